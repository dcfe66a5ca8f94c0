import type { Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import {
  keyColumn,
  SoftDeletedTenantRecord,
  TenantIndexes,
  tenantKey,
} from '../../../platform/database/tenant-record.ts';
import {
  DateColumn,
  EnumColumn,
  FlagColumn,
  InnerColumn,
  IntegerColumn,
  JsonColumn,
  MoneyColumn,
  PercentColumn,
  TextColumn,
} from '../../../platform/fields/columns.ts';
import { IdField, IntegerField, TextField } from '../../../platform/fields/value-fields.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { Student } from '../../people/students/student.entity.ts';
import { FeeType } from '../ledger/fee.enums.ts';
import { DiscountKind } from './discount.enums.ts';

@ObjectType({
  description:
    'The conditions of a discount. The kind of the discount decides which fields are set; all other fields are null.',
})
export class DiscountCondition {
  @IntegerField(
    2,
    20,
    'The lowest rank among siblings that receives the discount, as all higher ranks do, for `SIBLING`',
    {
      nullable: true,
    },
  )
  rankFrom!: number | null;

  @IntegerField(2, 20, 'The minimum number of courses, for `MULTI_COURSE`', { nullable: true })
  minCourses!: number | null;

  @IntegerField(0, 365, 'The minimum number of days before the batch begins, for `EARLY_BIRD`', { nullable: true })
  daysBeforeStart!: number | null;

  @TextField(30, 'The code, for `COUPON`', { nullable: true })
  code!: string | null;

  @IdField('The id of the student, for `SCHOLARSHIP` and `MANUAL`.', { nullable: true })
  studentId!: string | null;

  @IdField('The id of the enrollment, for `SCHOLARSHIP` and `MANUAL`.', { nullable: true })
  enrollmentId!: string | null;
}

@ObjectType({
  description:
    'A reduction of prices. The exclusive discount with the largest reduction applies first. Then the ' +
    'discounts that are not exclusive apply by priority and id, each to the remaining amount.',
})
@Entity({ tableName: 'discounts' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'kind', 'studentId', 'enrollmentId')
@Unique({ properties: ['academyId', 'code'], where: 'deleted_at is null' })
@Check({ name: 'discounts_percent_or_amount_check', expression: '(percent is null) <> (amount is null)' })
export class Discount extends SoftDeletedTenantRecord {
  @TextColumn(100, 'The name, printed on bills', { search: true, personal: 'blank' })
  name!: string;

  @EnumColumn(() => DiscountKind, 'The kind of discount.', { inEvents: true })
  kind!: DiscountKind;

  @PercentColumn(1, 10_000, 'The percentage of the amount that remains after earlier discounts', {
    nullable: true,
    note: '; null if the discount is a fixed amount',
    inEvents: true,
  })
  percent: number | null = null;

  @MoneyColumn(
    "The fixed reduction of each fee, in the academy's currency; null if the discount is a percentage. It " +
      'never reduces a fee below zero.',
    {
      nullable: true,
      inEvents: true,
    },
  )
  amount: number | null = null;

  @JsonColumn(() => [FeeType], 'The types of fees to which the discount applies; empty for all types.', {
    personal: 'keep',
  })
  feeTypes: FeeType[] = [];

  @IntegerColumn(0, 10_000, 'The priority, lowest number first', { default: 100 })
  priority: number = 100;

  @FlagColumn(
    'True if the discount is exclusive: among exclusive discounts, only the one with the largest reduction ' +
      'applies.',
    { inEvents: true },
  )
  exclusive: boolean = false;

  @DateColumn('The first day on which the discount is valid.', { nullable: true, inEvents: true, personal: 'keep' })
  validFrom: string | null = null;

  @DateColumn('The last day on which the discount is valid: on or after the first day.', {
    nullable: true,
    inEvents: true,
    personal: 'keep',
  })
  validUntil: string | null = null;

  @IntegerColumn(1, 1_000_000, 'The maximum number of enrollments that may use the discount; null for any number', {
    nullable: true,
    inEvents: true,
  })
  maxUses: number | null = null;

  @Field(() => Int, {
    description:
      'The number of enrollments that have used the discount. It is counted only for coupons and limited ' +
      'discounts.',
  })
  @Property({ type: 'integer', persist: false })
  uses!: number;

  @Field(() => DiscountCondition, { description: 'The conditions for receiving the discount.' })
  @Property({ type: 'json', persist: false })
  condition!: DiscountCondition;

  @Property({ type: 'integer', nullable: true })
  rankFrom: number | null = null;

  @Property({ type: 'integer', nullable: true })
  minCourses: number | null = null;

  @Property({ type: 'integer', nullable: true })
  daysBeforeStart: number | null = null;

  @InnerColumn({ type: 'string', length: 30, nullable: true }, { search: true, personal: 'keep' })
  code: string | null = null;

  @ManyToOne(() => Student, tenantKey('student_id', { nullable: true }))
  student: Rel<Student> | null = null;

  @Property(keyColumn('student_id', { nullable: true }))
  studentId!: string | null;

  @ManyToOne(() => Enrollment, tenantKey('enrollment_id', { nullable: true }))
  enrollment: Rel<Enrollment> | null = null;

  @Property(keyColumn('enrollment_id', { nullable: true }))
  enrollmentId!: string | null;
}
