import { laterOf } from '../../../platform/time/days.ts';
import { DiscountKind } from '../discounts/discount.enums.ts';
import type { FeeType } from '../ledger/fee.enums.ts';
import type { BilledDiscount, DiscountStanding } from './discounts-given.ts';
import type { PricedEnrollment } from './priced-enrollment.ts';
import { type BilledRank, type EnrollmentCost, isActiveOn, ranksKept, siblingRanks } from './sibling-ranks.ts';

/** The data from which the discount standings of enrollments are computed. */
export interface StandingFacts {
  /** The payer of each student. `parentId` is null for a student who pays. */
  readonly payers: readonly { readonly studentId: string; readonly parentId: string | null }[];
  /** The enrollments of the students in `payers` that are or were active, and the proposed enrollments. */
  readonly costs: readonly EnrollmentCost[];
  /** The coupons, and the limited discounts (discounts with a maximum number of uses), that enrollments use. */
  readonly uses: readonly { readonly enrollmentId: string; readonly discountId: string }[];
  /** The ranks among siblings by which fees were billed. */
  readonly ranks?: readonly BilledRank[];
  /** The number of enrollments that use each limited discount, by discount id. */
  readonly counts: ReadonlyMap<string, number>;
}

/** The facts that determine the discounts of enrollments. */
export interface DiscountStandings {
  of(enrollment: DiscountStanding['enrollment']): DiscountStanding;
  /** Records the rank of a billed student. No other student is then billed with this rank for the same period. */
  keepRank(billed: BilledRank): void;
  /**
   * Records the use of a discount by an enrollment. Returns true if this is the enrollment's first use of a coupon or a
   * limited discount. This use must then be stored in `discount_uses`.
   */
  take(enrollment: Pick<PricedEnrollment, 'id'>, discount: BilledDiscount): boolean;
}

/**
 * Creates the discount standings of enrollments. While enrollments are billed, the standings count the uses of limited
 * discounts.
 */
export function createStandings(facts: StandingFacts): DiscountStandings {
  const got = new Set(facts.uses.map(({ enrollmentId, discountId }) => `${enrollmentId} ${discountId}`));
  const given = new Map(facts.counts);
  const siblings = new Siblings(facts);
  return {
    of(enrollment) {
      const { id, studentId, activeFrom } = enrollment;
      // if a fee counts from a day before the place begins, the student is ranked among the students who are active
      // when the place begins
      const counted = (day: string) => laterOf(day, activeFrom);
      const payer = siblings.payerOf(studentId);
      const own = siblings.costsOf(payer).filter((each) => each.studentId === studentId);
      return {
        enrollment,
        coursesOn: (day) => new Set(own.filter(isActiveOn(counted(day))).map(({ courseId }) => courseId)).size,
        rankBy(feeTypes, day, isOnce = false) {
          const billed = { payer, feeTypes, day: counted(day), isOnce };
          const known = siblings.ranks(billed).get(studentId);
          if (known !== undefined) return known;
          // on the day of leaving, a student does not count as active; if a lesson on that day is billed, the student
          // is ranked among the students who stay
          const isCompared = (each: EnrollmentCost) => each.id === id || isActiveOn(billed.day)(each);
          return siblings.ranksAmong(isCompared, billed).get(studentId) ?? 1;
        },
        hasGot: (discountId) => got.has(`${id} ${discountId}`),
        isLeft: (discount) => discount.maxUses === null || (given.get(discount.id) ?? 0) < discount.maxUses,
      };
    },
    keepRank: (rank) => siblings.keep(rank),
    take({ id }, discount) {
      const key = `${id} ${discount.id}`;
      if (got.has(key) || (discount.maxUses === null && discount.kind !== DiscountKind.COUPON)) return false;
      got.add(key);
      given.set(discount.id, (given.get(discount.id) ?? 0) + 1);
      return true;
    },
  };
}

/** A fee for which siblings are ranked. */
interface RankedFee {
  readonly payer: string;
  readonly feeTypes: readonly FeeType[];
  readonly day: string;
  /** True if the fee is billed only once; false if it is billed per period. */
  readonly isOnce: boolean;
}

/** Ranks the students who have the same payer. */
class Siblings {
  readonly #payers: ReadonlyMap<string, string>;
  readonly #costs: ReadonlyMap<string, EnrollmentCost[]>;
  readonly #billed: Map<string, BilledRank[]>;
  /** The ranks by payer, and then by fee types and day. */
  readonly #ranks = new Map<string, Map<string, Map<string, number>>>();

  constructor({ payers, costs, ranks = [] }: StandingFacts) {
    this.#payers = new Map(payers.map(({ studentId, parentId }) => [studentId, parentId ?? studentId]));
    this.#costs = Map.groupBy(costs, ({ studentId }) => this.payerOf(studentId));
    this.#billed = Map.groupBy(ranks, ({ studentId }) => this.payerOf(studentId));
  }

  payerOf(studentId: string): string {
    return this.#payers.get(studentId) ?? studentId;
  }

  costsOf(payer: string): readonly EnrollmentCost[] {
    return this.#costs.get(payer) ?? [];
  }

  /** Returns the ranks of the students of a payer who are active on a day, by student id. */
  ranks(fee: RankedFee): ReadonlyMap<string, number> {
    const { payer, feeTypes, day, isOnce } = fee;
    const key = `${feeTypes.toSorted().join()} ${day} ${isOnce}`;
    const own = this.#ranks.get(payer) ?? new Map<string, Map<string, number>>();
    this.#ranks.set(payer, own);
    const known = own.get(key) ?? this.ranksAmong(isActiveOn(day), fee);
    own.set(key, known);
    return known;
  }

  ranksAmong(
    isCompared: (cost: EnrollmentCost) => boolean,
    { payer, feeTypes, day, isOnce }: RankedFee,
  ): Map<string, number> {
    const kept = ranksKept(this.#billed.get(payer) ?? [], feeTypes, { day, isOnce });
    return siblingRanks(this.costsOf(payer).filter(isCompared), feeTypes, day, kept);
  }

  /** Records a billed rank. */
  keep(rank: BilledRank): void {
    const payer = this.payerOf(rank.studentId);
    this.#billed.set(payer, [...(this.#billed.get(payer) ?? []), rank]);
    this.#ranks.delete(payer);
  }
}
