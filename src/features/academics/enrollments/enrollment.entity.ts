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

/**
 * The SQL condition for enrollments that make their student visible to teachers and department heads. These enrollments
 * are neither deleted nor dropped.
 */
const VISIBLE = "deleted_at is null and status <> 'dropped'";

/**
 * The SQL condition for indexes that contain only active enrollments. It calls the function `coalesce` on purpose.
 * Without this call, SQLite would prepare each statement with a `status` parameter again for every run. It would do so
 * to check whether the value of the parameter matches the condition.
 */
export const LEARNS = "coalesce(status, '') = 'active'";

@ObjectType({ description: 'The enrollment of a student in a batch, or in a course without a batch.' })
@Entity({ tableName: 'enrollments' })
@ListIndexes(DELETED, 'createdAt', 'updatedAt', 'enrollmentDate', ['status', 'createdAt'])
// an index for billing runs, which search for enrollments that recently got a place
@ListIndexes(DELETED, 'heldFrom')
// reports read only this index to count the students who had joined or left by a day
@Index({ name: 'enrollments_places_index', properties: ['academyId', 'activeFrom', 'droppedOn', 'id'] })
@TenantIndexes(['studentId', 'createdAt'], ['courseId', 'createdAt'], ['batchId', 'createdAt'])
@TenantIndexes(['batchId', 'deletedAt', 'status', 'waitlistPosition'])
// an index that finds the students whom a teacher or a department head can see
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
// an index for the check whether the student has a later enrollment in the same batch
@Index({ name: 'enrollments_in_batch_index', properties: ['academyId', 'batchId', 'studentId', 'id'] })
// the query that counts the current students of a course reads only this index
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

  @RelationColumn(() => Batch, 'batch_id', 'The batch; null if the student is enrolled in a course without a batch.', {
    nullable: true,
    inEvents: true,
  })
  batch: Rel<Batch> | null = null;
  batchId!: string | null;

  @DateColumn('The enrollment date.', { inEvents: true, personal: 'keep' })
  enrollmentDate!: string;

  @DateColumn(
    'The first day on which the student has the place, not before the batch begins; null if the enrollment ' +
      'was never active.',
    {
      nullable: true,
      inEvents: true,
      personal: 'keep',
    },
  )
  activeFrom: string | null = null;

  /**
   * The day on which the enrollment got its place: the day of its approval or, without an approval, the enrollment
   * date. `activeFrom` is this day or the first day of the batch, whichever is later.
   */
  @InnerColumn({ type: 'date', nullable: true }, { personal: 'keep' })
  heldFrom: string | null = null;

  /**
   * The first day for which fees were billed, if it is before `activeFrom`. Otherwise null. Only enrollments that were
   * billed before the column `activeFrom` existed have a value.
   */
  @InnerColumn({ type: 'date', nullable: true }, { personal: 'keep' })
  billedFrom: string | null = null;

  @EnumColumn(() => EnrollmentStatus, 'The status of the enrollment.', { inEvents: true })
  status!: EnrollmentStatus;

  @TextColumn(10, 'The grade', { nullable: true, personal: 'keep' })
  grade: string | null = null;

  @IntegerColumn(0, 100, 'Progress in percent', { default: 0 })
  progressPercentage: number = 0;

  @IntegerColumn(0, 100, 'The progress in percent before the enrollment was completed', {
    nullable: true,
    note: '; null if it is not completed, or was completed before this was recorded',
  })
  completedProgress: number | null = null;

  @DateColumn('The day of completion.', { nullable: true, inEvents: true, personal: 'keep' })
  completionDate: string | null = null;

  @CountColumn('The waitlist position, from 1; null if the enrollment is not on the waitlist.', {
    nullable: true,
    inEvents: true,
  })
  waitlistPosition: number | null = null;

  @TextColumn(255, 'The reason why the enrollment was dropped', { nullable: true, personal: codeOnly })
  dropReason: string | null = null;

  /**
   * The day on which an active enrollment was dropped, in the academy's time zone. Null if the enrollment is not
   * dropped, or if it was pending when it was dropped.
   */
  @InnerColumn({ type: 'date', nullable: true }, { personal: 'keep' })
  droppedOn: string | null = null;

  @TextColumn(
    255,
    "An admin's reason for completing the enrollment although it does not meet the course's completion rule",
    {
      nullable: true,
      personal: 'blank',
    },
  )
  overrideReason: string | null = null;

  @TextColumn(5000, 'Notes', { nullable: true, personal: 'blank' })
  notes: string | null = null;
}
