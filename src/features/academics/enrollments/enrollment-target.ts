import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../../platform/database/records.ts';
import { asFieldError } from '../../../platform/database/unique-violation.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import { requireAcademy, todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Student } from '../../people/students/student.entity.ts';
import { StudentStatus } from '../../people/students/student.enums.ts';
import { Batch } from '../batches/batch.entity.ts';
import { BatchStatus } from '../batches/batch.enums.ts';
import { hasEnded } from '../batches/batch-days.ts';
import { Course } from '../courses/course.entity.ts';
import { CourseStatus } from '../courses/course.enums.ts';
import { assertLeadsCourse } from '../courses/course.service.ts';
import { Enrollment } from './enrollment.entity.ts';
import { OPEN } from './steps/transitions.ts';

/**
 * The batch and the course of an enrollment. `batch` is null for an enrollment in a course without a batch. A record is
 * also null if it does not exist.
 */
export interface EnrollmentTarget {
  readonly batch: Batch | null;
  readonly course: Course | null;
}

/**
 * The ids of the batch and the course in an input. The id of a batch is enough, because the batch determines the
 * course.
 */
export interface ChosenTarget {
  readonly batchId?: string | null | undefined;
  readonly courseId?: string | null | undefined;
}

/**
 * Returns the batch and the course for a new enrollment. Locks the batch or, without a batch, the course. Adds an error
 * if the batch, the course or the academy accepts no enrollments. Throws FORBIDDEN for a department head who does not
 * lead the department of the course.
 */
export async function findTarget(
  ctx: RequestContext,
  em: SqlEntityManager,
  chosen: ChosenTarget,
  errors: FieldErrors,
): Promise<EnrollmentTarget> {
  const batch = chosen.batchId ? await findRecord(em, Batch, chosen.batchId, { lock: true }) : null;
  const course = batch
    ? await findRecord(em, Course, batch.course.id)
    : // without a batch, locks the course, so that it is not deleted; a course that has a batch cannot be deleted
      await findRecord(em, Course, chosen.batchId ? '' : (chosen.courseId ?? ''), { lock: 'shared' });
  if (course) await assertLeadsCourse(ctx, em, course);
  Object.assign(errors, targetErrors(ctx, chosen, { batch, course }));
  return { batch, course };
}

/** Returns the errors that {@link findTarget} adds for a batch and a course. */
export function targetErrors(
  ctx: RequestContext,
  chosen: ChosenTarget,
  { batch, course }: EnrollmentTarget,
): FieldErrors {
  const errors: FieldErrors = {};
  const field = chosen.batchId ? 'batchId' : 'courseId';
  const isTaken = batch === null || isTaught(batch, todayOf(ctx));
  if (course?.status !== CourseStatus.ACTIVE || !isTaken) errors[field] = [messages.selected(field)];
  else if (requireAcademy(ctx).status === 'inactive') errors[field] = ['The academy takes no new enrollments.'];
  if (batch && chosen.courseId && chosen.courseId.toLowerCase() !== batch.course.id) {
    errors.courseId = [messages.selected('courseId')];
  }
  return errors;
}

/**
 * Returns true if a batch accepts students: it is not deleted, cancelled or completed, and its last day has not passed.
 */
export const isTaught = (batch: Batch, today: string): boolean =>
  batch.deletedAt === null &&
  (batch.status === BatchStatus.UPCOMING || batch.status === BatchStatus.ONGOING) &&
  !hasEnded(batch, today);

/**
 * Adds an error if `day` is after the last day of the batch, because a place cannot begin after its batch has ended.
 */
export function checkFirstDay(
  ctx: RequestContext,
  { field, day }: { readonly field: 'enrollmentDate' | 'activeFrom' | 'from'; readonly day: string },
  batch: Pick<Batch, 'endDate'> | null,
  errors: FieldErrors,
): void {
  if (!batch || day <= batch.endDate) return;
  const last = valueIfReadable(ctx, 'Batch', batch.endDate, 'the last day of the batch');
  errors[field] = [messages.dateBeforeOrEqual(field, last)];
}

/**
 * Returns a student and locks the row, so that the student cannot be deleted. Returns null if there is no such student,
 * or if the student may not be enrolled.
 */
export async function findEnrollable(em: SqlEntityManager, studentId: string): Promise<Student | null> {
  const student = await findRecord(em, Student, studentId, { lock: 'shared' });
  return student && isEnrollable(student) ? student : null;
}

/** Returns true if the student may be enrolled: the student is neither archived nor erased. */
export const isEnrollable = ({ status, erasedAt }: Student): boolean =>
  status !== StudentStatus.ARCHIVED && erasedAt === null;

/** Adds an error if the student is null or already has an open enrollment in the batch. The batch must be locked. */
export async function checkStudent(
  em: SqlEntityManager,
  student: Student | null,
  batch: Batch | null,
  errors: FieldErrors,
): Promise<void> {
  if (!student) errors.studentId = [messages.selected('studentId')];
  else if (batch && (await em.count(Enrollment, { student, batch, status: { $in: OPEN } })) > 0) {
    errors.studentId = [messages.taken('studentId')];
  }
}

/**
 * For each unique key of the table of enrollments: the input field that gets the error. The keys allow one open
 * enrollment per student and batch.
 */
export const UNIQUE_KEYS = {
  enrollments_one_open_unique: 'studentId',
  enrollments_academy_id_student_id_batch_id_unique: 'studentId',
};

/**
 * Writes a new or reopened enrollment to the database. Throws BAD_USER_INPUT if the student already has an open
 * enrollment in the batch.
 */
export function flushOpened(em: SqlEntityManager, enrollment: Enrollment): Promise<void> {
  em.persist(enrollment);
  return asFieldError(() => em.flush(), UNIQUE_KEYS);
}
