import { lockRecords } from '../../../platform/database/records.ts';
import { onQuestion, onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Student } from '../../people/students/student.entity.ts';
import type { Batch } from '../batches/batch.entity.ts';
import { batchDatesMoving, batchScheduled } from '../batches/batch.signals.ts';
import { Enrollment } from './enrollment.entity.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';
import { type PlaceMove, placesMoved } from './enrollment.signals.ts';
import { placeBegins } from './hold-place.ts';
import { lockEnrollments } from './seats.ts';

/** Before the first or the last day of a batch changes: locks the students, because their fees may change too. */
export const lockStudentsOfBatch = onQuestion(batchDatesMoving, async (_ctx: RequestContext, em, { batchId }) => {
  const places = await em.find(
    Enrollment,
    { batch: { id: batchId }, activeFrom: { $ne: null } },
    { fields: ['student'] },
  );
  await lockRecords(
    em,
    Student,
    places.map(({ student }) => student.id),
    { lock: 'shared', filters: { notDeleted: false } },
  );
});

/**
 * When the first or the last day of a batch has changed: changes the first days of places, and publishes which places
 * cover other days than before.
 */
export const movePlaces = onSignal(batchScheduled, async (ctx: RequestContext, em, { batch, before, afterwards }) => {
  if (!before || (before.startDate === batch.startDate && before.endDate === batch.endDate)) return;
  const batchBefore = { startDate: before.startDate, endDate: before.endDate };
  const moves: PlaceMove[] = [];
  for (const enrollment of await lockEnrollments(em, { batch, activeFrom: { $ne: null } })) {
    const { activeFrom, heldFrom, billedFrom, status } = enrollment;
    if (activeFrom === null) continue;
    const from = billedFrom ?? activeFrom;
    if (beginsAnew(enrollment, batch, before)) {
      const to = placeBegins(heldFrom ?? activeFrom, batch);
      Object.assign(enrollment, { activeFrom: to, billedFrom: null });
      moves.push({ id: enrollment.id, from, to, batchBefore });
    } else if (status === EnrollmentStatus.ACTIVE && before.endDate !== batch.endDate) {
      moves.push({ id: enrollment.id, from, to: from, batchBefore });
    }
  }
  if (moves.length === 0) return;
  await em.flush();
  afterwards.push(() => ctx.signals.publish(ctx, em, placesMoved, { moves }));
});

/** The former and the present days of a batch. */
type BatchDays = Pick<Batch, 'startDate' | 'endDate'>;

/**
 * Returns true if the first day of a place follows the first day of the batch. If the batch begins later than before,
 * places that began earlier move to its new first day. If the batch begins earlier than before, places that began on
 * its former first day move. They then begin on the new first day or on the day on which they were given, whichever is
 * later.
 */
function beginsAnew({ activeFrom, heldFrom }: Enrollment, batch: BatchDays, before: BatchDays): boolean {
  if (activeFrom === null || before.startDate === batch.startDate) return false;
  if (batch.startDate > before.startDate) return activeFrom < batch.startDate;
  return activeFrom === before.startDate && heldFrom !== null && heldFrom < before.startDate;
}
