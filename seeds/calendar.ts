import { Temporal } from 'temporal-polyfill';
import { Weekday } from '../src/features/academies/academy.enums.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FROM_SUNDAY = [
  Weekday.SUNDAY,
  Weekday.MONDAY,
  Weekday.TUESDAY,
  Weekday.WEDNESDAY,
  Weekday.THURSDAY,
  Weekday.FRIDAY,
  Weekday.SATURDAY,
];

const midnight = (date: string): number => Date.parse(`${date}T00:00:00.000Z`);

/** The present date in UTC, `YYYY-MM-DD`. */
export const utcToday = (): string => new Date().toISOString().slice(0, 10);

/** The date so many days later; earlier when negative. */
export const addDays = (date: string, days: number): string =>
  new Date(midnight(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The day of the week that a date falls on. */
export const weekdayOf = (date: string): Weekday => FROM_SUNDAY[new Date(midnight(date)).getUTCDay()] as Weekday;

/** The earlier of two dates or instants. */
export const earlier = (a: string, b: string): string => (a < b ? a : b);

/** The later of two dates or instants. */
export const later = (a: string, b: string): string => (a > b ? a : b);

/** The first date on or after `date` that falls on one of the days. */
export function nextOn(days: readonly Weekday[], date: string): string {
  return days.includes(weekdayOf(date)) ? date : nextOn(days, addDays(date, 1));
}

/** Turns local dates and times of a time zone into instants: RFC 3339, UTC, milliseconds. */
export type LocalClock = (date: string, time: string) => string;

/** The clock of an IANA time zone. A day has the offset that it has at noon. */
export function localClock(timezone: string): LocalClock {
  const offsets = new Map<string, number>();
  const offsetOf = (date: string): number => {
    const known = offsets.get(date);
    if (known !== undefined) return known;
    const noon = Temporal.PlainDateTime.from(`${date}T12:00`).toZonedDateTime(timezone);
    const offset = noon.offsetNanoseconds / 1_000_000;
    offsets.set(date, offset);
    return offset;
  };
  return (date, time) => new Date(Date.parse(`${date}T${time}Z`) - offsetOf(date)).toISOString();
}
