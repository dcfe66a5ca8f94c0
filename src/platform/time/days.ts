// Days of the calendar as text, YYYY-MM-DD: they compare as they follow each other.

const DAY_MS = 24 * 60 * 60 * 1000;

const msOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The first day that is written with four digits. */
const FIRST_DAY = '0001-01-01';

/** The last day that is written with four digits; none follows it. */
export const LAST_DAY = '9999-12-31';

/** The day so many days later, or earlier: the last there is, or the first, where that would be beyond. */
export function addDays(date: string, days: number): string {
  const ms = msOf(date) + days * DAY_MS;
  if (ms > msOf(LAST_DAY)) return LAST_DAY;
  return ms < msOf(FIRST_DAY) ? FIRST_DAY : new Date(ms).toISOString().slice(0, 10);
}

/** How many days the second day is behind the first. */
export const daysBetween = (from: string, to: string): number => (msOf(to) - msOf(from)) / DAY_MS;

/** Every day from the first to the last, both included. */
export function* eachDay(from: string, to: string): Generator<string> {
  const count = daysBetween(from, to);
  for (let days = 0; days <= count; days++) yield addDays(from, days);
}

/** The day of the week: 0 is Monday, 6 Sunday. */
export const weekdayOf = (date: string): number => (new Date(msOf(date)).getUTCDay() + 6) % 7;

/** The later of two days. */
export const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** The earlier of two days. */
export const earlierOf = (one: string, other: string): string => (one < other ? one : other);
