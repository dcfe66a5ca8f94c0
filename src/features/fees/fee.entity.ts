import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { MinorUnits } from '../../platform/database/columns.ts';
import { ListIndexes, TenantIndexes, tenantKey, VersionedTenantRecord } from '../../platform/database/tenant-record.ts';
import {
  DateColumn,
  EnumColumn,
  InstantColumn,
  KeyColumn,
  MoneyColumn,
  TextColumn,
} from '../../platform/fields/columns.ts';
import { MoneyScalar } from '../../platform/validation/scalars.ts';
import { Enrollment } from '../enrollments/enrollment.entity.ts';
import { Parent } from '../parents/parent.entity.ts';
import { Student } from '../students/student.entity.ts';
import { FeeType, PaymentMethod, PaymentStatus } from './fee.enums.ts';

/** Fees that are left out of all lists. */
const VOID = { property: 'voidedAt', column: 'voided_at' };

/** Fees that somebody still owes: few, however many there have been. */
const OPEN = 'voided_at is null and paid_amount < amount';

@ObjectType({ description: 'An amount that a student, or a parent, owes the academy.' })
@Entity({ tableName: 'fees' })
@ListIndexes(VOID, 'updatedAt', 'dueDate', ['feeType', 'createdAt'])
// what a filter leaves out is left out by the index alone
@Index({ properties: ['academyId', 'createdAt', 'id', 'voidedAt', 'amount'], where: 'voided_at is null' })
@Index({ properties: ['academyId', 'amount', 'id', 'voidedAt', 'feeType'], where: 'voided_at is null' })
@Index({ name: 'fees_open_created_at_index', properties: ['academyId', 'createdAt', 'id', 'dueDate'], where: OPEN })
@Index({ name: 'fees_open_updated_at_index', properties: ['academyId', 'updatedAt', 'id', 'dueDate'], where: OPEN })
@Index({ name: 'fees_open_due_date_index', properties: ['academyId', 'dueDate', 'id'], where: OPEN })
@TenantIndexes(['studentId', 'createdAt'], ['studentId', 'dueDate'], ['parentId', 'createdAt'], 'enrollmentId')
@Unique({
  properties: ['academyId', 'enrollmentId', 'feeType', 'period'],
  where: 'period is not null and voided_at is null',
})
@Check({ name: 'fees_billed_to_somebody_check', expression: 'student_id is not null or parent_id is not null' })
@Check({ name: 'fees_paid_amount_check', expression: 'paid_amount >= 0 and paid_amount <= amount' })
export class Fee extends VersionedTenantRecord {
  @ManyToOne(() => Student, tenantKey('student_id', { nullable: true }))
  student: Rel<Student> | null = null;

  @KeyColumn('student_id', 'The student it is for; null when a parent alone is billed.', { nullable: true })
  studentId!: string | null;

  @ManyToOne(() => Parent, tenantKey('parent_id', { nullable: true }))
  parent: Rel<Parent> | null = null;

  @KeyColumn('parent_id', 'The parent who is billed.', { nullable: true })
  parentId!: string | null;

  @ManyToOne(() => Enrollment, tenantKey('enrollment_id', { nullable: true }))
  enrollment: Rel<Enrollment> | null = null;

  @KeyColumn('enrollment_id', 'The enrollment it is for.', { nullable: true })
  enrollmentId!: string | null;

  @EnumColumn(() => FeeType, 'What it is for.')
  feeType!: FeeType;

  @TextColumn(255, 'The title', { nullable: true })
  title: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The time it is for, when a whole batch was billed: an enrollment has one fee of a type for it.',
  })
  @Property({ type: 'string', length: 50, nullable: true })
  period: string | null = null;

  @MoneyColumn('The amount.')
  amount!: number;

  @Field(() => String, { description: 'ISO 4217 code of the amount: the currency of the academy when it was billed.' })
  @Property({ type: 'string', length: 3 })
  currency!: string;

  @DateColumn('The last day on which to pay.')
  dueDate!: string;

  /** The sum of the payments less refunds, kept beside the ledger in the same transaction so that lists need no sums. */
  @MoneyColumn('What was paid, less refunds.', { default: 0 })
  paidAmount: number = 0;

  @Field(() => MoneyScalar, { description: 'What is left to pay.' })
  @Property({ type: MinorUnits, persist: false })
  balance!: number;

  @Field(() => PaymentStatus, { description: "Where the payment stands today, in the academy's time zone." })
  @Property({ type: 'string', persist: false })
  paymentStatus!: PaymentStatus;

  @EnumColumn(() => PaymentMethod, 'How the last payment was made.', { nullable: true })
  paymentMethod: PaymentMethod | null = null;

  @Field(() => String, { nullable: true, description: 'The receipt number of the last payment.' })
  @Property({ type: 'string', length: 20, nullable: true })
  receiptNumber: string | null = null;

  @InstantColumn('When it was voided: RFC 3339, UTC.', { nullable: true })
  voidedAt: string | null = null;

  @TextColumn(5000, 'Notes', { nullable: true })
  notes: string | null = null;
}
