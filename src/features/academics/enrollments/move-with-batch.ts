import type { FilterQuery } from '@mikro-orm/core';
import { lockRecords } from '../../../platform/database/records.ts';
import { onQuestion, onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Student } from '../../people/students/student.entity.ts';
import { batchScheduled, batchStartMoving } from '../batches/batch.signals.ts';
import { Enrollment } from './enrollment.entity.ts';
import { type PlaceMove, placesMoved } from './enrollment.signals.ts';
import { placeBegins } from './hold-place.ts';
import { lockEnrollments } from './seats.ts';

/**
 * Before the first day of a batch changes: locks the students whose places may begin on another day, because their fees
 * may change too.
 */
export const lockStudentsOfBatch = onQuestion(batchStartMoving, async (_ctx: RequestContext, em, { batchId }) => {
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
 * When the first day of a batch has changed: changes the first days of places. If the batch begins later than before,
 * places that began earlier move to its new first day. If the batch begins earlier than before, places that began on
 * its former first day move. They then begin on the new first day or on the day on which they were given, whichever is
 * later.
 */
export const movePlaces = onSignal(batchScheduled, async (ctx: RequestContext, em, { batch, before, afterwards }) => {
  if (!before || before.startDate === batch.startDate) return;
  const isLater = batch.startDate > before.startDate;
  const moving: FilterQuery<Enrollment> = isLater
    ? { activeFrom: { $lt: batch.startDate } }
    : { activeFrom: before.startDate, heldFrom: { $lt: before.startDate } };
  const moves: PlaceMove[] = [];
  for (const enrollment of await lockEnrollments(em, { batch, $and: [moving] })) {
    const { activeFrom, heldFrom, billedFrom } = enrollment;
    if (activeFrom === null) continue;
    const to = placeBegins(heldFrom ?? activeFrom, batch);
    Object.assign(enrollment, { activeFrom: to, billedFrom: null });
    moves.push({ id: enrollment.id, from: billedFrom ?? activeFrom, to, batchStartedOn: before.startDate });
  }
  if (moves.length === 0) return;
  await em.flush();
  afterwards.push(() => ctx.signals.publish(ctx, em, placesMoved, { moves }));
});
