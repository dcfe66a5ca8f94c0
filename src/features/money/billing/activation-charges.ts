import { addMonths, type Days, earlierOf, hasDay, laterOf } from '../../../platform/time/days.ts';
import type { BilledTerm } from '../pricing/billing-periods.ts';
import { type Charge, onceCharges, periodCharges } from '../pricing/charges.ts';
import type { PricedEnrollment } from '../pricing/priced-enrollment.ts';

/**
 * Returns the charges for an enrollment that becomes active on a day: one-time charges, and the months and terms that
 * contain the day.
 */
export function chargesOnActivation(
  enrollment: PricedEnrollment,
  today: string,
  terms: readonly BilledTerm[],
  isAutomatic: boolean,
): Charge[] {
  const periods = periodCharges(enrollment, daysAround(today, terms), terms);
  const current = periods.filter(({ period }) => hasDay(period, today));
  return [...onceCharges(enrollment), ...current].filter((charge) => isBilled(charge, isAutomatic));
}

/** Returns the charges for the months and terms that overlap `days` and begin after the first of these days. */
export const chargesBehind = (
  enrollment: PricedEnrollment,
  days: Days,
  terms: readonly BilledTerm[],
  isAutomatic: boolean,
): Charge[] =>
  periodCharges(enrollment, days, terms)
    .filter(({ period }) => period.from > days.from)
    .filter((charge) => isBilled(charge, isAutomatic));

/**
 * Returns true if the service bills a charge. A charge from a fee plan is always billed. A charge at the price of the
 * course is billed only if the academy bills automatically.
 */
const isBilled = ({ planId }: Charge, isAutomatic: boolean): boolean => planId !== null || isAutomatic;

/**
 * Returns the days of the month that contains `day`. If `day` is in one or more terms, the range also includes all days
 * of these terms. The lessons of a term may begin after `day`.
 */
export function daysAround(day: string, terms: readonly BilledTerm[]): Days {
  const month = day.slice(0, 8);
  return terms
    .filter(({ startsOn, endsOn }) => hasDay({ from: startsOn, until: endsOn }, day))
    .reduce(
      ({ from, until }, { startsOn, endsOn }) => ({ from: earlierOf(from, startsOn), until: laterOf(until, endsOn) }),
      { from: `${month}01`, until: addMonths(`${month}31`, 0) },
    );
}
