import { laterOf } from '../../../platform/time/days.ts';
import type { Batch } from '../batches/batch.entity.ts';
import type { Enrollment } from './enrollment.entity.ts';

/** Returns the first day of a place that was given on a day. A place never begins before its batch. */
export const placeBegins = (heldFrom: string, batch: Pick<Batch, 'startDate'> | null): string =>
  batch ? laterOf(heldFrom, batch.startDate) : heldFrom;

/** Records that an enrollment got its place on a day, and sets the first day of the place. */
export function holdPlace(enrollment: Enrollment, batch: Pick<Batch, 'startDate'> | null, day: string): void {
  enrollment.heldFrom = day;
  enrollment.activeFrom = placeBegins(day, batch);
}
