import type { Proration } from '../../../platform/money/price.ts';
import { addDays, countWeekdays, type Days, daysBetween, hasDay, weekdayOf } from '../../../platform/time/days.ts';
import { ProrationBasis } from '../plans/fee-plan.enums.ts';
import { commonDays } from './billing-periods.ts';
import type { PricedBatch, PricedEnrollment } from './priced-enrollment.ts';

/** The fields of an enrollment that determine its billed days. */
export type Learner = Pick<PricedEnrollment, 'batch' | 'activeFrom' | 'until' | 'leftOn' | 'excused'>;

/**
 * Returns the billed share of a period, counted in sessions of the weekly schedule or in calendar days. Returns null if
 * the whole price is always due.
 */
export function prorationOf(basis: ProrationBasis, period: Days, enrollment: Learner): Proration | null {
  if (basis === ProrationBasis.NONE) return null;
  const { batch } = enrollment;
  if (basis === ProrationBasis.DAYS || !batch) {
    const learned = learnedIn(period, withoutLeavingDay(enrollment));
    const [billable, scheduled] = [learned ? lengthOf(learned) : 0, lengthOf(period)];
    return { label: `${billable} of ${scheduled} days`, billable, scheduled };
  }
  const learned = learnedIn(period, enrollment);
  const scheduled = scheduledSessions(batch, period);
  const billable = learned ? scheduledSessions(batch, learned) - excusedIn(period, enrollment).length : 0;
  return { label: `${billable} of ${scheduled} sessions`, billable, scheduled };
}

/** Returns the learner without the day on which the student left. After a transfer, the new place counts that day. */
const withoutLeavingDay = (learner: Learner): Learner =>
  learner.leftOn && learner.until === learner.leftOn ? { ...learner, until: addDays(learner.leftOn, -1) } : learner;

const lengthOf = ({ from, until }: Days): number => daysBetween(from, until) + 1;

/**
 * Returns the number of days in a period that are on the weekdays of a batch. Also counts days before the start and
 * after the end of the batch, and days of cancelled sessions.
 */
export const scheduledSessions = ({ weekdays }: Pick<PricedBatch, 'weekdays'>, { from, until }: Days): number =>
  countWeekdays(weekdays, from, until);

/** Returns the days in a period that are excused and in the weekly schedule, and on which the student is active. */
export const excusedIn = (period: Days, learner: Learner): string[] =>
  learner.excused.filter((day) => learnsOn(day, period, learner));

/**
 * Returns true if a day of a period is in the weekly schedule and the student is active on it. Other days were never
 * charged, so nothing changes if their sessions are excused.
 */
export function learnsOn(day: string, period: Days, learner: Learner): boolean {
  const learned = learnedIn(period, learner);
  if (!learned || !hasDay(learned, day)) return false;
  return learner.batch?.weekdays.has(weekdayOf(day)) ?? false;
}

/** Returns the days of a period on which a student is active. They are within the batch and within the enrollment. */
export function learnedIn(period: Days, { batch, activeFrom, until }: Learner): Days | null {
  const taught = batch ? commonDays(period, { from: batch.startDate, until: batch.endDate }) : period;
  return taught && commonDays(taught, { from: activeFrom, until });
}
