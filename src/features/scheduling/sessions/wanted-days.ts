import { itemAt } from '../../../platform/errors/require-value.ts';
import { addDays, eachDay, earlierOf, hasDay, laterOf, weekdayOf } from '../../../platform/time/days.ts';
import { isEnd } from '../../academics/batches/batch.enums.ts';
import type { BatchSchedule } from '../../academics/batches/batch.signals.ts';
import { Weekday } from '../../academy/academies/academy.enums.ts';
import { HORIZON_DAYS, type PlanWindow } from './schedule-plan.ts';

/** The weekdays from Monday to Sunday. Index 0 is Monday, as in the numbers that `weekdayOf` returns. */
const WEEKDAYS = Object.values(Weekday);

/** Returns true if the batch is cancelled, completed or deleted. It then has no upcoming sessions. */
export const isOver = ({ status, deletedAt }: Pick<BatchSchedule, 'status' | 'deletedAt'>): boolean =>
  deletedAt !== null || isEnd(status);

/** Returns true if the weekly schedule of a batch includes a day. */
export const isTaughtOn = ({ startDate, endDate, daysOfWeek }: BatchSchedule, day: string): boolean =>
  hasDay({ from: startDate, until: endDate }, day) && daysOfWeek.includes(itemAt(WEEKDAYS, weekdayOf(day)));

/**
 * Returns the last day up to which sessions of a batch are created. Returns null if the batch begins more than {@link
 * HORIZON_DAYS} days after today.
 */
export function lastCovered({ startDate, endDate }: BatchSchedule, today: string): string | null {
  const last = earlierOf(endDate, addDays(today, HORIZON_DAYS));
  return startDate <= last ? last : null;
}

/**
 * Generates the days on which a batch should have a session: days in the period `days` from today on, and past days in
 * `backfill`.
 */
export function* wantedDays(batch: BatchSchedule, today: string, { backfill, days }: PlanWindow): Generator<string> {
  if (isOver(batch)) return;
  const last = lastCovered(batch, today);
  if (last === null) return;
  const from = laterOf(batch.startDate, earlierOf(backfill?.from ?? today, today));
  for (const day of eachDay(laterOf(from, days?.from ?? from), earlierOf(last, days?.until ?? last))) {
    if (isTaughtOn(batch, day) && (day >= today || isWithin(day, backfill))) yield day;
  }
}

/** Returns true if a day is in the period `days`. Returns false if `days` is undefined. */
export const isWithin = (day: string, days: PlanWindow['days']): boolean => days !== undefined && hasDay(days, day);

/**
 * Returns the window for planning a new or changed batch. The window includes past days if the batch is new or now
 * begins earlier.
 */
export function windowOfChange(batch: BatchSchedule, before: BatchSchedule | null, today: string): PlanWindow {
  const from = laterOf(batch.startDate, addDays(today, -HORIZON_DAYS));
  const until = before ? addDays(before.startDate, -1) : today;
  return from <= until && from <= today ? { backfill: { from, until: earlierOf(until, today) } } : {};
}
