import type { Rel } from '@mikro-orm/core';
import { Entity, Index, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import {
  DELETED,
  ListIndexes,
  SoftDeletedTenantRecord,
  TenantIndexes,
} from '../../../platform/database/tenant-record.ts';
import {
  CountColumn,
  DateColumn,
  EnumColumn,
  InnerColumn,
  IntegerColumn,
  RelationColumn,
  TextColumn,
} from '../../../platform/fields/columns.ts';
import { Student } from '../../people/students/student.entity.ts';
import { Batch } from '../batches/batch.entity.ts';
import { Course } from '../courses/course.entity.ts';
import { codeOnly, EnrollmentStatus } from './enrollment.enums.ts';

/** A dropped enrollment gives no access to its student. */
const VISIBLE = "deleted_at is null and status <> 'dropped'";

/**
 * The condition of a student in class, written as a function's value: with an index on `status = 'active'`, SQLite would
 * prepare each statement that compares the status with a parameter again for every run, to check whether the index fits
 * the value.
 */
export const LEARNS = "coalesce(status, '') = 'active'";

@ObjectType({ description: 'A student in a batch, or in a course without one.' })
@Entity({ tableName: 'enrollments' })
@ListIndexes(DELETED, 'createdAt', 'updatedAt', 'enrollmentDate', ['status', 'createdAt'])
// billing runs look for the places that were given lately
@ListIndexes(DELETED, 'heldFrom')
// counts students who had joined or left by a day from the index only
@Index({ name: 'enrollments_places_index', properties: ['academyId', 'activeFrom', 'droppedOn', 'id'] })
@TenantIndexes(['studentId', 'createdAt'], ['courseId', 'createdAt'], ['batchId', 'createdAt'])
@TenantIndexes(['batchId', 'deletedAt', 'status', 'waitlistPosition'])
// whose students a teacher or a department head sees
@Index({
  name: 'enrollments_students_of_course_index',
  properties: ['academyId', 'courseId', 'studentId'],
  where: VISIBLE,
})
@Index({
  name: 'enrollments_students_of_batch_index',
  properties: ['academyId', 'batchId', 'studentId'],
  where: VISIBLE,
})
// finds a later enrollment of the same student in the batch
@Index({ name: 'enrollments_in_batch_index', properties: ['academyId', 'batchId', 'studentId', 'id'] })
// counts the current students of a course from the index only
@Index({
  name: 'enrollments_active_students_of_course_index',
  properties: ['academyId', 'courseId', 'studentId'],
  where: `deleted_at is null and ${LEARNS}`,
})
@Unique({
  name: 'enrollments_one_open_unique',
  properties: ['academyId', 'studentId', 'batchId'],
  where: "batch_id is not null and deleted_at is null and status in ('pending', 'active')",
})
export class Enrollment extends SoftDeletedTenantRecord {
  @RelationColumn(() => Student, 'student_id', 'The student.', { inEvents: true })
  student!: Rel<Student>;
  studentId!: string;

  @RelationColumn(() => Course, 'course_id', 'The course.', { inEvents: true })
  course!: Rel<Course>;
  courseId!: string;

  @RelationColumn(() => Batch, 'batch_id', 'The batch; null for a course without one.', {
    nullable: true,
    inEvents: true,
  })
  batch: Rel<Batch> | null = null;
  batchId!: string | null;

  @DateColumn('The day of the enrollment.', { inEvents: true, personal: 'keep' })
  enrollmentDate!: string;

  @DateColumn(
    'The first day on which the student has the place, not before the batch begins; null while it is requested.',
    {
      nullable: true,
      inEvents: true,
      personal: 'keep',
    },
  )
  activeFrom: string | null = null;

  /**
   * The day on which the place was given: of the approval, else of the enrollment. `activeFrom` is the same day, or the first
   * day of the batch if that is later.
   */
  @InnerColumn({ type: 'date', nullable: true }, { personal: 'keep' })
  heldFrom: string | null = null;

  /** The day from which fees were billed before `activeFrom` was kept, if that is an earlier one: they stay as they are. */
  @InnerColumn({ type: 'date', nullable: true }, { personal: 'keep' })
  billedFrom: string | null = null;

  @EnumColumn(() => EnrollmentStatus, 'The status of the enrollment.', { inEvents: true })
  status!: EnrollmentStatus;

  @TextColumn(10, 'The grade', { nullable: true, personal: 'keep' })
  grade: string | null = null;

  @IntegerColumn(0, 100, 'Progress in percent', { default: 0 })
  progressPercentage: number = 0;

  @DateColumn('The day of completion.', { nullable: true, inEvents: true, personal: 'keep' })
  completionDate: string | null = null;

  @CountColumn('The place on the waitlist, from 1; null when a seat is held.', { nullable: true, inEvents: true })
  waitlistPosition: number | null = null;

  @TextColumn(255, 'Why the enrollment was dropped', { nullable: true, personal: codeOnly })
  dropReason: string | null = null;

  /** The day on which it was dropped in the academy's time zone; null unless it was active until then. */
  @InnerColumn({ type: 'date', nullable: true }, { personal: 'keep' })
  droppedOn: string | null = null;

  @TextColumn(255, "Why an admin completed it although the course's completion rule was not met", {
    nullable: true,
    personal: 'blank',
  })
  overrideReason: string | null = null;

  @TextColumn(5000, 'Notes', { nullable: true, personal: 'blank' })
  notes: string | null = null;
}
