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

@ObjectType({ description: 'The number of charges that a billing run skipped for a reason.' })
export class SkippedCount {
  @Field(() => SkipReason, { description: 'The reason.' })
  reason!: SkipReason;

  @Field(() => Int, { description: 'The number of skipped charges.' })
  count!: number;
}

@ObjectType({ description: 'The numbers of created, existing, failed and skipped fees in a billing run.' })
export class BillingRunCounts {
  @Field(() => Int, {
    description:
      'The number of fees that the run billed. For a preview or a held run, the number of fees that it would bill.',
  })
  created!: number;

  @Field(() => Int, { description: 'The number of fees that existed already.' })
  existing!: number;

  @Extensions({ usualLength: 2 })
  @Field(() => [SkippedCount], { description: 'The skipped items, by reason.' })
  skipped!: SkippedCount[];

  @Field(() => Int, {
    description:
      'The number of enrollments that could not be billed; for a penalty run, the number of fees to which no ' +
      'penalty could be added. The next run tries again.',
  })
  failed!: number;
}

@ObjectType({
  description:
    'A billing run. A penalty run checks all overdue fees and adds the missing penalties. Other runs check all ' +
    'enrollments and bill the missing fees. A repeated run bills nothing twice.',
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

  @DateColumn('The day up to which the run bills charges, inclusive.', { inEvents: true })
  asOf!: string;

  @EnumColumn(() => BillingRunStatus, 'The status of the run.')
  status!: BillingRunStatus;

  @FlagColumn('True if the service started the run automatically.', { inEvents: true })
  automatic: boolean = false;

  @DateColumn(
    'The first day from which the run bills: the day on which billing became automatic. Null for a run that a ' +
      'user started.',
    {
      nullable: true,
    },
  )
  since: string | null = null;

  @JsonColumn(() => BillingRunCounts, 'The numbers of created, existing, failed and skipped fees.')
  counts!: BillingRunCounts;

  @MoneyColumn(
    'The sum of the fees that the run billed. For a preview or a held run, the sum of the fees that it would ' +
      'bill.',
    {
      default: 0,
      inEvents: true,
    },
  )
  total: number = 0;

  @InstantColumn('The time at which the held run was confirmed: RFC 3339, UTC. Null if it was not confirmed.', {
    nullable: true,
  })
  confirmedAt: string | null = null;

  @InstantColumn('The time at which the run ended or failed: RFC 3339, UTC.', { nullable: true })
  endedAt: string | null = null;

  /**
   * The id of the payer that was billed last; in a run for penalties, the id of the account. Null before the run begins
   * to bill; then an empty text until the first payer is billed.
   */
  @Property({ type: 'string', length: 36, nullable: true })
  cursor: string | null = null;
}
