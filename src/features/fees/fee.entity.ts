import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { MinorUnits, Timestamp } from '../../platform/database/columns.ts';
import { keyColumn, TenantIndexes, tenantKey, VersionedTenantRecord } from '../../platform/database/tenant-record.ts';
import { DateScalar, DateTimeScalar, MoneyScalar } from '../../platform/validation/scalars.ts';
import { Enrollment } from '../enrollments/enrollment.entity.ts';
import { Parent } from '../parents/parent.entity.ts';
import { Student } from '../students/student.entity.ts';
import { FeeType, PaymentMethod, PaymentStatus } from './fee.enums.ts';

@ObjectType({ description: 'An amount that a student, or a parent, owes the academy.' })
@Entity({ tableName: 'fees' })
@TenantIndexes('createdAt', 'updatedAt', 'dueDate', 'amount', 'feeType')
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

  @Field(() => ID, { nullable: true, description: 'The student it is for; null when a parent alone is billed.' })
  @Property(keyColumn('student_id', { nullable: true }))
  studentId!: string | null;

  @ManyToOne(() => Parent, tenantKey('parent_id', { nullable: true }))
  parent: Rel<Parent> | null = null;

  @Field(() => ID, { nullable: true, description: 'The parent who is billed.' })
  @Property(keyColumn('parent_id', { nullable: true }))
  parentId!: string | null;

  @ManyToOne(() => Enrollment, tenantKey('enrollment_id', { nullable: true }))
  enrollment: Rel<Enrollment> | null = null;

  @Field(() => ID, { nullable: true, description: 'The enrollment it is for.' })
  @Property(keyColumn('enrollment_id', { nullable: true }))
  enrollmentId!: string | null;

  @Field(() => FeeType, { description: 'What it is for.' })
  @Enum({ items: () => FeeType, type: 'string' })
  feeType!: FeeType;

  @Field(() => String, { nullable: true, description: 'The title: at most 255 characters.' })
  @Property({ type: 'string', length: 255, nullable: true })
  title: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The time it is for, when a whole batch was billed: an enrollment has one fee of a type for it.',
  })
  @Property({ type: 'string', length: 50, nullable: true })
  period: string | null = null;

  @Field(() => MoneyScalar, { description: 'The amount.' })
  @Property({ type: MinorUnits })
  amount!: number;

  @Field(() => String, { description: 'ISO 4217 code of the amount: the currency of the academy when it was billed.' })
  @Property({ type: 'string', length: 3 })
  currency!: string;

  @Field(() => DateScalar, { description: 'The last day on which to pay.' })
  @Property({ type: 'date' })
  dueDate!: string;

  /** The sum of the payments less refunds, kept beside the ledger in the same transaction so that lists need no sums. */
  @Field(() => MoneyScalar, { description: 'What was paid, less refunds.' })
  @Property({ type: MinorUnits, default: 0 })
  paidAmount: number = 0;

  @Field(() => MoneyScalar, { description: 'What is left to pay.' })
  @Property({ type: MinorUnits, persist: false })
  balance!: number;

  @Field(() => PaymentStatus, { description: "Where the payment stands today, in the academy's time zone." })
  @Property({ type: 'string', persist: false })
  paymentStatus!: PaymentStatus;

  @Field(() => PaymentMethod, { nullable: true, description: 'How the last payment was made.' })
  @Enum({ items: () => PaymentMethod, type: 'string', nullable: true })
  paymentMethod: PaymentMethod | null = null;

  @Field(() => String, { nullable: true, description: 'The receipt number of the last payment.' })
  @Property({ type: 'string', length: 20, nullable: true })
  receiptNumber: string | null = null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was voided: RFC 3339, UTC.' })
  @Property({ type: Timestamp, nullable: true })
  voidedAt: string | null = null;

  @Field(() => String, { nullable: true, description: 'Notes: at most 5000 characters.' })
  @Property({ type: 'text', nullable: true })
  notes: string | null = null;
}
