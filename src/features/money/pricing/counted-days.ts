import type { Proration } from '../../../platform/money/price.ts';
import { countWeekdays, type Days, daysBetween, hasDay, weekdayOf } from '../../../platform/time/days.ts';
import { ProrationBasis } from '../plans/fee-plan.enums.ts';
import { commonDays } from './billing-periods.ts';
import type { PricedBatch, PricedEnrollment } from './priced-enrollment.ts';

/** What of an enrollment says on which days it learns. */
export type Learner = Pick<PricedEnrollment, 'batch' | 'activeFrom' | 'until' | 'excused'>;

/**
 * What of a period is paid for; null where the whole price is due whatever it is. By sessions of the weekly schedule, or by
 * days of the calendar.
 */
export function prorationOf(basis: ProrationBasis, period: Days, enrollment: Learner): Proration | null {
  if (basis === ProrationBasis.NONE) return null;
  const { batch } = enrollment;
  const learned = learnedIn(period, enrollment);
  if (basis === ProrationBasis.DAYS || !batch) {
    const [billable, scheduled] = [learned ? lengthOf(learned) : 0, lengthOf(period)];
    return { label: `${billable} of ${scheduled} days`, billable, scheduled };
  }
  const scheduled = scheduledSessions(batch, period);
  const billable = learned ? scheduledSessions(batch, learned) - excusedIn(period, enrollment).length : 0;
  return { label: `${billable} of ${scheduled} sessions`, billable, scheduled };
}

const lengthOf = ({ from, until }: Days): number => daysBetween(from, until) + 1;

/** The weekly days of a batch in a period, also before its start, after its end, and those that fall out. */
export const scheduledSessions = ({ weekdays }: Pick<PricedBatch, 'weekdays'>, { from, until }: Days): number =>
  countWeekdays(weekdays, from, until);

/** The days of the weekly schedule on which somebody learns in a period, but which are excused. */
export const excusedIn = (period: Days, learner: Learner): string[] =>
  learner.excused.filter((day) => learnsOn(day, period, learner));

/** Whether a day is one of the weekly schedule on which somebody learns in a period: what is excused on another was never charged. */
export function learnsOn(day: string, period: Days, learner: Learner): boolean {
  const learned = learnedIn(period, learner);
  if (!learned || !hasDay(learned, day)) return false;
  return learner.batch?.weekdays.has(weekdayOf(day)) ?? false;
}

/** The days of a period on which somebody learns: within the batch and the enrollment. */
function learnedIn(period: Days, { batch, activeFrom, until }: Learner): Days | null {
  const taught = batch ? commonDays(period, { from: batch.startDate, until: batch.endDate }) : period;
  return taught && commonDays(taught, { from: activeFrom, until });
}
