import { blankAudit } from '../../../platform/audit/blank-audit.ts';
import { lockWhere, referTo } from '../../../platform/database/records.ts';
import { onEvent } from '../../../platform/events/events.ts';
import { personErased } from '../../../platform/privacy/person-erased.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Student } from '../../people/students/student.entity.ts';
import { Enrollment } from './enrollment.entity.ts';
import { dropOpen } from './student-leaves.ts';

/** Why the service itself drops enrollments: codes that tell nothing of anybody. */
const CODES = [
  ...['batch_cancelled', 'batch_completed', 'batch_deleted', 'deleted', 'transferred'],
  ...['student_deleted', 'student_erased'],
];

/**
 * What is open of an erased student is dropped, as of a deleted one, and what was written about their enrollments is blank,
 * deleted ones too: it may tell anything. Grades, progress and dates stay.
 */
export const eraseEnrollmentTexts = onEvent(personErased, async (ctx: RequestContext, em, { resource, id }) => {
  if (resource !== 'Student') return;
  const student = referTo(em, Student, id);
  await dropOpen(ctx, em, student, 'student_erased');
  const enrollments = await lockWhere(em, Enrollment, { student }, { filters: { notDeleted: false } });
  for (const enrollment of enrollments) {
    enrollment.notes = null;
    enrollment.overrideReason = null;
    if (!CODES.includes(enrollment.dropReason ?? '')) enrollment.dropReason = null;
  }
  await em.flush();
  const ids = enrollments.map((enrollment) => enrollment.id);
  await blankAudit(
    em,
    ctx.database.engine,
    { entity: Enrollment, ids },
    { only: ['notes', 'dropReason', 'overrideReason'] },
  );
});
