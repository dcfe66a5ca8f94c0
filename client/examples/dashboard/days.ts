/** Returns a day as "2026-11-27". */
const day = (date: Date) => date.toISOString().slice(0, 10);

/** Returns the day that is the given number of days before today. */
export const daysAgo = (days: number) => day(new Date(Date.now() - days * 86_400_000));

/** Returns the first day of the month that is the given number of months before the present month, in UTC. */
export function monthsAgo(months: number) {
  const now = new Date();
  return day(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)));
}
