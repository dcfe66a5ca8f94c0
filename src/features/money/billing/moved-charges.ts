import type { PlaceMove } from '../../academics/enrollments/enrollment.signals.ts';
import { ProrationBasis } from '../plans/fee-plan.enums.ts';
import { excusedIn, learnsOn } from '../pricing/counted-days.ts';
import type { PricedEnrollment } from '../pricing/priced-enrollment.ts';
import type { Pricing } from '../pricing/pricing.ts';
import type { BilledCharge } from './billed-charges.ts';
import type { DayChange } from './credits/charge-delta.ts';
import { type KnownCharge, knownCharge } from './known-charges.ts';

/** Returns an enrollment as it was before the days of its place or of its batch changed. */
export const beforeMove = (enrollment: PricedEnrollment, { from, batchBefore }: PlaceMove): PricedEnrollment => ({
  ...enrollment,
  activeFrom: from,
  batch: enrollment.batch && { ...enrollment.batch, ...batchBefore },
});

/** A billed charge before and after the days of the place changed. */
interface ChargeChange extends DayChange {
  readonly known: KnownCharge;
}

/** Returns the days that a charge covers before and after a move. Returns null if the move does not change the charge. */
export function changeOf(
  charge: BilledCharge,
  enrollment: PricedEnrollment,
  move: PlaceMove,
  pricing: Pricing,
): ChargeChange | null {
  // a new first or last day of the batch changes neither one-time charges, which cover the whole batch, nor the charges of
  // students who have left
  if (move.batchBefore !== undefined && (charge.periodKey === 'once' || charge.isEnded)) return null;
  const former = beforeMove(enrollment, move);
  const known = knownCharge(charge, former, pricing.terms);
  if (!known?.item || known.item.item.refundable === false) return null;
  const until = charge.isEnded ? enrollment.until : null;
  const excused = [...charge.excused.union(new Set(enrollment.excused))];
  const after = { ...enrollment, activeFrom: move.to, until, excused };
  return { known, before: { ...former, until, excused }, after };
}

/**
 * Returns the excused days that a move adds to a charge. They are not billed now, but they are charged if their sessions
 * take place after all.
 */
export function unbilledDays(charge: BilledCharge, { known: { period, item }, before, after }: ChargeChange): string[] {
  if (item?.item.proration !== ProrationBasis.SESSIONS) return [];
  return excusedIn(period, after).filter((day) => !charge.excused.has(day) && !learnsOn(day, period, before));
}
