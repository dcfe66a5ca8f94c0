import { laterOf } from '../../../platform/time/days.ts';
import type { Batch } from '../batches/batch.entity.ts';
import type { Enrollment } from './enrollment.entity.ts';

/**
 * Returns the first day of a place: the day on which the enrollment got it (`heldFrom`) or the first day of the batch,
 * whichever is later.
 */
export const placeBegins = (heldFrom: string, batch: Pick<Batch, 'startDate'> | null): string =>
  batch ? laterOf(heldFrom, batch.startDate) : heldFrom;

/** Records the day on which an enrollment got its place, and sets the first day of the place. */
export function holdPlace(enrollment: Enrollment, batch: Pick<Batch, 'startDate'> | null, day: string): void {
  enrollment.heldFrom = day;
  enrollment.activeFrom = placeBegins(day, batch);
}
