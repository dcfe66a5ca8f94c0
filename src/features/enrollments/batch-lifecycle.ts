import type { SqlEntityManager } from '@mikro-orm/sql';
import { invalidField } from '../../platform/errors/app-error.ts';
import { onEvent } from '../../platform/events/events.ts';
import { requireAcademy, todayIn } from '../../platform/tenancy/context.ts';
import { texts } from '../../platform/validation/words.ts';
import type { Batch } from '../batches/batch.entity.ts';
import { batchEnded, batchResized } from '../batches/batch.events.ts';
import { courseDeleting } from '../courses/course.events.ts';
import { Enrollment } from './enrollment.entity.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';

const { ACTIVE, PENDING } = EnrollmentStatus;

/** Seats that are held: active enrollments, and pending ones that are not on the waitlist. */
const heldSeats = (batch: Batch) => ({
  batch,
  $or: [{ status: ACTIVE }, { status: PENDING, waitlistPosition: null }],
});

/** The enrollments of a batch that has ended: the active complete with it, or are dropped as the pending are. */
export const endEnrollments = onEvent(batchEnded, async (ctx, em, { batch, how }) => {
  const updatedAt = new Date().toISOString();
  if (how === 'completed') {
    await em.nativeUpdate(
      Enrollment,
      { batch, status: ACTIVE },
      {
        status: EnrollmentStatus.COMPLETED,
        progressPercentage: 100,
        completionDate: todayIn(requireAcademy(ctx).timezone),
        updatedAt,
      },
    );
  }
  await em.nativeUpdate(
    Enrollment,
    { batch, status: { $in: [ACTIVE, PENDING] } },
    { status: EnrollmentStatus.DROPPED, dropReason: `batch_${how}`, waitlistPosition: null, updatedAt },
  );
});

/** Seats that are held cannot be taken away; seats that are new go to the first on the waitlist. */
export const fitSeats = onEvent(batchResized, async (_ctx, em, { batch, errors }) => {
  const held = await em.count(Enrollment, heldSeats(batch));
  if (batch.maxStudents < held) errors.maxStudents = [texts.atLeast('maxStudents', held)];
  await promote(em, batch, batch.maxStudents - held);
});

/** Gives free seats to the first on the waitlist; those behind them move up. The batch's row is locked. */
async function promote(em: SqlEntityManager, batch: Batch, seats: number): Promise<void> {
  if (seats <= 0) return;
  const waiting = await em.find(
    Enrollment,
    { batch, status: PENDING, waitlistPosition: { $ne: null } },
    { orderBy: { waitlistPosition: 'asc' } },
  );
  for (const [index, enrollment] of waiting.entries()) {
    enrollment.waitlistPosition = index < seats ? null : index - seats + 1;
  }
  await em.flush();
}

/** A course stays while somebody is enrolled in it. */
export const keepCoursesWithEnrollments = onEvent(courseDeleting, async (_ctx, em, { course }) => {
  const open = await em.count(Enrollment, { course, status: { $in: [ACTIVE, PENDING] } });
  if (open > 0) throw invalidField('id', 'The course still has open enrollments.');
});
