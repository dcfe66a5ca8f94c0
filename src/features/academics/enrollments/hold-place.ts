import { laterOf } from '../../../platform/time/days.ts';
import type { Batch } from '../batches/batch.entity.ts';
import type { Enrollment } from './enrollment.entity.ts';

/** The first day of a place that is given on a day: never before the batch starts. */
export const placeBegins = (heldFrom: string, batch: Pick<Batch, 'startDate'> | null): string =>
  batch ? laterOf(heldFrom, batch.startDate) : heldFrom;

/** Gives an enrollment its place on a day. */
export function holdPlace(enrollment: Enrollment, batch: Pick<Batch, 'startDate'> | null, day: string): void {
  enrollment.heldFrom = day;
  enrollment.activeFrom = placeBegins(day, batch);
}
