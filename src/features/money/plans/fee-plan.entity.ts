import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../platform/database/tenant-record.ts';
import {
  DateColumn,
  EnumColumn,
  IntegerColumn,
  JsonColumn,
  RelationColumn,
  TextColumn,
} from '../../../platform/fields/columns.ts';
import {
  EnumField,
  FlagField,
  IdField,
  IntegerField,
  MoneyField,
  TextField,
  ValueField,
} from '../../../platform/fields/value-fields.ts';
import { DateScalar } from '../../../platform/validation/scalars.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import { Course } from '../../academics/courses/course.entity.ts';
import { BillingFrequency } from '../../academics/courses/course.enums.ts';
import { FeeType } from '../ledger/fee.enums.ts';
import {
  DropPolicy,
  DueAnchor,
  FeePlanStatus,
  InstallmentInterval,
  ProrationBasis,
  RevisionScope,
} from './fee-plan.enums.ts';

/** Most revisions of a plan: they are kept with it. */
export const MOST_REVISIONS = 100;

/** The cost of lists within a plan. */
const FEW_ITEMS = { usualLength: 5 };
const FEW_REVISIONS = { usualLength: 2 };

@ObjectType({ description: 'When a fee is due.' })
export class FeeDue {
  @EnumField(() => DueAnchor, 'The date from which it is counted.')
  anchor!: DueAnchor;

  @IntegerField(-60, 90, 'Days after that date, or before it if negative')
  offsetDays!: number;
}

@ObjectType({ description: 'How a fee is paid in parts.' })
export class Installments {
  @ValueField(() => [Int], 'The parts, the first first: each has the share of its weight in the sum of all.')
  weights!: number[];

  @EnumField(() => InstallmentInterval, 'The interval between due dates.')
  every!: InstallmentInterval;
}

@ObjectType({ description: 'Something that a fee plan bills.' })
export class FeePlanItem {
  @TextField(30, 'The name within the plan')
  code!: string;

  @EnumField(() => FeeType, 'The type of its fees.')
  feeType!: FeeType;

  @TextField(255, 'The title of its fees')
  title!: string;

  @MoneyField("The price of a whole period, or of a session, in the academy's currency.")
  amount!: number;

  @EnumField(() => BillingFrequency, 'How often it is billed.')
  frequency!: BillingFrequency;

  @ValueField(() => FeeDue, 'When its fees are due.')
  due!: FeeDue;

  @EnumField(() => ProrationBasis, 'The reduction of the price for students who attend only a part of the period.')
  proration!: ProrationBasis;

  @IdField('The id of the first tax rate; null for no tax.', { nullable: true })
  taxRateId!: string | null;

  @ValueField(() => [ID], 'The ids of the tax rates, at most three.')
  taxRateIds!: string[];

  @ValueField(() => Installments, 'How its fees are paid in parts; null for all at once.', { nullable: true })
  installments!: Installments | null;

  @FlagField('Whether sessions are billed of which the student was absent.')
  chargeAbsent!: boolean;

  @FlagField('Whether its fees may be credited when a student leaves or moves, or a batch is cancelled or deleted.')
  refundable!: boolean;
}

/** The ids of the tax rates of an item. One that an older version has written has one at most. */
export const taxRateIdsOf = ({ taxRateId, taxRateIds }: FeePlanItem): readonly string[] =>
  taxRateIds ?? (taxRateId ? [taxRateId] : []);

@ObjectType({ description: 'The items that a fee plan bills from a day on.' })
export class FeePlanRevision {
  @Field(() => Int, { description: 'Counts the revisions of the plan, from 1.' })
  number!: number;

  @Field(() => DateScalar, { description: 'The first day on which it is in effect.' })
  effectiveFrom!: string;

  @Field(() => RevisionScope, { description: 'Whom it is for.' })
  appliesTo!: RevisionScope;

  @Extensions(FEW_ITEMS)
  @Field(() => [FeePlanItem], { description: 'The items: 1 to 20.' })
  items!: FeePlanItem[];
}

@ObjectType({
  description:
    'The fees of students in a batch or a course, and their dates. A plan of a batch replaces the plans of its ' +
    'course; a plan of neither is assigned to single enrollments, in addition to their others. Fees keep the price that they were billed with.',
})
@Entity({ tableName: 'fee_plans' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'status', 'courseId', 'batchId')
export class FeePlan extends SoftDeletedTenantRecord {
  @TextColumn(100, 'The name', { search: true })
  name!: string;

  @RelationColumn(() => Course, 'course_id', 'The course whose enrollments it bills.', {
    nullable: true,
    inEvents: true,
  })
  course: Rel<Course> | null = null;
  courseId!: string | null;

  @RelationColumn(() => Batch, 'batch_id', 'The batch whose enrollments it bills.', { nullable: true, inEvents: true })
  batch: Rel<Batch> | null = null;
  batchId!: string | null;

  @EnumColumn(() => FeePlanStatus, 'Whether it is billed by.', { default: FeePlanStatus.DRAFT, inEvents: true })
  status: FeePlanStatus = FeePlanStatus.DRAFT;

  @DateColumn('The first day on which the latest revision is in effect.', { inEvents: true })
  effectiveFrom!: string;

  @Extensions(FEW_ITEMS)
  @JsonColumn(() => [FeePlanItem], 'The items of the latest revision: 1 to 20.')
  items!: FeePlanItem[];

  @EnumColumn(() => DropPolicy, 'How the service treats billed charges when an enrollment is dropped.', {
    default: DropPolicy.NONE,
  })
  dropPolicy: DropPolicy = DropPolicy.NONE;

  @IntegerColumn(1, MOST_REVISIONS, 'The number of the latest revision', { default: 1, inEvents: true })
  revision: number = 1;

  @Extensions(FEW_REVISIONS)
  @JsonColumn(() => [FeePlanRevision], 'The revisions, the oldest first: past, current and future ones.')
  revisions!: FeePlanRevision[];
}
