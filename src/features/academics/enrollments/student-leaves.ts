import type { SqlEntityManager } from '@mikro-orm/sql';
import { referTo } from '../../../platform/database/records.ts';
import { personErased } from '../../../platform/privacy/person-erased.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Student } from '../../people/students/student.entity.ts';
import { studentDeleted } from '../../people/students/student.signals.ts';
import { lockBatches } from '../batches/locked-batches.ts';
import { Enrollment } from './enrollment.entity.ts';
import { enrollmentsDropped } from './enrollment.signals.ts';
import { lockEnrollments, passSeatsOn } from './seats.ts';
import { drop } from './steps/drop-enrollment.ts';
import { OPEN } from './steps/transitions.ts';

/** When a student was deleted: drops the student's open enrollments, and gives the free seats to the waitlists. */
export const dropEnrollmentsOfStudent = onSignal(studentDeleted, (ctx: RequestContext, em, { student }) =>
  dropOpen(ctx, em, student, 'student_deleted'),
);

/** When a student was erased: drops the student's open enrollments, and gives the free seats to the waitlists. */
export const dropEnrollmentsOfErased = onSignal(personErased, async (ctx: RequestContext, em, { resource, id }) => {
  if (resource === 'Student') await dropOpen(ctx, em, referTo(em, Student, id), 'student_erased');
});

/** Drops the open enrollments of a locked student, and gives the free seats to the waitlists. */
async function dropOpen(ctx: RequestContext, em: SqlEntityManager, student: Student, reason: string): Promise<void> {
  const open = { student, status: { $in: OPEN } };
  const known = await em.find(Enrollment, open);
  const batches = await lockBatches(
    em,
    known.map(({ batch }) => batch?.id),
  );
  // reads the enrollments again, because some may have ended before their batches were locked
  const left = await lockEnrollments(em, open);
  for (const enrollment of left) drop(ctx, enrollment, reason);
  await em.flush();
  for (const batch of batches) await passSeatsOn(em, batch);
  await ctx.signals.publish(ctx, em, enrollmentsDropped, { ids: left.map(({ id }) => id) });
}
