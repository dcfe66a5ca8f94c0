import { Field, InputType } from 'type-graphql';
import { IdInput } from '../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../platform/graphql/connection.ts';
import { DateTimeScalar } from '../../platform/validation/scalars.ts';

@InputType({ description: 'Which audit entries; all conditions must hold.' })
export class AuditEntryFilter {
  @Field(() => String, { nullable: true, description: 'Text in the resource or the request id.' })
  search?: string;

  @IdInput('Done by this user.')
  userId?: string;

  @Field(() => String, { nullable: true, description: '`created`, `updated` or `deleted`.' })
  action?: string;

  @Field(() => String, { nullable: true, description: 'Done to this kind of thing: `Batch`, `Enrollment`, …' })
  resource?: string;

  @IdInput('Done to this very thing.')
  resourceId?: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'At this instant or later.' })
  from?: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'At this instant or earlier.' })
  to?: string;
}

export const AuditEntryOrder = orderEnum('AuditEntryOrder', ['createdAt']);
export const AuditEntryListArgs = listArgs(AuditEntryFilter, AuditEntryOrder);
