import { Field, InputType } from 'type-graphql';
import { IdFilter, InstantFilter, ListFilter, WordFilter } from '../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';

@InputType({ description: 'Which audit entries; all conditions must hold.' })
export class AuditEntryFilter extends ListFilter {
  @Field(() => String, { nullable: true, description: 'Text in the resource or the request id.' })
  search?: string;

  @IdFilter('Done by this user.')
  userId?: string;

  @WordFilter('`created`, `updated`, `deleted`, `restored` or `erased`.')
  action?: string;

  @WordFilter('Done to this kind of thing: `Batch`, `Enrollment`, …')
  resource?: string;

  @IdFilter('Done to this very thing.')
  resourceId?: string;

  @InstantFilter('At this instant or later.')
  from?: string;

  @InstantFilter('At this instant or earlier.')
  @NotBefore('from')
  to?: string;
}

export const AuditEntryOrder = orderEnum('AuditEntryOrder', ['createdAt']);
export const AuditEntryListArgs = listArgs(AuditEntryFilter, AuditEntryOrder);
