import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MinorUnits } from '../../platform/database/columns.ts';
import { keyColumn, SoftDeletedTenantRecord, TenantIndexes, tenantKey } from '../../platform/database/tenant-record.ts';
import { MoneyScalar } from '../../platform/validation/scalars.ts';
import { Department } from '../staff/department.entity.ts';
import { BillingFrequency, CourseLevel, CourseStatus } from './course.enums.ts';

@ObjectType({ description: 'What it takes to complete a course.' })
export class CompletionRule {
  @Field(() => Int, { nullable: true, description: 'The least attendance in percent: 0 to 100.' })
  minAttendance!: number | null;

  @Field(() => Int, { nullable: true, description: 'The least progress in percent: 0 to 100.' })
  minProgress!: number | null;

  @Field(() => Boolean, { description: 'Whether every fee must be paid.' })
  requirePaid!: boolean;
}

/** The rule of a course that asks for nothing. */
export const defaultCompletionRule = (): CompletionRule => ({
  minAttendance: null,
  minProgress: null,
  requirePaid: false,
});

@ObjectType({ description: 'Something that an academy teaches; its batches are when and where.' })
@Entity({ tableName: 'courses' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'status', 'category', 'departmentId')
@Unique({ properties: ['academyId', 'code'] })
export class Course extends SoftDeletedTenantRecord {
  @Field(() => String, { description: 'The name: at most 255 characters.' })
  @Property({ type: 'string', length: 255 })
  name!: string;

  @Field(() => String, { description: 'The code: `CRS-` and 8 upper-case letters or digits.' })
  @Property({ type: 'string', length: 12 })
  code!: string;

  @Field(() => String, { nullable: true, description: 'A description: at most 5000 characters.' })
  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Field(() => String, { nullable: true, description: 'The category: at most 100 characters.' })
  @Property({ type: 'string', length: 100, nullable: true })
  category: string | null = null;

  @Field(() => CourseLevel, { description: 'Whom the course is for.' })
  @Enum({ items: () => CourseLevel, type: 'string', default: CourseLevel.ALL })
  level: CourseLevel = CourseLevel.ALL;

  @ManyToOne(() => Department, tenantKey('department_id', { nullable: true }))
  department: Rel<Department> | null = null;

  @Field(() => ID, { nullable: true, description: 'The department that the course belongs to.' })
  @Property(keyColumn('department_id', { nullable: true }))
  departmentId!: string | null;

  @Field(() => Int, { nullable: true, description: 'The least age in years: 0 to 150.' })
  @Property({ type: 'integer', nullable: true })
  minAge: number | null = null;

  @Field(() => Int, { nullable: true, description: 'The greatest age in years: 0 to 150.' })
  @Property({ type: 'integer', nullable: true })
  maxAge: number | null = null;

  @Field(() => MoneyScalar, { nullable: true, description: "The price in the academy's currency." })
  @Property({ type: MinorUnits, nullable: true })
  price: number | null = null;

  @Field(() => BillingFrequency, { description: 'How often the price is due.' })
  @Enum({ items: () => BillingFrequency, type: 'string', default: BillingFrequency.ONE_TIME })
  billingFrequency: BillingFrequency = BillingFrequency.ONE_TIME;

  @Field(() => CompletionRule, { description: 'What it takes to complete the course.' })
  @Property({ type: 'json' })
  completionRule: CompletionRule = defaultCompletionRule();

  @Field(() => CourseStatus, { description: 'Whether the course is on offer.' })
  @Enum({ items: () => CourseStatus, type: 'string', default: CourseStatus.ACTIVE })
  status: CourseStatus = CourseStatus.ACTIVE;
}
