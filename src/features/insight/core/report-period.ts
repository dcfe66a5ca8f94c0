import { type FieldErrors, invalid } from '../../../platform/errors/app-error.ts';
import { addDays, addMonths, daysBetween, earlierOf, monthStart } from '../../../platform/time/days.ts';
import { messages } from '../../../platform/validation/messages.ts';

/** The maximum length of a report's period, in years. */
export const YEARS = 5;
/** The maximum length of the period, in days, if the rows of the report are days. */
const MOST_DAYS = 366;

/**
 * The period of a report: from YYYY-MM-DD to YYYY-MM-DD, including both days. The report counts only up to the day
 * `asOf`.
 */
export interface ReportPeriod {
  readonly from: string;
  readonly to: string;
  readonly asOf: string;
}

/**
 * Returns the period of a report, in the academy's time zone. Throws BAD_USER_INPUT if the period ends before it begins
 * or is too long, or if the `asOf` date is in the future.
 */
export function periodOf(
  filter: Partial<ReportPeriod>,
  { today, isByDay }: { readonly today: string; readonly isByDay: boolean },
): ReportPeriod {
  const asOf = filter.asOf ?? today;
  const to = filter.to ?? (filter.from && filter.from > asOf ? filter.from : asOf);
  const from = filter.from ?? monthStart(to);
  const errors: FieldErrors = {};
  if (asOf > today) errors.asOf = [messages.dateBeforeOrEqual('asOf', 'today')];
  // reports the error on the field that the caller sent
  const wrong = filter.to === undefined || filter.to === null ? 'from' : 'to';
  if (to < from) errors.to = [messages.dateAfterOrEqual('to', 'from')];
  else if (isByDay && daysBetween(from, to) >= MOST_DAYS) errors[wrong] = [messages.atMostDays(MOST_DAYS)];
  else if (to >= addMonths(from, 12 * YEARS)) errors[wrong] = [tooLong(wrong, from, to)];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { from, to, asOf };
}

const tooLong = (wrong: 'from' | 'to', from: string, to: string): string =>
  wrong === 'to'
    ? messages.dateBeforeOrEqual('to', addDays(addMonths(from, 12 * YEARS), -1))
    : messages.dateAfterOrEqual('from', addDays(addMonths(to, -12 * YEARS), 1));

/** Returns the last day that counts. */
export const lastDay = ({ to, asOf }: ReportPeriod): string => earlierOf(to, asOf);
