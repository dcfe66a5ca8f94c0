import type { SqlEntityManager } from '@mikro-orm/sql';
import { addDays, addMonths, type Days, laterOf } from '../../../platform/time/days.ts';
import { BillingFrequency } from '../../academics/courses/course.enums.ts';
import { DiscountKind } from '../discounts/discount.enums.ts';
import { taxRateIdsOf } from '../plans/fee-plan.entity.ts';
import type { BilledTerm } from './billing-periods.ts';
import type { Charge } from './charges.ts';
import { createStandings, type DiscountStandings } from './discount-standings.ts';
import type { BilledDiscount } from './discounts-given.ts';
import { itemsInEffect } from './items-in-effect.ts';
import { monthlyCost } from './monthly-prices.ts';
import type { PriceBasis } from './price-charge.ts';
import { groups, type PricingRequest, priced, readPriceFacts, unique } from './price-facts.loaders.ts';
import type { EnrollmentFacts, PricedEnrollment } from './priced-enrollment.ts';
import { type Payer, readCountedEnrollments, readEnrollments, readPayers } from './priced-students.loaders.ts';
import {
  type CountedDiscount,
  readBilledRanks,
  readDiscounts,
  readTerms,
  readUses,
  type Use,
} from './pricing-rows.loaders.ts';
import type { EnrollmentCost } from './sibling-ranks.ts';

export type { PricingRequest } from './price-facts.loaders.ts';

/** The fields of a charge that are recorded with the rank of the student. */
type RankedCharge = Pick<Charge, 'item' | 'period'>;

/** The data that determines the prices of some enrollments. */
export interface Pricing {
  /** The enrollments, in the requested order. */
  readonly enrollments: readonly PricedEnrollment[];
  /** The terms that overlap the requested days. */
  readonly terms: readonly BilledTerm[];
  /** Returns the data for pricing the charges of an enrollment. */
  basisOf(enrollment: PricedEnrollment): PriceBasis;
  /**
   * Records the use of a discount. Billing must call this function, because some discounts have a limited number of
   * uses.
   */
  readonly take: DiscountStandings['take'];
  /** Records the rank among siblings with which a charge of an enrollment is billed. */
  keepRank(enrollment: Pick<PricedEnrollment, 'studentId'>, charge: RankedCharge, rank: number | null): void;
}

/**
 * Reads the data that determines the prices of enrollments, including data of siblings. The number of SQL statements
 * does not depend on the number of enrollments. A transaction that bills must first lock the accounts, and the
 * discounts with a maximum number of uses.
 */
export async function readPricing(em: SqlEntityManager, request: PricingRequest): Promise<Pricing> {
  const { enrollments: asked, days } = request;
  // to compare siblings, the terms before and after `days` are needed too
  const around = yearAround(days);
  const compared = await readCompared(em, asked, around.from);
  const facts = await readPriceFacts(em, request, compared.all, around);
  const { termsAround, taxRates } = facts;
  const given = await readGiven(em, request);
  const ranks = given.discounts.some(({ kind }) => kind === DiscountKind.SIBLING)
    ? await readBilledRanks(em, unique(compared.payers.map(({ studentId }) => studentId)), days, termsAround)
    : [];
  const standings = createStandings({
    payers: compared.payers,
    uses: given.uses,
    ranks,
    counts: new Map(given.discounts.map(({ id, uses: count }) => [id, count])),
    costs: compared.counted.map((each) => costOf(priced(facts, each), termsAround)),
  });
  return {
    enrollments: asked.map((each) => priced(facts, each)),
    terms: facts.terms,
    basisOf: (enrollment) => ({
      discounts: given.of(enrollment),
      standing: standings.of(enrollment),
      taxesOf: (item) => taxRateIdsOf(item).flatMap((id) => taxRates.get(id) ?? []),
    }),
    take: standings.take,
    keepRank({ studentId }, { item: { feeType, frequency }, period }, rank) {
      if (rank === null) return;
      const isOnce = frequency === BillingFrequency.ONE_TIME;
      standings.keepRank({ studentId, feeType, rank, days: isOnce ? null : period });
    },
  };
}

/** The enrollments to price, and the enrollments of siblings to compare with. */
interface Compared {
  readonly payers: readonly Payer[];
  readonly all: readonly EnrollmentFacts[];
  /** The enrollments that count in the comparison of siblings. */
  readonly counted: readonly EnrollmentFacts[];
}

async function readCompared(em: SqlEntityManager, asked: readonly EnrollmentFacts[], from: string): Promise<Compared> {
  const payers = await readPayers(em, unique(asked.map(({ studentId }) => studentId)));
  const counted = await readCountedEnrollments(em, unique(payers.map(({ studentId }) => studentId)), from);
  const known = new Set(counted.map(({ id }) => id));
  const others = asked.filter(({ id }) => !known.has(id));
  return {
    payers,
    all: [...counted, ...others],
    counted: [...counted, ...others.filter(({ until }) => until === null)],
  };
}

/** The discounts that enrollments may receive. */
interface Given {
  readonly discounts: readonly CountedDiscount[];
  readonly uses: readonly Use[];
  /** Returns the discounts that an enrollment may receive. */
  of(enrollment: Pick<PricedEnrollment, 'id' | 'studentId'>): BilledDiscount[];
}

async function readGiven(em: SqlEntityManager, { enrollments: asked, proposed }: PricingRequest): Promise<Given> {
  const enrollmentIds = asked.map(({ id }) => id);
  const studentIds = unique(asked.map(({ studentId }) => studentId));
  const uses = [...(await readUses(em, enrollmentIds)), ...(proposed?.uses ?? [])];
  const ids = unique(uses.map(({ discountId }) => discountId));
  const discounts = await readDiscounts(em, { ids, studentIds, enrollmentIds });
  const ofNobody = discounts.filter(({ studentId, enrollmentId }) => studentId === null && enrollmentId === null);
  const byStudent = groups(discounts, 'studentId');
  const byEnrollment = groups(discounts, 'enrollmentId');
  return {
    ...{ discounts, uses },
    of: ({ id, studentId }) => [...ofNobody, ...(byStudent.get(studentId) ?? []), ...(byEnrollment.get(id) ?? [])],
  };
}

/** Returns the range of days from a year before the given days to a year after them. */
const yearAround = ({ from, until }: Days): Days => ({ from: addMonths(from, -12), until: addMonths(until, 12) });

/** Returns the cost of an enrollment, for comparing siblings. */
function costOf(enrollment: PricedEnrollment, terms: readonly BilledTerm[]): EnrollmentCost {
  const { id, studentId, courseId, activeFrom, begun, batch } = enrollment;
  const itemsOn = (day: string) => {
    const later = laterOf(day, activeFrom);
    return itemsInEffect(enrollment, later).map(({ item }) => monthlyCost(item, later, { batch, terms }));
  };
  return { id, studentId, courseId, begun, activeFrom, lastDay: lastDayOf(enrollment), itemsOn };
}

/** Returns the last day on which an enrollment counts. The day of leaving does not count. */
function lastDayOf({ batch, until, leftOn }: PricedEnrollment): string | null {
  const days = [batch?.endDate, leftOn ? addDays(leftOn, -1) : until];
  return days.filter((day) => typeof day === 'string').toSorted()[0] ?? null;
}

/** Returns the pricing of enrollments that are not deleted, in the order of their ids. */
export const pricingOf = async (em: SqlEntityManager, ids: readonly string[], days: Days): Promise<Pricing> =>
  readPricing(em, { enrollments: await readEnrollments(em, ids), days });

/** Reads the terms that overlap the days. */
export const termsOf = (em: SqlEntityManager, days: Days): Promise<BilledTerm[]> => readTerms(em, days);
