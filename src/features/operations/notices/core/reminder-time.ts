import { addDays } from '../../../../platform/time/days.ts';
import type { NoticeRun } from './notice-run.types.ts';

/** The time of day at which reminders are written, in the academy's time zone. */
export const REMINDER_TIME = '09:00:00';

/** The maximum number of days by which a reminder may be late. Older reminders are not written. */
export const MOST_LATE = 3;

/** Returns the last date on which 09:00 has passed in the academy's time zone. */
export function lastMorning({ clock, at }: Pick<NoticeRun, 'clock' | 'at'>): string {
  const today = clock.dayOf(at);
  return clock.instantOf(today, REMINDER_TIME) <= at ? today : addDays(today, -1);
}
