import type { FieldErrors } from '../errors/app-error.ts';
import { daysBetween } from '../time/days.ts';
import { MOST_DAYS, type Period } from '../time/periods.ts';
import { messages } from './messages.ts';

/** Returns the errors of a period. */
export function periodErrors({ startDate, endDate, startTime, endTime }: Period): FieldErrors {
  const errors: FieldErrors = {};
  // an invalid date counts as missing here, but the error about the invalid date then replaces this error
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
