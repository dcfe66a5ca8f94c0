// Days of the calendar as text, YYYY-MM-DD. Comparing the texts compares the days.

/** A first and a last day. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const msOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The first day with a four-digit year. */
export const FIRST_DAY = '0001-01-01';

/** The last day with a four-digit year; later days are not supported. */
export const LAST_DAY = '9999-12-31';

/**
 * Adds a number of days to a day; subtracts them if the number is negative. The result is never before the first
 * supported day or after the last.
 */
export function addDays(date: string, days: number): string {
  const ms = msOf(date) + days * DAY_MS;
  if (ms > msOf(LAST_DAY)) return LAST_DAY;
  return ms < msOf(FIRST_DAY) ? FIRST_DAY : new Date(ms).toISOString().slice(0, 10);
}

/** Returns the number of days from the first day to the second. */
export const daysBetween = (from: string, to: string): number => (msOf(to) - msOf(from)) / DAY_MS;

/** Yields every day from the first to the last, both included. */
export function* eachDay(from: string, to: string): Generator<string> {
  const count = daysBetween(from, to);
  for (let days = 0; days <= count; days++) yield addDays(from, days);
}

/** Returns the day of the week: 0 is Monday, 6 is Sunday. */
export const weekdayOf = (date: string): number => (new Date(msOf(date)).getUTCDay() + 6) % 7;

/** Returns the later of two days. */
export const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** Returns the earlier of two days. */
export const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/** Returns true if a day is in a range. If `from` or `until` is null, the range has no first or no last day. */
export const hasDay = ({ from, until }: { from: string | null; until: string | null }, day: string): boolean =>
  (from === null || from <= day) && (until === null || day <= until);

/** Counts the days on these weekdays, from the first to the last day, both included. 0 is Monday, 6 is Sunday. */
export function countWeekdays(weekdays: ReadonlySet<number>, from: string, until: string): number {
  if (until < from) return 0;
  const days = daysBetween(from, until) + 1;
  const first = weekdayOf(from);
  const isAmong = (day: number) => weekdays.has((first + day) % 7);
  const rest = Array.from({ length: days % 7 }, (_, day) => day);
  return Math.floor(days / 7) * weekdays.size + rest.filter(isAmong).length;
}

const LAST_YEAR = 9_999;

/**
 * Returns the same day a number of months later. If that month has no such day, returns its last day. The result is
 * never before the first supported day or after the last.
 */
export function addMonths(date: string, months: number): string {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const [year, inYear] = [Math.floor(month / 12), (month % 12) + 1];
  if (year > LAST_YEAR) return LAST_DAY;
  if (year < 1) return FIRST_DAY;
  const first = `${String(year).padStart(4, '0')}-${String(inYear).padStart(2, '0')}`;
  const last = new Date(Date.UTC(year, inYear, 0)).getUTCDate();
  return `${first}-${String(Math.min(Number(date.slice(8)), last)).padStart(2, '0')}`;
}

/** Returns the first day of a date's month. */
export const monthStart = (date: string): string => `${date.slice(0, 8)}01`;

/** Returns the last day of a date's month. */
export const monthEnd = (date: string): string => addMonths(`${date.slice(0, 8)}31`, 0);

/** Returns the last day of the month before a date's month. */
export const lastMonthEnd = (date: string): string => addDays(monthStart(date), -1);

/**
 * Yields the last day of each month, beginning with the month of `from`. Ends before the first such day that is after
 * `until`.
 */
export function* eachMonthEnd(from: string, until: string): Generator<string> {
  for (let end = monthEnd(from); end <= until; end = monthEnd(addDays(end, 1))) {
    yield end;
    if (end === LAST_DAY) return;
  }
}
