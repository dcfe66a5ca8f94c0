import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { TenantIndexes, VersionedTenantRecord } from '../../../platform/database/tenant-record.ts';
import {
  DateColumn,
  EnumColumn,
  FlagColumn,
  InstantColumn,
  JsonColumn,
  MoneyColumn,
} from '../../../platform/fields/columns.ts';
import { BillingRunKind, BillingRunStatus, SkipReason } from './billing-run.enums.ts';

@ObjectType({ description: 'How much a billing run left out for a reason.' })
export class SkippedCount {
  @Field(() => SkipReason, { description: 'The reason.' })
  reason!: SkipReason;

  @Field(() => Int, { description: 'How often.' })
  count!: number;
}

@ObjectType({ description: 'The results of a billing run.' })
export class BillingRunCounts {
  @Field(() => Int, { description: 'Fees that it made; of a preview, and while it is held, those that it would make.' })
  created!: number;

  @Field(() => Int, { description: 'Fees that there were already.' })
  existing!: number;

  @Extensions({ usualLength: 2 })
  @Field(() => [SkippedCount], { description: 'The items that it skipped, by reason.' })
  skipped!: SkippedCount[];

  @Field(() => Int, {
    description: 'Enrollments, or of penalties fees, that could not be billed: the next run tries again.',
  })
  failed!: number;
}

@ObjectType({
  description:
    'A pass over all enrollments, or all late fees, that bills missing fees. Repeating it bills no charge ' + 'twice.',
})
@Entity({ tableName: 'billing_runs' })
@TenantIndexes(
  'createdAt',
  'updatedAt',
  'asOf',

  ['kind', 'status', 'createdAt'],
  ['status', 'createdAt'],
)
export class BillingRun extends VersionedTenantRecord {
  @EnumColumn(() => BillingRunKind, 'The kind of billing run.', {
    inEvents: 'The kind of run: `enrollment`, `period`, `session` or `penalty`.',
  })
  kind!: BillingRunKind;

  @DateColumn('The day up to which it bills what begins.', { inEvents: true })
  asOf!: string;

  @EnumColumn(() => BillingRunStatus, 'The status of the run.')
  status!: BillingRunStatus;

  @FlagColumn('Whether the service began it by itself.', { inEvents: true })
  automatic: boolean = false;

  @DateColumn(
    'The day before which it bills nothing: the day on which billing became automatic. Null for a run that a user started.',
    {
      nullable: true,
    },
  )
  since: string | null = null;

  @JsonColumn(() => BillingRunCounts, 'The results of the run.')
  counts!: BillingRunCounts;

  @MoneyColumn('The sum of the fees that it made; of a preview, and while it is held, of those that it would make.', {
    default: 0,
    inEvents: true,
  })
  total: number = 0;

  @InstantColumn('When it was confirmed, having been held: RFC 3339, UTC.', { nullable: true })
  confirmedAt: string | null = null;

  @InstantColumn('When it was done or given up: RFC 3339, UTC.', { nullable: true })
  endedAt: string | null = null;

  /** The account that was billed last; null as long as it has not begun to bill, and empty where it is about to. */
  @Property({ type: 'string', length: 36, nullable: true })
  cursor: string | null = null;
}
