import { amountOff, type Reduction } from '../../../platform/money/price.ts';
import { daysBetween } from '../../../platform/time/days.ts';
import type { Discount } from '../discounts/discount.entity.ts';
import { DiscountKind } from '../discounts/discount.enums.ts';
import { isValidOn } from '../discounts/valid-on.ts';
import type { FeeType } from '../ledger/fee.enums.ts';
import type { PricedEnrollment } from './priced-enrollment.ts';
import { isForType } from './sibling-ranks.ts';

/** The fields of a discount that billing needs. */
export type BilledDiscount = Pick<
  Discount,
  | 'id'
  | 'name'
  | 'kind'
  | 'percent'
  | 'amount'
  | 'feeTypes'
  | 'priority'
  | 'exclusive'
  | 'validFrom'
  | 'validUntil'
  | 'maxUses'
  | 'rankFrom'
  | 'minCourses'
  | 'daysBeforeStart'
  | 'studentId'
  | 'enrollmentId'
>;

/** The facts about an enrollment that determine its discounts. */
export interface DiscountStanding {
  readonly enrollment: Pick<PricedEnrollment, 'id' | 'studentId' | 'activeFrom' | 'begun'>;
  /** Returns the number of courses in which the student is active on a day. */
  coursesOn(day: string): number;
  /**
   * Returns the rank of the student among the students of the payer who are active on a day, from 1. The student with
   * the highest price for the given types of fees is first.
   */
  rankBy(feeTypes: readonly FeeType[], day: string, isOnce?: boolean): number;
  /**
   * Returns true if the enrollment already uses a coupon or a limited discount (a discount with a maximum number of
   * uses).
   */
  hasGot(discountId: string): boolean;
  /** Returns true if one more enrollment may use a limited discount. */
  isLeft(discount: Pick<Discount, 'id' | 'maxUses'>): boolean;
}

/** A fee to which discounts may apply. */
export interface DiscountedFee {
  readonly feeType: FeeType;
  /** The day from which the fee counts. */
  readonly day: string;
  /** True if the fee is billed only once; false if it is billed per month or term. */
  readonly isOnce?: boolean;
}

/** Returns true if a discount applies to a fee of an enrollment. */
export function isGiven(
  discount: BilledDiscount,
  standing: DiscountStanding,
  { feeType, day, isOnce = false }: DiscountedFee,
): boolean {
  const { feeTypes, kind, maxUses, id } = discount;
  if (!isForType(feeTypes, feeType)) return false;
  if (!isFor(discount, standing, { day, isOnce })) return false;
  // a coupon was checked when the enrollment received it, so the enrollment keeps it
  if (kind === DiscountKind.COUPON) return standing.hasGot(id);
  const counts = kind === DiscountKind.EARLY_BIRD ? standing.enrollment.begun.enrollmentDate : day;
  if (!isValidOn(discount, counts)) return false;
  return maxUses === null || standing.hasGot(id) || standing.isLeft(discount);
}

/**
 * Returns the rank among siblings for a fee; null if no discount needs the rank. If several sibling discounts apply,
 * the one with the lowest id determines which fees count for the rank.
 */
export function rankOf(
  discounts: readonly BilledDiscount[],
  { rankBy }: Pick<DiscountStanding, 'rankBy'>,
  { feeType, day, isOnce = false }: DiscountedFee,
): number | null {
  const ofSiblings = discounts.filter(
    ({ kind, feeTypes }) => kind === DiscountKind.SIBLING && isForType(feeTypes, feeType),
  );
  const [first] = ofSiblings.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return first ? rankBy(first.feeTypes, day, isOnce) : null;
}

function isFor(
  discount: BilledDiscount,
  { enrollment, coursesOn, rankBy }: DiscountStanding,
  { day, isOnce }: { readonly day: string; readonly isOnce: boolean },
): boolean {
  switch (discount.kind) {
    case DiscountKind.SIBLING:
      return rankBy(discount.feeTypes, day, isOnce) >= (discount.rankFrom ?? 2);
    case DiscountKind.MULTI_COURSE:
      return coursesOn(day) >= (discount.minCourses ?? 2);
    case DiscountKind.EARLY_BIRD: {
      // a student who moves within the course keeps the early-bird discount
      const { enrollmentDate, batchStart } = enrollment.begun;
      return batchStart !== null && daysBetween(enrollmentDate, batchStart) >= (discount.daysBeforeStart ?? 0);
    }
    case DiscountKind.COUPON:
      return true;
    case DiscountKind.SCHOLARSHIP:
    case DiscountKind.MANUAL:
      return discount.studentId === enrollment.studentId || discount.enrollmentId === enrollment.id;
  }
}

/**
 * Returns the discounts for a price in the order of application. The exclusive discount that reduces the price most
 * comes first. The other discounts follow, by priority and id.
 */
export function inOrder(given: readonly BilledDiscount[], price: number): BilledDiscount[] {
  const exclusive = given.filter((discount) => discount.exclusive).toSorted(byPriority);
  const best = exclusive.toSorted((one, other) => amountOff(other, price) - amountOff(one, price)).slice(0, 1);
  return [...best, ...given.filter((discount) => !discount.exclusive).toSorted(byPriority)];
}

const byPriority = (one: BilledDiscount, other: BilledDiscount): number =>
  one.priority - other.priority || (one.id < other.id ? -1 : 1);

/** Returns a discount in the form from which prices are calculated. */
export const reductionOf = ({ name: label, percent, amount }: BilledDiscount): Reduction => ({
  label,
  percent,
  amount,
});
