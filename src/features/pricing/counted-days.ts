import type { Proration } from '../../platform/money/price.ts';
import { countWeekdays, daysBetween } from '../../platform/time/days.ts';
import { ProrationBasis } from '../plans/fee-plan.enums.ts';
import { commonDays, type Days } from './billing-periods.ts';
import type { PricedBatch, PricedEnrollment } from './priced-enrollment.ts';

/**
 * What of a period is paid for; null where the whole price is due whatever it is. By sessions of the weekly schedule, or by
 * days of the calendar.
 */
export function prorationOf(
  basis: ProrationBasis,
  period: Days,
  { batch, enrollmentDate, until, excused }: Pick<PricedEnrollment, 'batch' | 'enrollmentDate' | 'until' | 'excused'>,
): Proration | null {
  if (basis === ProrationBasis.NONE) return null;
  const taught = batch ? commonDays(period, { from: batch.startDate, until: batch.endDate }) : period;
  const learned = taught && commonDays(taught, { from: enrollmentDate, until });
  if (basis === ProrationBasis.DAYS || !batch) {
    const [billable, scheduled] = [learned ? lengthOf(learned) : 0, lengthOf(period)];
    return { label: `${billable} of ${scheduled} days`, billable, scheduled };
  }
  const scheduled = scheduledSessions(batch, period);
  const billable = learned ? scheduledSessions(batch, learned) - excusedSessions(batch, learned, excused) : 0;
  return { label: `${billable} of ${scheduled} sessions`, billable, scheduled };
}

const lengthOf = ({ from, until }: Days): number => daysBetween(from, until) + 1;

/** The weekly days of a batch in a period, also before its start, after its end, and those that fall out. */
export const scheduledSessions = ({ weekdays }: Pick<PricedBatch, 'weekdays'>, { from, until }: Days): number =>
  countWeekdays(weekdays, from, until);

/** Those of some days that are not charged. What is excused on another day than those of the week was never charged. */
const excusedSessions = ({ weekdays }: PricedBatch, { from, until }: Days, excused: readonly string[]): number =>
  excused.filter((day) => from <= day && day <= until && countWeekdays(weekdays, day, day) > 0).length;
