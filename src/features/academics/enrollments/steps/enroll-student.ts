import type { SqlEntityManager } from '@mikro-orm/sql';
import { referTo } from '../../../../platform/database/records.ts';
import { type FieldErrors, unlessRefused } from '../../../../platform/errors/app-error.ts';
import { isFamily, type Viewer } from '../../../../platform/permissions/roles.ts';
import { requireAcademy, todayIn } from '../../../../platform/tenancy/context.ts';
import { writeOnce } from '../../../../platform/tenancy/idempotency.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { Parent } from '../../../people/parents/parent.entity.ts';
import { ParentStudent } from '../../../people/parents/parent-student.entity.ts';
import type { Student } from '../../../people/students/student.entity.ts';
import { Enrollment } from '../enrollment.entity.ts';
import { EnrollmentStatus } from '../enrollment.enums.ts';
import type { EnrollStudentInput } from '../enrollment.inputs.ts';
import { checkFirstDay, checkStudent, findEnrollable, findTarget, flushOpened } from '../enrollment-target.ts';
import { holdPlace } from '../hold-place.ts';
import { seatFor } from '../seats.ts';
import { checkExtras, publishEnrollmentOpened } from './choose-extras.ts';

/**
 * Enrolls a student in a batch, or in a course without a batch. For a parent or a student as the caller, the new
 * enrollment is always pending, and its date is today. Returns the enrollment's id.
 */
export function enrollStudent(ctx: RequestContext, { idempotencyKey, ...input }: EnrollStudentInput): Promise<string> {
  return writeOnce(ctx, { operation: 'enrollStudent', key: idempotencyKey, input }, (em) => enroll(ctx, em, input));
}

async function enroll(ctx: RequestContext, em: SqlEntityManager, input: EnrollStudentInput): Promise<string> {
  const { viewer, timezone } = requireAcademy(ctx);
  const errors: FieldErrors = {};
  const student = await findEnrollable(em, input.studentId);
  const isMine = student !== null && (await mayEnroll(em, viewer, student));
  const { batch, course } = await findTarget(ctx, em, input, errors);
  await checkStudent(em, isMine ? student : null, batch, errors);
  Object.assign(errors, await checkExtras(ctx, em, null, input));
  const enrollment = newEnrollment(viewer, todayIn(timezone), input);
  if (!errors.batchId) checkFirstDay(ctx, { field: 'enrollmentDate', day: enrollment.enrollmentDate }, batch, errors);

  Object.assign(enrollment, unlessRefused(errors, { student, course }), { batch });
  enrollment.waitlistPosition = await seatFor(em, batch, enrollment.status);
  if (enrollment.status === EnrollmentStatus.ACTIVE) holdPlace(enrollment, batch, enrollment.enrollmentDate);
  await flushOpened(em, enrollment);
  await publishEnrollmentOpened(ctx, em, enrollment, input);
  return enrollment.id;
}

/**
 * Returns a new enrollment with the values of an input. If the input has no date, the enrollment date is today. The
 * enrollment is not persisted, and has no student or course yet.
 */
export function newEnrollment(viewer: Viewer, today: string, input: EnrollStudentInput): Enrollment {
  const enrollment = new Enrollment();
  enrollment.enrollmentDate = isFamily(viewer) ? today : (input.enrollmentDate ?? today);
  enrollment.status = isFamily(viewer) ? EnrollmentStatus.PENDING : (input.status ?? EnrollmentStatus.ACTIVE);
  enrollment.notes = input.notes ?? null;
  return enrollment;
}

/**
 * Returns true if the caller may enroll the student. Parents may enroll their children, students may enroll
 * themselves, and staff may enroll any student.
 */
export async function mayEnroll(em: SqlEntityManager, viewer: Viewer, student: Student): Promise<boolean> {
  if (viewer.role === 'student') return viewer.studentId === student.id;
  if (viewer.role !== 'parent') return true;
  if (viewer.parentId === null) return false;
  const parent = referTo(em, Parent, viewer.parentId);
  return (await em.count(ParentStudent, { parent, student })) > 0;
}
