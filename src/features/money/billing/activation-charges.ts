import { addMonths, type Days, earlierOf, hasDay, laterOf } from '../../../platform/time/days.ts';
import type { BilledTerm } from '../pricing/billing-periods.ts';
import { type Charge, onceCharges, periodCharges } from '../pricing/charges.ts';
import type { PricedEnrollment } from '../pricing/priced-enrollment.ts';

/** What is billed at once when an enrollment becomes active on a day: what is billed once, and the periods of that day. */
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

/** What comes behind that, up to the last of the days: the periods that have some of them, and not the first. */
export const chargesBehind = (
  enrollment: PricedEnrollment,
  days: Days,
  terms: readonly BilledTerm[],
  isAutomatic: boolean,
): Charge[] =>
  periodCharges(enrollment, days, terms)
    .filter(({ period }) => period.from > days.from)
    .filter((charge) => isBilled(charge, isAutomatic));

/** The price of a course is billed where billing is automatic alone. */
const isBilled = ({ planId }: Charge, isAutomatic: boolean): boolean => planId !== null || isAutomatic;

/** The month of a day, and the terms that have it: whole, since what of them is learned may begin behind the day. */
export function daysAround(day: string, terms: readonly BilledTerm[]): Days {
  const month = day.slice(0, 8);
  return terms
    .filter(({ startsOn, endsOn }) => hasDay({ from: startsOn, until: endsOn }, day))
    .reduce(
      ({ from, until }, { startsOn, endsOn }) => ({ from: earlierOf(from, startsOn), until: laterOf(until, endsOn) }),
      { from: `${month}01`, until: addMonths(`${month}31`, 0) },
    );
}
