import { Temporal } from 'temporal-polyfill';

/**
 * Returns true if an instant (RFC 3339) is within a number of hours after the end of a day (YYYY-MM-DD) in a time zone.
 * The length of the day depends on the time zone; hours are elapsed hours.
 */
export function isWithinEditHours(date: string, timezone: string, hours: number, instant: string): boolean {
  const end = Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timezone).add({ hours });
  return Temporal.Instant.compare(Temporal.Instant.from(instant), end.toInstant()) < 0;
}
