import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ObjectType } from 'type-graphql';
import { MinorUnits, Timestamp } from '../../../platform/database/columns.ts';
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
import { MoneyScalar } from '../../../platform/validation/scalars.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { Parent } from '../../people/parents/parent.entity.ts';
import { Student } from '../../people/students/student.entity.ts';
import { Account } from '../accounts/account.entity.ts';
import { BillingRun } from './billing-run.entity.ts';
import { FeeType, feeTypeInWords, PaymentMethod, PaymentStatus } from './fee.enums.ts';
import { FeeTax, Installment, PenaltyBasis, PriceStep } from './fee-values.entity.ts';

/** The column that marks voided fees. Lists omit these fees. */
const VOID = { property: 'voidedAt', column: 'voided_at' };

/** The condition for open fees. Even in an academy with many fees, only a few are open at a time. */
const OPEN = 'voided_at is null and paid_amount + credited_amount < amount';

@ObjectType({ description: 'An amount that a student or a parent owes the academy.' })
@Entity({ tableName: 'fees' })
@ListIndexes(VOID, 'updatedAt', 'dueDate', ['feeType', 'createdAt'])
// the next two indexes contain the columns of filters, so that the database can filter rows without reading the table
@Index({ properties: ['academyId', 'createdAt', 'id', 'voidedAt', 'amount'], where: 'voided_at is null' })
@Index({ properties: ['academyId', 'amount', 'id', 'voidedAt', 'feeType'], where: 'voided_at is null' })
@Index({ name: 'fees_open_created_at_index', properties: ['academyId', 'createdAt', 'id', 'dueDate'], where: OPEN })
@Index({ name: 'fees_open_updated_at_index', properties: ['academyId', 'updatedAt', 'id', 'dueDate'], where: OPEN })
@Index({ name: 'fees_open_due_date_index', properties: ['academyId', 'dueDate', 'id'], where: OPEN })
@TenantIndexes(['studentId', 'createdAt'], ['studentId', 'dueDate'], ['parentId', 'createdAt'], 'enrollmentId')
@TenantIndexes(['accountId', 'dueDate'])
// this index finds the few fees that are not in the academy's currency
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
  @RelationColumn(() => Student, 'student_id', 'The student that the fee is for; null if only a parent is billed.', {
    nullable: true,
    inEvents: true,
  })
  student: Rel<Student> | null = null;
  studentId!: string | null;

  @RelationColumn(() => Parent, 'parent_id', 'The parent who is billed.', { nullable: true, inEvents: true })
  parent: Rel<Parent> | null = null;
  parentId!: string | null;

  @RelationColumn(() => Account, 'account_id', 'The account of the payer.', { inEvents: true })
  account!: Rel<Account>;
  accountId!: string;

  @RelationColumn(() => Enrollment, 'enrollment_id', 'The enrollment that the fee is for.', {
    nullable: true,
    inEvents: true,
  })
  enrollment: Rel<Enrollment> | null = null;
  enrollmentId!: string | null;

  @EnumColumn(() => FeeType, 'The type of the fee.', { inEvents: true })
  feeType!: FeeType;

  @TextColumn(255, 'The title', { nullable: true, search: true, personal: 'blank' })
  title: string | null = null;

  @CodeColumn(
    50,
    'The period that the fee is for. If a whole batch was billed, it is free text. For charges by a fee plan ' +
      'or a course price, it is `once`, a month (`2026-12`), or the id of a term or session. Null for other ' +
      'fees.',
    {
      nullable: true,
      personal: 'keep',
    },
  )
  period: string | null = null;

  @MoneyColumn('The amount.', { inEvents: true })
  amount!: number;

  @CodeColumn(3, "The ISO 4217 code of the currency of the amount: the academy's currency at the time of billing.", {
    inEvents: true,
    personal: 'keep',
  })
  currency!: string;

  @DateColumn('The due date.', { inEvents: true, personal: 'keep' })
  dueDate!: string;

  @JsonColumn(
    () => [PriceStep],
    'The calculation of the amount, step by step; null for a manually billed fee without taxes.',
    {
      nullable: true,
      personal: 'keep',
    },
  )
  steps: PriceStep[] | null = null;

  @MoneyColumn('The tax that is included in the amount.', { default: 0 })
  tax: number = 0;

  @Extensions({ usualLength: 3 })
  @JsonColumn(
    () => [FeeTax],
    'The taxes that are included in the amount, one per tax rate. Null for a manually billed fee without ' +
      'taxes, and for old fees without stored taxes.',
    {
      nullable: true,
      personal: 'keep',
    },
  )
  taxes: FeeTax[] | null = null;

  /**
   * The sum of the payments less refunds. Each transaction that writes ledger entries updates this sum, so that queries
   * need not compute it.
   */
  @MoneyColumn('The paid amount, less refunds.', { default: 0, inEvents: true })
  paidAmount: number = 0;

  /** The sum of the credit allocated from credit notes, updated like `paidAmount`. */
  @MoneyColumn('The credited part of the amount, which does not have to be paid.', { default: 0, inEvents: true })
  creditedAmount: number = 0;

  @Field(() => MoneyScalar, {
    description:
      'The sum of the credit notes for this fee that are not voided, even if their credit now pays other fees.',
  })
  @Property({ type: MinorUnits, persist: false })
  creditNotesAmount!: number;

  @Field(() => MoneyScalar, { description: 'The open amount; `0.00` for a voided fee.' })
  @Property({ type: MinorUnits, persist: false })
  balance!: number;

  @Field(() => PaymentStatus, {
    description:
      "The payment status as of today, in the academy's time zone. A voided fee is `PAID`, because nothing is " +
      'owed.',
  })
  @Property({ type: 'string', persist: false })
  paymentStatus!: PaymentStatus;

  @EnumColumn(() => PaymentMethod, 'The payment method of the last payment.', { nullable: true })
  paymentMethod: PaymentMethod | null = null;

  @CodeColumn(20, 'The receipt number of the last payment.', { nullable: true, search: true, personal: 'keep' })
  receiptNumber: string | null = null;

  @InstantColumn('The time at which the fee was voided: RFC 3339, UTC.', { nullable: true })
  voidedAt: string | null = null;

  @TextColumn(5000, 'Notes', { nullable: true, personal: 'blank' })
  notes: string | null = null;

  @CodeColumn(
    255,
    'The key of the charge that the fee bills, which prevents billing it twice; null for a manually billed fee.',
    {
      nullable: true,
      personal: 'keep',
    },
  )
  billingKey: string | null = null;

  @RelationColumn(() => Fee, 'penalty_for_id', 'The overdue fee for which this fee is a penalty.', {
    nullable: true,
  })
  penaltyFor: Rel<Fee> | null = null;
  penaltyForId!: string | null;

  @JsonColumn(
    () => PenaltyBasis,
    'The values from which a penalty was calculated; null for other fees, and for manually billed penalties.',
    {
      nullable: true,
      personal: 'keep',
    },
  )
  penaltyBasis: PenaltyBasis | null = null;

  @InstantColumn('The time at which a penalty was waived: RFC 3339, UTC.', { nullable: true })
  waivedAt: string | null = null;

  @TextColumn(255, 'The reason for waiving a penalty', { nullable: true, personal: 'blank' })
  waiveReason: string | null = null;

  @RelationColumn(
    () => BillingRun,
    'billing_run_id',
    'The billing run that billed the fee; null if the fee was billed otherwise.',
    { nullable: true },
  )
  billingRun: Rel<BillingRun> | null = null;
  billingRunId!: string | null;

  /**
   * The rank among siblings that was used for the price, unique within a period; null if no discount needed the rank.
   */
  @Property({ type: 'smallint', nullable: true })
  siblingRank: number | null = null;

  /**
   * The number of sessions or days for which the charge was billed. All installments of the charge have the same number.
   * Null if the price did not depend on such a number, and for fees that were billed before this was stored.
   */
  @Property({ type: 'smallint', nullable: true })
  billedUnits: number | null = null;

  /** The time of the invoice; null until it is issued. An invoiced fee keeps the values that the invoice prints. */
  @Property({ type: Timestamp, nullable: true })
  invoicedAt: string | null = null;

  /** The id of the invoice. It is not stored with the fee: queries read it from the invoices table. */
  @Property({ type: 'uuid', persist: false })
  invoiceId!: string | null;

  @JsonColumn(
    () => Installment,
    'The position of the fee among its installments; null if the fee is not an installment.',
    {
      nullable: true,
      personal: 'keep',
    },
  )
  installment: Installment | null = null;
}

/** Returns the only step in the price of a fee that was billed manually and has no taxes: its amount. */
export const singleStep = ({ title, feeType }: Pick<Fee, 'title' | 'feeType'>, amount: number): PriceStep => ({
  label: title ?? feeTypeInWords(feeType),
  ...{ basis: null, fraction: null, amount, total: amount },
});
