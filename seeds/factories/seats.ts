import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import type { Maker } from '../maker.ts';
import type { BatchRow } from './batch-row.ts';
import type { EnrollmentRow } from './enrollments.ts';

const isWaiting = (enrollment: EnrollmentRow): boolean => enrollment.waitlistPosition !== null;

const holdsSeat = (enrollment: EnrollmentRow): boolean =>
  !isWaiting(enrollment) &&
  (enrollment.status === EnrollmentStatus.ACTIVE || enrollment.status === EnrollmentStatus.PENDING);

/** Numbers the waiting enrollments of each batch from 1, in the order in which they were made. */
export function queueWaiting(enrollments: EnrollmentRow[]): EnrollmentRow[] {
  const positions = new Map<string, number>();
  for (const waiting of Map.groupBy(enrollments.filter(isWaiting), ({ batchId }) => batchId).values()) {
    const ids = waiting.map(({ id }) => id).sort();
    ids.forEach((id, index) => {
      positions.set(id, index + 1);
    });
  }
  return enrollments.map((enrollment) => {
    const waitlistPosition = positions.get(enrollment.id);
    return waitlistPosition === undefined ? enrollment : { ...enrollment, waitlistPosition };
  });
}

/**
 * Sets the number of seats of each batch. A batch with a waitlist has exactly as many seats as are held. Any other
 * batch has a few more.
 */
export function seatBatches({ random, theme }: Maker, batches: BatchRow[], enrollments: EnrollmentRow[]): BatchRow[] {
  const byBatch = Map.groupBy(enrollments, ({ batchId }) => batchId);
  return batches.map((batch) => {
    const all = byBatch.get(batch.id) ?? [];
    const held = all.filter(holdsSeat).length;
    const maxStudents = all.some(isWaiting) ? held : Math.max(theme.capacity, held + random.int(1, 4));
    return { ...batch, maxStudents };
  });
}
