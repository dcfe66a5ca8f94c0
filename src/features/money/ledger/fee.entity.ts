import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { MinorUnits } from '../../../platform/database/columns.ts';
import { ListIndexes, TenantIndexes, VersionedTenantRecord } from '../../../platform/database/tenant-record.ts';
import {
  CodeColumn,
  DateColumn,
  EnumColumn,
  InstantColumn,
  JsonColumn,
  MoneyColumn,
  RelationColumn,
  TextColumn,
} from '../../../platform/fields/columns.ts';
import { DateScalar, MoneyScalar, PercentScalar } from '../../../platform/validation/scalars.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { Parent } from '../../people/parents/parent.entity.ts';
import { Student } from '../../people/students/student.entity.ts';
import { Account } from '../accounts/account.entity.ts';
import { BillingRun } from './billing-run.entity.ts';
import { FeeType, PaymentMethod, PaymentStatus } from './fee.enums.ts';

/** Fees that are left out of all lists. */
const VOID = { property: 'voidedAt', column: 'voided_at' };

/** Open fees: few, regardless of the number of fees. */
const OPEN = 'voided_at is null and paid_amount + credited_amount < amount';

@ObjectType({ description: 'A step by which an amount came about. Each begins with the total of the one before it.' })
export class PriceStep {
  @Field(() => String, { description: 'A description in words.' })
  label!: string;

  @Field(() => MoneyScalar, { nullable: true, description: 'The amount that the fraction is of; null without one.' })
  basis!: number | null;

  @Field(() => String, { nullable: true, description: 'How much of the basis: `7/9`, or `10.00 %`.' })
  fraction!: string | null;

  @Field(() => MoneyScalar, { description: 'The amount that the step adds; negative if it subtracts.' })
  amount!: number;

  @Field(() => MoneyScalar, { description: 'The total of all steps up to this one.' })
  total!: number;
}

@ObjectType({ description: 'A tax in the amount of a fee, at the rate with which the fee was billed.' })
export class FeeTax {
  @Field(() => ID, { description: 'The id of the tax rate.' })
  taxRateId!: string;

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => PercentScalar, { description: 'How much of the net price.' })
  percent!: number;

  @Field(() => Boolean, { description: 'Whether the price included it; otherwise it was added.' })
  inclusive!: boolean;

  @Field(() => MoneyScalar, { description: 'The total.' })
  amount!: number;
}

@ObjectType({ description: 'Which part of a total a fee is that is paid in parts.' })
export class Installment {
  @Field(() => ID, { description: 'The id that all parts of a fee share, including parts of parts: a UUID.' })
  groupId!: string;

  @Field(() => Int, { description: 'Its number among the parts that were made together, from 1.' })
  number!: number;

  @Field(() => Int, { description: 'How many parts were made together.' })
  count!: number;
}

@ObjectType({ description: 'The basis of a penalty for a fee that was paid late.' })
export class PenaltyBasis {
  @Field(() => DateScalar, { description: 'The last day of grace of that fee: at its end something was left to pay.' })
  graceEnd!: string;

  @Field(() => MoneyScalar, { description: 'The open amount at that time.' })
  balance!: number;

  @Field(() => PercentScalar, { nullable: true, description: 'How much of it; null where the penalty is fixed.' })
  percent!: number | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'The fixed amount; null where it is a percentage.' })
  amount!: number | null;
}

@ObjectType({ description: 'An amount that a student, or a parent, owes the academy.' })
@Entity({ tableName: 'fees' })
@ListIndexes(VOID, 'updatedAt', 'dueDate', ['feeType', 'createdAt'])
// filters skip rows in the index
@Index({ properties: ['academyId', 'createdAt', 'id', 'voidedAt', 'amount'], where: 'voided_at is null' })
@Index({ properties: ['academyId', 'amount', 'id', 'voidedAt', 'feeType'], where: 'voided_at is null' })
@Index({ name: 'fees_open_created_at_index', properties: ['academyId', 'createdAt', 'id', 'dueDate'], where: OPEN })
@Index({ name: 'fees_open_updated_at_index', properties: ['academyId', 'updatedAt', 'id', 'dueDate'], where: OPEN })
@Index({ name: 'fees_open_due_date_index', properties: ['academyId', 'dueDate', 'id'], where: OPEN })
@TenantIndexes(['studentId', 'createdAt'], ['studentId', 'dueDate'], ['parentId', 'createdAt'], 'enrollmentId')
@TenantIndexes(['accountId', 'dueDate'])
// hardly any are in another one than the academy's, and those are found at once
@Index({ properties: ['academyId', 'currency'] })
@Index({ properties: ['academyId', 'billingRunId', 'createdAt', 'id'], where: 'billing_run_id is not null' })
@Unique({
  properties: ['academyId', 'enrollmentId', 'feeType', 'period'],
  where: 'period is not null and voided_at is null and billing_key is null',
})
@Unique({ properties: ['academyId', 'billingKey'], where: 'billing_key is not null' })
@Unique({ properties: ['academyId', 'penaltyForId'], where: 'penalty_for_id is not null' })
@Check({ name: 'fees_billed_to_somebody_check', expression: 'student_id is not null or parent_id is not null' })
@Check({
  name: 'fees_paid_amount_check',
  expression: 'paid_amount >= 0 and credited_amount >= 0 and paid_amount + credited_amount <= amount',
})
export class Fee extends VersionedTenantRecord {
  @RelationColumn(() => Student, 'student_id', 'The student it is for; null when only a parent is billed.', {
    nullable: true,
    inEvents: true,
  })
  student: Rel<Student> | null = null;
  studentId!: string | null;

  @RelationColumn(() => Parent, 'parent_id', 'The parent who is billed.', { nullable: true, inEvents: true })
  parent: Rel<Parent> | null = null;
  parentId!: string | null;

  @RelationColumn(() => Account, 'account_id', 'The account of who pays.', { inEvents: true })
  account!: Rel<Account>;
  accountId!: string;

  @RelationColumn(() => Enrollment, 'enrollment_id', 'The enrollment it is for.', { nullable: true, inEvents: true })
  enrollment: Rel<Enrollment> | null = null;
  enrollmentId!: string | null;

  @EnumColumn(() => FeeType, 'The place and the options of a quote.', { inEvents: true })
  feeType!: FeeType;

  @TextColumn(255, 'The title', { nullable: true, search: true, personal: 'blank' })
  title: string | null = null;

  @CodeColumn(50, 'The time it is for, when a whole batch was billed: an enrollment has one fee of a type for it.', {
    nullable: true,
    personal: 'keep',
  })
  period: string | null = null;

  @MoneyColumn('The amount.', { inEvents: true })
  amount!: number;

  @CodeColumn(3, 'ISO 4217 code of the amount: the currency of the academy when it was billed.', {
    inEvents: true,
    personal: 'keep',
  })
  currency!: string;

  @DateColumn('The last day on which to pay.', { inEvents: true, personal: 'keep' })
  dueDate!: string;

  @JsonColumn(
    () => [PriceStep],
    'How the amount came about, step by step; null where it was billed by hand without taxes.',
    {
      nullable: true,
      personal: 'keep',
    },
  )
  steps: PriceStep[] | null = null;

  @MoneyColumn('The tax in the amount.', { default: 0 })
  tax: number = 0;

  @Extensions({ usualLength: 3 })
  @JsonColumn(
    () => [FeeTax],
    'The taxes in the amount, each by itself; null if it was billed by hand without any, or before they were kept.',
    {
      nullable: true,
      personal: 'keep',
    },
  )
  taxes: FeeTax[] | null = null;

  /** The sum of the payments less refunds, kept beside the ledger in the same transaction so that lists need no sums. */
  @MoneyColumn('The paid amount, less refunds.', { default: 0, inEvents: true })
  paidAmount: number = 0;

  /** The sum of the credit notes on it, kept as `paidAmount` is. */
  @MoneyColumn('The amount of credit notes on the fee: it need not be paid.', { default: 0, inEvents: true })
  creditedAmount: number = 0;

  @Field(() => MoneyScalar, {
    description: 'The sum of the credit notes for this fee that are not voided, wherever their money is by now.',
  })
  @Property({ type: MinorUnits, persist: false })
  creditNotesAmount!: number;

  @Field(() => MoneyScalar, { description: 'The open amount: `0.00` for a voided fee.' })
  @Property({ type: MinorUnits, persist: false })
  balance!: number;

  @Field(() => PaymentStatus, {
    description:
      "The payment status as of today, in the academy's time zone: `PAID` for a voided fee, as nothing is owed.",
  })
  @Property({ type: 'string', persist: false })
  paymentStatus!: PaymentStatus;

  @EnumColumn(() => PaymentMethod, 'How the last payment was made.', { nullable: true })
  paymentMethod: PaymentMethod | null = null;

  @CodeColumn(20, 'The receipt number of the last payment.', { nullable: true, search: true, personal: 'keep' })
  receiptNumber: string | null = null;

  @InstantColumn('When it was voided: RFC 3339, UTC.', { nullable: true })
  voidedAt: string | null = null;

  @TextColumn(5000, 'Notes', { nullable: true, personal: 'blank' })
  notes: string | null = null;

  @CodeColumn(255, 'The item that a billing run bills with the fee, once; null for a fee billed by hand.', {
    nullable: true,
    personal: 'keep',
  })
  billingKey: string | null = null;

  @RelationColumn(() => Fee, 'penalty_for_id', 'The fee that it is the penalty for, which was paid late.', {
    nullable: true,
  })
  penaltyFor: Rel<Fee> | null = null;
  penaltyForId!: string | null;

  @JsonColumn(() => PenaltyBasis, 'The basis of a penalty; null for other fees, and for penalties billed by hand.', {
    nullable: true,
    personal: 'keep',
  })
  penaltyBasis: PenaltyBasis | null = null;

  @InstantColumn('When a penalty was waived: RFC 3339, UTC.', { nullable: true })
  waivedAt: string | null = null;

  @TextColumn(255, 'Why a penalty was waived', { nullable: true, personal: 'blank' })
  waiveReason: string | null = null;

  @RelationColumn(
    () => BillingRun,
    'billing_run_id',
    'The billing run that made it; null where it was billed otherwise.',
    { nullable: true },
  )
  billingRun: Rel<BillingRun> | null = null;
  billingRunId!: string | null;

  /** The rank among siblings that was used for the price, unique within a period; null if no discount needed it. */
  @Property({ type: 'smallint', nullable: true })
  siblingRank: number | null = null;

  @JsonColumn(() => Installment, 'Which part of a total it is; null where it is whole.', {
    nullable: true,
    personal: 'keep',
  })
  installment: Installment | null = null;
}
