import { mulDiv } from '../../../../platform/money/mul-div.ts';
import { ProrationBasis } from '../../plans/fee-plan.enums.ts';
import { prorationOf } from '../../pricing/counted-days.ts';
import { type PriceBasis, priceCharge } from '../../pricing/price-charge.ts';
import type { PricedEnrollment } from '../../pricing/priced-enrollment.ts';
import type { BilledCharge } from '../billed-charges.ts';
import type { KnownCharge } from '../known-charges.ts';

/** An enrollment at the time of billing, and the enrollment now. */
export interface DayChange {
  readonly before: PricedEnrollment;
  readonly after: PricedEnrollment;
}

/**
 * Returns by how much a charge's total increases when the days of the student's place change; negative if it decreases.
 * If the price has changed since billing, the new amount is the uncredited part of the charge, multiplied by the price
 * for the new days and divided by the price for the former days. Both prices are calculated as of today.
 */
export function chargeDelta(
  charge: Pick<BilledCharge, 'periodKey' | 'total' | 'credited'>,
  known: KnownCharge,
  { before, after }: DayChange,
  basis: PriceBasis,
): number {
  const net = charge.total - charge.credited;
  const [former, present] = [before, after].map((learner) => amountOf(charge, known, learner, basis) ?? net);
  if (former === undefined || present === undefined) return 0;
  if (former === net) return present - net;
  return former > 0 ? mulDiv(net, present, former) - net : 0;
}

/**
 * Returns the price of a charge for the days on which a student attends. Returns null if the price does not depend on
 * these days.
 */
function amountOf(
  { periodKey }: Pick<BilledCharge, 'periodKey'>,
  { period, item }: KnownCharge,
  learner: PricedEnrollment,
  basis: PriceBasis,
): number | null {
  if (!item) return 0;
  const isWhole = item.item.proration === ProrationBasis.NONE;
  if (isWhole && periodKey === 'once') return null;
  const counted = prorationOf(isWhole ? ProrationBasis.DAYS : item.item.proration, period, learner);
  if (counted && counted.billable <= 0) return 0;
  const proration = isWhole ? null : counted;
  return priceCharge({ item: item.item, proration, day: period.from }, basis)?.price.amount ?? 0;
}
