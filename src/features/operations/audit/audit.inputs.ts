import { InputType } from 'type-graphql';
import { filterWith } from '../../../platform/fields/filter-of.ts';
import { InstantFilter, ListFilter, WordFilter } from '../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';

@InputType({ description: 'Filters for audit entries; all conditions must hold.' })
export class AuditEntryFilter extends filterWith(ListFilter, {
  search: 'Filters by text in the type of the record or in the request id.',
  userId: 'Filters by the user who made the change.',
  action: WordFilter('Filters by action: `created`, `updated`, `deleted`, `restored` or `erased`.'),
  resource: WordFilter('Filters by type of record: `Batch`, `Enrollment`, …'),
  resourceId: 'Filters by the id of the changed record.',
  from: InstantFilter('Changes at this instant or later.'),
  to: InstantFilter('Changes at this instant or earlier.', NotBefore('from')),
}) {}

export const AuditEntryOrder = orderEnum('AuditEntryOrder', ['createdAt']);
export const AuditEntryListArgs = listArgs(AuditEntryFilter, AuditEntryOrder);
