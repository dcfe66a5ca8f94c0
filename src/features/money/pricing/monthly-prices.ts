import { mulDiv } from '../../../platform/money/mul-div.ts';
import { monthEnd, monthStart } from '../../../platform/time/days.ts';
import { BillingFrequency } from '../../academics/courses/course.enums.ts';
import type { FeePlanItem } from '../plans/fee-plan.entity.ts';
import { type BilledTerm, periodsOf } from './billing-periods.ts';
import { scheduledSessions } from './counted-days.ts';
import type { PricedBatch } from './priced-enrollment.ts';
import type { ItemCost } from './sibling-ranks.ts';

/**
 * Returns what an item costs per month on a day, so that prices with different frequencies can be compared. A price per
 * term is divided by the number of calendar months that overlap the term. A price per session is multiplied by the
 * number of scheduled sessions in the month.
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

/**
 * Returns the term that contains a day. Between two terms, returns the earlier one, so that ranks do not change. Before
 * all terms, returns the first term.
 */
const nearestTerm = (day: string, terms: readonly BilledTerm[]): BilledTerm | undefined =>
  terms.findLast(({ startsOn }) => startsOn <= day) ?? terms[0];

const monthsIn = ({ startsOn: from, endsOn: until }: BilledTerm): number =>
  periodsOf(BillingFrequency.MONTHLY, { from, until }, []).length;
