import { Temporal } from 'temporal-polyfill';

/**
 * Whether an instant (RFC 3339) is less than so many hours behind the end of a day (YYYY-MM-DD) in a time zone. Days are
 * as long as the zone has them, hours are hours.
 */
export function isWithinEditHours(date: string, timezone: string, hours: number, instant: string): boolean {
  const end = Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timezone).add({ hours });
  return Temporal.Instant.compare(Temporal.Instant.from(instant), end.toInstant()) < 0;
}
