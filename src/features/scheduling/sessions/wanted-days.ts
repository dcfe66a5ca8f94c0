import { itemAt } from '../../../platform/errors/require-value.ts';
import { addDays, eachDay, earlierOf, hasDay, laterOf, weekdayOf } from '../../../platform/time/days.ts';
import { BatchStatus } from '../../academics/batches/batch.enums.ts';
import type { BatchSchedule } from '../../academics/batches/batch.signals.ts';
import { Weekday } from '../../academy/academies/academy.enums.ts';
import { HORIZON_DAYS, type PlanWindow } from './schedule-plan.ts';

/** Monday first, as days of the week are counted. */
const WEEKDAYS = Object.values(Weekday);

/** Whether a batch is taught no more: nothing of it is held from now on. */
export const isOver = ({ status, deletedAt }: Pick<BatchSchedule, 'status' | 'deletedAt'>): boolean =>
  deletedAt !== null || status === BatchStatus.CANCELLED || status === BatchStatus.COMPLETED;

/** Whether the weekly schedule of a batch has a lesson on a day. */
export const isTaughtOn = ({ startDate, endDate, daysOfWeek }: BatchSchedule, day: string): boolean =>
  hasDay({ from: startDate, until: endDate }, day) && daysOfWeek.includes(itemAt(WEEKDAYS, weekdayOf(day)));

/** The last day up to which a batch has sessions; null for one that begins later than they reach. */
export function lastCovered({ startDate, endDate }: BatchSchedule, today: string): string | null {
  const last = earlierOf(endDate, addDays(today, HORIZON_DAYS));
  return startDate <= last ? last : null;
}

/** Returns the days on which a batch should have a session, from today on and within `backfill`, limited to the window. */
export function* wantedDays(batch: BatchSchedule, today: string, { backfill, days }: PlanWindow): Generator<string> {
  if (isOver(batch)) return;
  const last = lastCovered(batch, today);
  if (last === null) return;
  const from = laterOf(batch.startDate, earlierOf(backfill?.from ?? today, today));
  for (const day of eachDay(laterOf(from, days?.from ?? from), earlierOf(last, days?.until ?? last))) {
    if (isTaughtOn(batch, day) && (day >= today || isWithin(day, backfill))) yield day;
  }
}

/** Whether a day is one of days, first and last; none is when they are left out. */
export const isWithin = (day: string, days: PlanWindow['days']): boolean => days !== undefined && hasDay(days, day);

/** How a batch is planned that was just made, or changed: past lessons are made where it is new or begins earlier. */
export function windowOfChange(batch: BatchSchedule, before: BatchSchedule | null, today: string): PlanWindow {
  const from = laterOf(batch.startDate, addDays(today, -HORIZON_DAYS));
  const until = before ? addDays(before.startDate, -1) : today;
  return from <= until && from <= today ? { backfill: { from, until: earlierOf(until, today) } } : {};
}
