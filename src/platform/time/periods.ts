import type { FieldErrors } from '../errors/app-error.ts';
import { messages } from '../validation/messages.ts';
import { addDays, daysBetween } from './days.ts';

/** Days of the calendar from the first to the last; with times (HH:MM:SS), hours of one day. */
export interface Period {
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** As many days as a period may have, the first and the last among them. */
export const MOST_DAYS = 366;

const MIDNIGHT = '00:00:00';

/** The last day that a date can be; none follows it. */
const LAST_DAY = '9999-12-31';

/** What clocks show when a period begins: `2026-12-01T00:00:00`. */
export const wallStart = ({ startDate, startTime }: Period): string => `${startDate}T${startTime ?? MIDNIGHT}`;

/** What clocks show when a period is over, which it is from then on: of whole days midnight behind the last. */
export function wallEnd({ endDate, endTime }: Period): string {
  if (endTime !== null) return `${endDate}T${endTime}`;
  return endDate === LAST_DAY ? `${endDate}T24:00:00` : `${addDays(endDate, 1)}T${MIDNIGHT}`;
}

/** What is wrong with a period. */
export function periodErrors({ startDate, endDate, startTime, endTime }: Period): FieldErrors {
  const errors: FieldErrors = {};
  // of an input by whose rules a date is bad: that is told instead
  if (!startDate) errors.startDate = [messages.required('startDate')];
  if (!endDate) errors.endDate = [messages.required('endDate')];
  const hasDates = Boolean(startDate && endDate);
  if (hasDates && endDate < startDate) errors.endDate = [messages.dateAfterOrEqual('endDate', 'startDate')];
  else if (hasDates && daysBetween(startDate, endDate) >= MOST_DAYS) {
    errors.endDate = [`The end date field must not be more than ${MOST_DAYS - 1} days after start date.`];
  }
  if (startTime === null && endTime === null) return errors;
  if (hasDates && startDate !== endDate) {
    if (startTime !== null) errors.startTime = [severalDays('start time')];
    if (endTime !== null) errors.endTime = [severalDays('end time')];
  } else if (startTime === null) errors.startTime = [messages.required('startTime')];
  else if (endTime === null) errors.endTime = [messages.required('endTime')];
  else if (endTime <= startTime) errors.endTime = [messages.dateAfter('endTime', 'startTime')];
  return errors;
}

const severalDays = (field: string): string =>
  `The ${field} field is prohibited unless start date and end date are the same.`;
