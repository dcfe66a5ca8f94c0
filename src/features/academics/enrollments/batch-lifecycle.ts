import { invalidField } from '../../../platform/errors/app-error.ts';
import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { batchEnded, batchResized, batchScheduled } from '../batches/batch.signals.ts';
import { courseDeleting } from '../courses/course.signals.ts';
import { Enrollment } from './enrollment.entity.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';
import { enrollmentsCompleted } from './enrollment.signals.ts';
import { heldSeats, lockEnrollments, passSeatsOn } from './seats.ts';
import { complete } from './steps/complete-enrollment.ts';
import { drop } from './steps/drop-enrollment.ts';
import { OPEN } from './steps/transitions.ts';

/**
 * When a batch has ended: ends its open enrollments. If the batch was completed, its active enrollments are completed.
 * All other open enrollments are dropped.
 */
export const endEnrollments = onSignal(batchEnded, async (ctx: RequestContext, em, { batch, how }) => {
  const completed: string[] = [];
  for (const enrollment of await lockEnrollments(em, { batch, status: { $in: OPEN } })) {
    if (how === 'completed' && enrollment.status === EnrollmentStatus.ACTIVE) {
      complete(ctx, enrollment);
      completed.push(enrollment.id);
    } else drop(ctx, enrollment, `batch_${how}`);
  }
  await em.flush();
  if (completed.length > 0) await ctx.signals.publish(ctx, em, enrollmentsCompleted, { ids: completed });
});

/**
 * When the number of seats of a batch has changed: adds an error if more seats are taken than the batch now has.
 * Otherwise gives free seats to the first enrollments on the waitlist.
 */
export const fitSeats = onSignal(batchResized, async (ctx: RequestContext, em, { batch, errors }) => {
  const held = await heldSeats(em, batch);
  if (batch.maxStudents < held) {
    const least = valueIfReadable(ctx, 'Batch', String(held), 'the seats that are held');
    errors.maxStudents = [messages.atLeast('maxStudents', least)];
  } else await passSeatsOn(em, batch);
});

/**
 * When a batch ends earlier than before: adds an error if a place that an active enrollment has for a later day would
 * begin after the new last day.
 */
export const keepPlacesWithin = onSignal(batchScheduled, async (ctx: RequestContext, em, { batch, before, errors }) => {
  if (!before || batch.deletedAt !== null || batch.endDate >= before.endDate) return;
  const [last] = await em.find(
    Enrollment,
    { batch, status: EnrollmentStatus.ACTIVE, heldFrom: { $gt: batch.endDate } },
    { orderBy: { heldFrom: 'desc' }, limit: 1, fields: ['heldFrom'] },
  );
  if (!last?.heldFrom) return;
  const day = valueIfReadable(ctx, 'Enrollment', last.heldFrom, 'the first day of a place');
  errors.endDate = [messages.dateAfterOrEqual('endDate', day)];
});

/** Throws BAD_USER_INPUT if a course that is about to be deleted has open enrollments. */
export const forbidDeletingCourseWithEnrollments = onSignal(courseDeleting, async (_ctx, em, { course }) => {
  const open = await em.count(Enrollment, { course, status: { $in: OPEN } });
  if (open > 0) throw invalidField('id', 'The course still has open enrollments.');
});
