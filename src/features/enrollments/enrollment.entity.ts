import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { keyColumn, SoftDeletedTenantRecord, TenantIndexes, tenantKey } from '../../platform/database/tenant-record.ts';
import { DateScalar } from '../../platform/validation/scalars.ts';
import { Batch } from '../batches/batch.entity.ts';
import { Course } from '../courses/course.entity.ts';
import { Student } from '../students/student.entity.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';

@ObjectType({ description: 'A student in a batch, or in a course without one.' })
@Entity({ tableName: 'enrollments' })
@TenantIndexes('createdAt', 'updatedAt', 'enrollmentDate', 'status')
@TenantIndexes(['studentId', 'createdAt'], ['courseId', 'createdAt'], ['batchId', 'createdAt'])
@TenantIndexes(['batchId', 'status', 'waitlistPosition'])
@Unique({
  name: 'enrollments_one_open_unique',
  properties: ['academyId', 'studentId', 'batchId'],
  where: "batch_id is not null and deleted_at is null and status in ('pending', 'active')",
})
export class Enrollment extends SoftDeletedTenantRecord {
  @ManyToOne(() => Student, tenantKey('student_id'))
  student!: Rel<Student>;

  @Field(() => ID, { description: 'The student.' })
  @Property(keyColumn('student_id'))
  studentId!: string;

  @ManyToOne(() => Course, tenantKey('course_id'))
  course!: Rel<Course>;

  @Field(() => ID, { description: 'The course.' })
  @Property(keyColumn('course_id'))
  courseId!: string;

  @ManyToOne(() => Batch, tenantKey('batch_id', { nullable: true }))
  batch: Rel<Batch> | null = null;

  @Field(() => ID, { nullable: true, description: 'The batch; null for a course without one.' })
  @Property(keyColumn('batch_id', { nullable: true }))
  batchId!: string | null;

  @Field(() => DateScalar, { description: 'The day of the enrollment.' })
  @Property({ type: 'date' })
  enrollmentDate!: string;

  @Field(() => EnrollmentStatus, { description: 'Where the enrollment stands.' })
  @Enum({ items: () => EnrollmentStatus, type: 'string' })
  status!: EnrollmentStatus;

  @Field(() => String, { nullable: true, description: 'The grade: at most 10 characters.' })
  @Property({ type: 'string', length: 10, nullable: true })
  grade: string | null = null;

  @Field(() => Int, { description: 'Progress in percent: 0 to 100.' })
  @Property({ type: 'integer', default: 0 })
  progressPercentage: number = 0;

  @Field(() => DateScalar, { nullable: true, description: 'The day of completion.' })
  @Property({ type: 'date', nullable: true })
  completionDate: string | null = null;

  @Field(() => Int, { nullable: true, description: 'The place on the waitlist, from 1; null when a seat is held.' })
  @Property({ type: 'integer', nullable: true })
  waitlistPosition: number | null = null;

  @Field(() => String, { nullable: true, description: 'Why the enrollment was dropped: at most 255 characters.' })
  @Property({ type: 'string', length: 255, nullable: true })
  dropReason: string | null = null;

  /** The day on which it was dropped in the academy's time zone; null unless it was active until then. */
  @Property({ type: 'date', nullable: true })
  droppedOn: string | null = null;

  @Field(() => String, { nullable: true, description: 'Notes: at most 5000 characters.' })
  @Property({ type: 'text', nullable: true })
  notes: string | null = null;
}
