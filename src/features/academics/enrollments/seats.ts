import { type FilterQuery, LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { Batch } from '../batches/batch.entity.ts';
import { Enrollment } from './enrollment.entity.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';

const { ACTIVE, PENDING } = EnrollmentStatus;

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Locks enrollments until the transaction ends, and reads them again. Their batches must already be locked. */
export const lockEnrollments = (em: SqlEntityManager, where: FilterQuery<Enrollment>): Promise<Enrollment[]> =>
  em.find(Enrollment, where, { ...LOCKED, orderBy: { id: 'asc' } });

/** Locks the waitlist of a batch like {@link lockEnrollments}. Returns all of it, or the first `limit` enrollments. */
const lockWaiting = (em: SqlEntityManager, batch: Batch, limit?: number): Promise<Enrollment[]> =>
  em.find(
    Enrollment,
    { batch, waitlistPosition: { $ne: null } },
    { ...LOCKED, orderBy: { waitlistPosition: 'asc' }, ...(limit === undefined ? {} : { limit }) },
  );

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
  return 1 + (await lastPosition(em, batch));
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

/** Returns the last position on the waitlist of a batch; 0 if the waitlist is empty. */
export async function lastPosition(em: SqlEntityManager, batch: Batch): Promise<number> {
  const orderBy = { waitlistPosition: 'desc' } as const;
  const [last] = await em.find(Enrollment, { batch, waitlistPosition: { $ne: null } }, { orderBy, limit: 1 });
  return last?.waitlistPosition ?? 0;
}

/** Returns the error for an enrollment that needs a seat in a full batch. */
const batchFull = () => invalidField('batchId', 'The batch is full.');

/**
 * Gives the free seats of a batch to the first enrollments on its waitlist, and renumbers the rest of the waitlist from
 * 1. Call this function after every change that may free a seat or shorten the waitlist. The batch must be locked.
 */
export async function passSeatsOn(em: SqlEntityManager, batch: Batch | null): Promise<void> {
  if (!batch) return;
  await em.flush();
  const waiting = await lockWaiting(em, batch);
  if (waiting.length === 0) return;
  const free = Math.max(0, batch.maxStudents - (await heldSeats(em, batch)));
  for (const [index, enrollment] of waiting.entries()) {
    enrollment.waitlistPosition = index < free ? null : index - free + 1;
  }
  await em.flush();
}

/**
 * Gives the free seats of a batch to the first enrollments on its waitlist. Does not renumber the rest of the waitlist,
 * so that its cost does not depend on the length of the waitlist. Call {@link passSeatsOn} before the transaction ends.
 */
export async function giveFreeSeats(em: SqlEntityManager, batch: Batch): Promise<void> {
  await em.flush();
  const free = batch.maxStudents - (await heldSeats(em, batch));
  if (free <= 0) return;
  for (const enrollment of await lockWaiting(em, batch, free)) enrollment.waitlistPosition = null;
  await em.flush();
}
