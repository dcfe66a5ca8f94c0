import { laterOf } from '../../../platform/time/days.ts';
import { DiscountKind } from '../discounts/discount.enums.ts';
import type { FeeType } from '../ledger/fee.enums.ts';
import type { BilledDiscount, DiscountStanding } from './discounts-given.ts';
import type { PricedEnrollment } from './priced-enrollment.ts';
import { type BilledRank, type EnrollmentCost, isActiveOn, ranksKept, siblingRanks } from './sibling-ranks.ts';

/** What the standing of enrollments is told from. */
export interface StandingFacts {
  /** Who pays for each student: null for those who pay for themselves. */
  readonly payers: readonly { readonly studentId: string; readonly parentId: string | null }[];
  /** The enrollments of these students that are or were active, and the ones that might be made. */
  readonly costs: readonly EnrollmentCost[];
  /** The coupons and limited discounts that enrollments have got. */
  readonly uses: readonly { readonly enrollmentId: string; readonly discountId: string }[];
  /** The ranks among siblings that fees were billed with. */
  readonly ranks?: readonly BilledRank[];
  /** How many enrollments have got each limited discount. */
  readonly counts: ReadonlyMap<string, number>;
}

/** How enrollments stand with discounts. */
export interface DiscountStandings {
  of(enrollment: DiscountStanding['enrollment']): DiscountStanding;
  /** Notes the rank that a student is billed with: others are not billed with it for the same period. */
  keepRank(billed: BilledRank): void;
  /**
   * Notes that an enrollment gets a discount. Answers whether that has to be kept in `discount_uses`: of one that is limited,
   * the first time.
   */
  take(enrollment: Pick<PricedEnrollment, 'id'>, discount: BilledDiscount): boolean;
}

/** Tells how enrollments stand, and keeps count of limited discounts while they are given. */
export function createStandings({ payers, costs, uses, counts, ranks: billed = [] }: StandingFacts): DiscountStandings {
  const got = new Set(uses.map(({ enrollmentId, discountId }) => `${enrollmentId} ${discountId}`));
  const given = new Map(counts);
  const payerOf = new Map(payers.map(({ studentId, parentId }) => [studentId, parentId ?? studentId]));
  const payerFor = (studentId: string): string => payerOf.get(studentId) ?? studentId;
  const costsOfPayer = Map.groupBy(costs, ({ studentId }) => payerFor(studentId));
  const billedOfPayer = Map.groupBy(billed, ({ studentId }) => payerFor(studentId));
  const ranks = new Map<string, Map<string, Map<string, number>>>();

  function ranksOf(
    payer: string,
    feeTypes: readonly FeeType[],
    at: { readonly day: string; readonly isOnce: boolean },
  ): Map<string, number> {
    const { day, isOnce } = at;
    const key = `${feeTypes.toSorted().join()} ${day} ${isOnce}`;
    const own = ranks.get(payer) ?? new Map<string, Map<string, number>>();
    ranks.set(payer, own);
    const known = own.get(key) ?? ranksAmong(payer, isActiveOn(day), feeTypes, at);
    own.set(key, known);
    return known;
  }

  function ranksAmong(
    payer: string,
    counts: (cost: EnrollmentCost) => boolean,
    feeTypes: readonly FeeType[],
    at: { readonly day: string; readonly isOnce: boolean },
  ): Map<string, number> {
    const compared = (costsOfPayer.get(payer) ?? []).filter(counts);
    return siblingRanks(compared, feeTypes, at.day, ranksKept(billedOfPayer.get(payer) ?? [], feeTypes, at));
  }

  return {
    of(enrollment) {
      const { id, studentId, activeFrom } = enrollment;
      // a fee from before the place begins counts those who are active when it does
      const counted = (day: string) => laterOf(day, activeFrom);
      const payer = payerFor(studentId);
      const own = (costsOfPayer.get(payer) ?? []).filter((each) => each.studentId === studentId);
      return {
        enrollment,
        coursesOn: (day) => new Set(own.filter(isActiveOn(counted(day))).map(({ courseId }) => courseId)).size,
        rankBy(feeTypes, day, isOnce = false) {
          const at = { day: counted(day), isOnce };
          const known = ranksOf(payer, feeTypes, at).get(studentId);
          if (known !== undefined) return known;
          // who has a lesson on the day of leaving is compared with those who stay
          const isCompared = (each: EnrollmentCost) => each.id === id || isActiveOn(at.day)(each);
          return ranksAmong(payer, isCompared, feeTypes, at).get(studentId) ?? 1;
        },
        hasGot: (discountId) => got.has(`${id} ${discountId}`),
        isLeft: (discount) => discount.maxUses === null || (given.get(discount.id) ?? 0) < discount.maxUses,
      };
    },
    keepRank(rank) {
      const payer = payerFor(rank.studentId);
      billedOfPayer.set(payer, [...(billedOfPayer.get(payer) ?? []), rank]);
      ranks.delete(payer);
    },
    take({ id }, discount) {
      const key = `${id} ${discount.id}`;
      if (got.has(key) || (discount.maxUses === null && discount.kind !== DiscountKind.COUPON)) return false;
      got.add(key);
      given.set(discount.id, (given.get(discount.id) ?? 0) + 1);
      return true;
    },
  };
}
