import { mulDiv } from '../../../platform/money/mul-div.ts';
import { monthEnd, monthStart } from '../../../platform/time/days.ts';
import { BillingFrequency } from '../../academics/courses/course.enums.ts';
import type { FeePlanItem } from '../plans/fee-plan.entity.ts';
import { type BilledTerm, periodsOf } from './billing-periods.ts';
import { scheduledSessions } from './counted-days.ts';
import type { PricedBatch } from './priced-enrollment.ts';
import type { ItemCost } from './sibling-ranks.ts';

/**
 * Returns what an item costs a month on a day, so that prices of different frequencies can be compared. A price per term is
 * divided by the calendar months that the term has days in; a price per session is multiplied by the weekly sessions of the
 * month of the day.
 */
export function monthlyCost(
  { feeType, frequency, amount }: Pick<FeePlanItem, 'feeType' | 'frequency' | 'amount'>,
  day: string,
  { batch, terms }: { readonly batch: PricedBatch | null; readonly terms: readonly BilledTerm[] },
): ItemCost {
  switch (frequency) {
    case BillingFrequency.MONTHLY:
      return { feeType, amount };
    case BillingFrequency.PER_TERM: {
      const term = nearestTerm(day, terms);
      return { feeType, amount: term ? mulDiv(amount, 1, monthsIn(term)) : 0 };
    }
    case BillingFrequency.PER_SESSION: {
      const month = { from: monthStart(day), until: monthEnd(day) };
      return { feeType, amount: batch ? amount * scheduledSessions(batch, month) : 0 };
    }
    case BillingFrequency.ONE_TIME:
      return { feeType, amount, isOnce: true };
  }
}

/** The term of a day; between terms the one before, so that ranks stay, and before all terms the first one. */
const nearestTerm = (day: string, terms: readonly BilledTerm[]): BilledTerm | undefined =>
  terms.findLast(({ startsOn }) => startsOn <= day) ?? terms[0];

const monthsIn = ({ startsOn: from, endsOn: until }: BilledTerm): number =>
  periodsOf(BillingFrequency.MONTHLY, { from, until }, []).length;
