import { addDays, LAST_DAY } from './days.ts';

/** A period of whole days, or of some hours of one day if the times (HH:MM:SS) are set. */
export interface Period {
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** The maximum number of days in a period, including the first and the last. */
export const MOST_DAYS = 366;

const MIDNIGHT = '00:00:00';

/** Returns the wall-clock time when a period begins: `2026-12-01T00:00:00`. */
export const wallStart = ({ startDate, startTime }: Period): string => `${startDate}T${startTime ?? MIDNIGHT}`;

/**
 * Returns the wall-clock time when a period ends, exclusive. For whole days, this is the midnight after the last day.
 */
export function wallEnd({ endDate, endTime }: Period): string {
  if (endTime !== null) return `${endDate}T${endTime}`;
  return endDate === LAST_DAY ? `${endDate}T24:00:00` : `${addDays(endDate, 1)}T${MIDNIGHT}`;
}
