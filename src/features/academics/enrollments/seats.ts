import { type FilterQuery, LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { Batch } from '../batches/batch.entity.ts';
import { Enrollment } from './enrollment.entity.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';

const { ACTIVE, PENDING } = EnrollmentStatus;

/** Locks enrollments until the transaction ends and reads them anew. Their batches are locked. */
export function lockEnrollments(
  em: SqlEntityManager,
  where: FilterQuery<Enrollment>,
  order: 'id' | 'waitlistPosition' = 'id',
): Promise<Enrollment[]> {
  const orderBy = { [order]: 'asc' } as const;
  return em.find(Enrollment, where, { orderBy, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** The number of seats that are held: by active enrollments, and by pending ones that are not on the waitlist. */
export function heldSeats(em: SqlEntityManager, batch: Batch): Promise<number> {
  return em.count(Enrollment, { batch, $or: [{ status: ACTIVE }, { status: PENDING, waitlistPosition: null }] });
}

/**
 * The place on the waitlist of an enrollment that opens with the status: null where it holds a seat. All seats held: the
 * last place for a pending one, and for an active one throws "The batch is full." The batch's row is locked, and the
 * enrollment not written yet.
 */
export async function seatFor(
  em: SqlEntityManager,
  batch: Batch | null,
  status: EnrollmentStatus,
): Promise<number | null> {
  if (!batch || hasSeat(batch, await heldSeats(em, batch), status)) return null;
  return 1 + (await waitingFor(em, batch));
}

/** Whether a seat is left for an enrollment that opens with the status. If not, an active one is refused. */
export function hasSeat(batch: Batch, held: number, status: EnrollmentStatus): boolean {
  if (held < batch.maxStudents) return true;
  if (status !== PENDING) throw batchFull();
  return false;
}

/** The number of those on the waitlist. */
export const waitingFor = (em: SqlEntityManager, batch: Batch): Promise<number> =>
  em.count(Enrollment, { batch, waitlistPosition: { $ne: null } });

/** The refusal of an active enrollment in a batch without a free seat. */
const batchFull = () => invalidField('batchId', 'The batch is full.');

/**
 * Gives the free seats of a batch to the first on its waitlist; the others move up, so that positions are always 1 to n.
 * Call it after every change that may free a seat or shorten the waitlist. The batch's row is locked.
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
