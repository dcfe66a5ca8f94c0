import { Temporal } from 'temporal-polyfill';

/**
 * Returns true if `instant` is before the end of the edit hours of a day. The edit hours begin at the end of `date`, at
 * midnight in the time zone. They last `hours` hours, counted without regard to changes of the clock. `instant` is in
 * RFC 3339, and `date` is YYYY-MM-DD.
 */
export function isWithinEditHours(date: string, timezone: string, hours: number, instant: string): boolean {
  const end = Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timezone).add({ hours });
  return Temporal.Instant.compare(Temporal.Instant.from(instant), end.toInstant()) < 0;
}
