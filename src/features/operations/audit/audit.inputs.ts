import { InputType } from 'type-graphql';
import { filterWith } from '../../../platform/fields/filter-of.ts';
import { InstantFilter, ListFilter, WordFilter } from '../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';

@InputType({ description: 'Which audit entries; all conditions must hold.' })
export class AuditEntryFilter extends filterWith(ListFilter, {
  search: 'Text in the resource or the request id.',
  userId: 'Done by this user.',
  action: WordFilter('`created`, `updated`, `deleted`, `restored` or `erased`.'),
  resource: WordFilter('Done to this kind of thing: `Batch`, `Enrollment`, …'),
  resourceId: 'Done to this very thing.',
  from: InstantFilter('At this instant or later.'),
  to: InstantFilter('At this instant or earlier.', NotBefore('from')),
}) {}

export const AuditEntryOrder = orderEnum('AuditEntryOrder', ['createdAt']);
export const AuditEntryListArgs = listArgs(AuditEntryFilter, AuditEntryOrder);
