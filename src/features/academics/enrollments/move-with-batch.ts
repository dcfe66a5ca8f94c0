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

/** Locks the students of a batch before the first days of their places move, because the students' fees change too. */
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
 * Moves places when the first day of their batch changes. If the batch moves to a later day, all earlier places now
 * begin on that day. If the batch moves to an earlier day, the places that began on its former first day move too. Each
 * of them then begins with the batch or, if that is later, on the day on which it was given.
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
