import { type FilterQuery, LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { Batch } from '../batches/batch.entity.ts';
import { Enrollment } from './enrollment.entity.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';

const { ACTIVE, PENDING } = EnrollmentStatus;

/** Locks enrollments until the transaction ends, and reads them again. Their batches must already be locked. */
export function lockEnrollments(
  em: SqlEntityManager,
  where: FilterQuery<Enrollment>,
  order: 'id' | 'waitlistPosition' = 'id',
): Promise<Enrollment[]> {
  const orderBy = { [order]: 'asc' } as const;
  return em.find(Enrollment, where, { orderBy, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/**
 * Returns the number of seats that are taken in a batch: by active enrollments, and by pending enrollments that are not
 * on the waitlist.
 */
export function heldSeats(em: SqlEntityManager, batch: Batch): Promise<number> {
  return em.count(Enrollment, { batch, $or: [{ status: ACTIVE }, { status: PENDING, waitlistPosition: null }] });
}

/**
 * Returns null if an enrollment with the given status gets a seat in the batch. If the batch is full, returns a new
 * last waitlist position for a pending enrollment, and throws "The batch is full." for an active one. The batch must be
 * locked, and the enrollment must not be written yet.
 */
export async function seatFor(
  em: SqlEntityManager,
  batch: Batch | null,
  status: EnrollmentStatus,
): Promise<number | null> {
  if (!batch || hasSeat(batch, await heldSeats(em, batch), status)) return null;
  return 1 + (await waitingFor(em, batch));
}

/**
 * Returns true if the batch has a free seat. `held` is the number of taken seats. If no seat is free, returns false for
 * a pending enrollment, and throws "The batch is full." for any other status.
 */
export function hasSeat(batch: Batch, held: number, status: EnrollmentStatus): boolean {
  if (held < batch.maxStudents) return true;
  if (status !== PENDING) throw batchFull();
  return false;
}

/** Returns the number of enrollments on the waitlist of a batch. */
export const waitingFor = (em: SqlEntityManager, batch: Batch): Promise<number> =>
  em.count(Enrollment, { batch, waitlistPosition: { $ne: null } });

/** Returns the error for an enrollment that needs a seat in a full batch. */
const batchFull = () => invalidField('batchId', 'The batch is full.');

/**
 * Gives the free seats of a batch to the first enrollments on its waitlist, and renumbers the rest of the waitlist from
 * 1. Call this function after every change that may free a seat or shorten the waitlist. The batch must be locked.
 */
export async function passSeatsOn(em: SqlEntityManager, batch: Batch | null): Promise<void> {
  if (!batch) return;
  await em.flush();
  const waiting = await lockEnrollments(em, { batch, waitlistPosition: { $ne: null } }, 'waitlistPosition');
  if (waiting.length === 0) return;
  const free = Math.max(0, batch.maxStudents - (await heldSeats(em, batch)));
  for (const [index, enrollment] of waiting.entries()) {
    enrollment.waitlistPosition = index < free ? null : index - free + 1;
  }
  await em.flush();
}
