import { addDays, laterOf } from '../../../platform/time/days.ts';
import type { NoticeRun } from '../../operations/notices/core/notice-run.types.ts';
import type { ReminderMark } from './reminder-mark.entity.ts';

/** The time of day at which reminders are written, in the academy's time zone. */
export const REMINDER_TIME = '09:00:00';

/** The maximum number of days by which a reminder may be late. */
const MOST_LATE = 3;

/** A day on which reminders are written, and the due date of the fees that are reminded. */
export interface Morning {
  readonly day: string;
  readonly dueDate: string;
  readonly offsetDays: number;
}

/** Returns the last day on which the time of reminders has passed. */
export function lastMorning({ clock, at }: NoticeRun): string {
  const today = clock.dayOf(at);
  return clock.instantOf(today, REMINDER_TIME) <= at ? today : addDays(today, -1);
}

/**
 * Returns, for each due date, the latest day on which its reminders are written: the last day, or a missed day before
 * it. For a missed day, only the reminder days count that were in the settings before the outage.
 */
export function morningsOf(run: NoticeRun, last: string, mark: ReminderMark | null): Morning[] {
  const { academy, clock } = run;
  const offsets = [...new Set(academy.settings.reminderDays)];
  const mornings = new Map<string, Morning>();
  const earliest = laterOf(mark ? addDays(mark.remindedOn, 1) : addDays(last, -MOST_LATE), addDays(last, -MOST_LATE));
  for (let day = last; day >= earliest; day = addDays(day, -1)) {
    for (const offsetDays of offsets) {
      // without a mark, the settings may be newer than the missed day
      const wasSet = mark ? mark.days.includes(offsetDays) : clock.instantOf(day, REMINDER_TIME) > academy.updatedAt;
      if (day !== last && !wasSet) continue;
      const dueDate = addDays(day, -offsetDays);
      if (!mornings.has(dueDate)) mornings.set(dueDate, { day, dueDate, offsetDays });
    }
  }
  return [...mornings.values()];
}
