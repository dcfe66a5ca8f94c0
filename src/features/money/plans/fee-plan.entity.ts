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

/** The maximum number of revisions of a plan. All revisions are stored in the row of the plan. */
export const MOST_REVISIONS = 100;

/** The usual numbers of items and revisions in a plan. The cost of a query is computed from these numbers. */
const FEW_ITEMS = { usualLength: 5 };
const FEW_REVISIONS = { usualLength: 2 };

@ObjectType({ description: 'The due date of a fee, relative to an anchor date.' })
export class FeeDue {
  @EnumField(() => DueAnchor, 'The anchor date from which the due date is counted.')
  anchor!: DueAnchor;

  @IntegerField(-60, 90, 'The number of days after the anchor date; negative for days before it')
  offsetDays!: number;
}

@ObjectType({ description: 'The installments of a fee.' })
export class Installments {
  @ValueField(
    () => [Int],
    'The weights of the installments, in order. The amount of each installment is proportional to its weight.',
  )
  weights!: number[];

  @EnumField(() => InstallmentInterval, 'The interval between due dates.')
  every!: InstallmentInterval;
}

@ObjectType({ description: 'An item that a fee plan bills.' })
export class FeePlanItem {
  @TextField(30, 'The code of the item within the plan')
  code!: string;

  @EnumField(() => FeeType, "The type of the item's fees.")
  feeType!: FeeType;

  @TextField(255, "The title of the item's fees")
  title!: string;

  @MoneyField("The price of a whole period, or of a session, in the academy's currency.")
  amount!: number;

  @EnumField(() => BillingFrequency, 'The billing frequency.')
  frequency!: BillingFrequency;

  @ValueField(() => FeeDue, "The due date of the item's fees.")
  due!: FeeDue;

  @EnumField(() => ProrationBasis, 'The reduction of the price for students who attend only a part of the period.')
  proration!: ProrationBasis;

  @IdField('The id of the first tax rate; null for no tax.', { nullable: true })
  taxRateId!: string | null;

  @ValueField(() => [ID], 'The ids of the tax rates, at most three.')
  taxRateIds!: string[];

  @ValueField(
    () => Installments,
    "The installments into which the item's price is split; null if it is billed as one fee.",
    { nullable: true },
  )
  installments!: Installments | null;

  @FlagField('True if sessions from which the student was absent are billed.')
  chargeAbsent!: boolean;

  @FlagField(
    "True if the item's fees may be credited when a student leaves or moves, or when a batch is cancelled or " +
      'deleted.',
  )
  refundable!: boolean;
}

/**
 * Returns the ids of the tax rates of an item. An item that an older version of the service stored has at most one tax
 * rate.
 */
export const taxRateIdsOf = ({ taxRateId, taxRateIds }: FeePlanItem): readonly string[] =>
  taxRateIds ?? (taxRateId ? [taxRateId] : []);

@ObjectType({ description: 'The items that a fee plan bills from a day on.' })
export class FeePlanRevision {
  @Field(() => Int, { description: 'The number of the revision, from 1.' })
  number!: number;

  @Field(() => DateScalar, { description: 'The first day on which the revision is in effect.' })
  effectiveFrom!: string;

  @Field(() => RevisionScope, { description: 'The enrollments to which the revision applies.' })
  appliesTo!: RevisionScope;

  @Extensions(FEW_ITEMS)
  @Field(() => [FeePlanItem], { description: 'The items: 1 to 20.' })
  items!: FeePlanItem[];
}

@ObjectType({
  description:
    'A fee plan: the prices and due dates for students in a batch or a course. A plan for a batch replaces ' +
    'the plans of its course. A plan without a course or a batch is an add-on: it is assigned to single ' +
    'enrollments, in addition to their other plans. Fees keep the price with which they were billed.',
})
@Entity({ tableName: 'fee_plans' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'status', 'courseId', 'batchId')
export class FeePlan extends SoftDeletedTenantRecord {
  @TextColumn(100, 'The name', { search: true })
  name!: string;

  @RelationColumn(() => Course, 'course_id', 'The course whose enrollments the plan bills.', {
    nullable: true,
    inEvents: true,
  })
  course: Rel<Course> | null = null;
  courseId!: string | null;

  @RelationColumn(() => Batch, 'batch_id', 'The batch whose enrollments the plan bills.', {
    nullable: true,
    inEvents: true,
  })
  batch: Rel<Batch> | null = null;
  batchId!: string | null;

  @EnumColumn(() => FeePlanStatus, 'The status of the plan.', { default: FeePlanStatus.DRAFT, inEvents: true })
  status: FeePlanStatus = FeePlanStatus.DRAFT;

  @DateColumn('The first day on which the latest revision is in effect.', { inEvents: true })
  effectiveFrom!: string;

  @Extensions(FEW_ITEMS)
  @JsonColumn(() => [FeePlanItem], 'The items of the latest revision: 1 to 20.')
  items!: FeePlanItem[];

  @EnumColumn(() => DropPolicy, 'The treatment of billed charges when an enrollment is dropped.', {
    default: DropPolicy.NONE,
  })
  dropPolicy: DropPolicy = DropPolicy.NONE;

  @IntegerColumn(1, MOST_REVISIONS, 'The number of the latest revision', { default: 1, inEvents: true })
  revision: number = 1;

  @Extensions(FEW_REVISIONS)
  @JsonColumn(() => [FeePlanRevision], 'The revisions, the oldest first: past, current and future ones.')
  revisions!: FeePlanRevision[];
}
