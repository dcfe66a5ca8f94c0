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

@ObjectType({ description: 'What became of what a billing run was to bill.' })
export class BillingRunCounts {
  @Field(() => Int, { description: 'Fees that it made; of a preview, and while it is held, those that it would make.' })
  created!: number;

  @Field(() => Int, { description: 'Fees that there were already.' })
  existing!: number;

  @Extensions({ usualLength: 2 })
  @Field(() => [SkippedCount], { description: 'What it left out, by the reason.' })
  skipped!: SkippedCount[];

  @Field(() => Int, {
    description: 'Enrollments, or of penalties fees, that could not be billed: the next run tries again.',
  })
  failed!: number;
}

@ObjectType({
  description:
    'A pass over all enrollments, or all late fees, that bills what there is no fee of yet. However often it is repeated, ' +
    'nothing is billed twice.',
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
  @EnumColumn(() => BillingRunKind, 'What it bills.', {
    inEvents: 'What it bills: `enrollment`, `period`, `session` or `penalty`.',
  })
  kind!: BillingRunKind;

  @DateColumn('The day up to which it bills what begins.', { inEvents: true })
  asOf!: string;

  @EnumColumn(() => BillingRunStatus, 'Where it stands.')
  status!: BillingRunStatus;

  @FlagColumn('Whether the service began it by itself.', { inEvents: true })
  automatic: boolean = false;

  @DateColumn(
    'The day before which it bills nothing: on which billing became automatic. Null of one that was asked for.',
    {
      nullable: true,
    },
  )
  since: string | null = null;

  @JsonColumn(() => BillingRunCounts, 'What became of what was to be billed.')
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
