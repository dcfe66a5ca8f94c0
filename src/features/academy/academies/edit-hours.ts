import { Temporal } from 'temporal-polyfill';

/**
 * Returns true if an instant (RFC 3339) is before the end of a day (YYYY-MM-DD) plus a number of hours. The day ends at
 * midnight in the time zone; the hours are elapsed hours, not clock hours.
 */
export function isWithinEditHours(date: string, timezone: string, hours: number, instant: string): boolean {
  const end = Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timezone).add({ hours });
  return Temporal.Instant.compare(Temporal.Instant.from(instant), end.toInstant()) < 0;
}
