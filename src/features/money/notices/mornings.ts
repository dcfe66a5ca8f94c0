import { addDays, laterOf } from '../../../platform/time/days.ts';
import type { NoticeRun } from '../../operations/notices/core/notice-run.types.ts';
import { MOST_LATE, REMINDER_TIME } from '../../operations/notices/core/reminder-time.ts';
import type { ReminderMark } from './reminder-mark.entity.ts';

/** A day on which reminders are written, and the due date of the fees that these reminders are about. */
export interface Morning {
  readonly day: string;
  readonly dueDate: string;
  readonly offsetDays: number;
}

/**
 * Returns one morning for each due date whose reminders must be written. Its `day` is `last`, or the latest day on
 * which the service should have written these reminders but was not running. For such a missed day, a reminder day
 * counts only if it was in the settings before the outage.
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
