import type { SqlEntityManager } from '@mikro-orm/sql';
import { addDays, addMonths, type Days, laterOf, monthEnd, monthStart } from '../../../platform/time/days.ts';
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
import type { Beginning, BilledPlan, EnrollmentFacts, PricedEnrollment } from './priced-enrollment.ts';
import {
  type AddOn,
  readAddOns,
  readBatches,
  readBeginnings,
  readBilledRanks,
  readCountedEnrollments,
  readCourses,
  readDiscounts,
  readExcused,
  readPayers,
  readPlans,
  readTaxRates,
  readTerms,
  readUses,
  type Use,
} from './pricing-rows.loaders.ts';
import type { EnrollmentCost } from './sibling-ranks.ts';

/** A charge by which a rank is kept. */
type RankedCharge = Pick<Charge, 'item' | 'period'>;

/** What enrollments are priced for. */
export interface PricingRequest {
  readonly enrollments: readonly EnrollmentFacts[];
  /** The days whose periods are billed: months, terms and batches around them are read whole. */
  readonly days: Days;
  /** What enrollments have that are not made yet: plans beside their own, and coupons. */
  readonly proposed?: { readonly addOns: readonly AddOn[]; readonly uses: readonly Use[] };
  /** Whether plans and terms count that are archived or deleted, and bill nothing more. */
  readonly withFormer?: boolean;
}

/** Everything that some enrollments are priced by, read at once. */
export interface Pricing {
  /** In the order in which they were asked for. */
  readonly enrollments: readonly PricedEnrollment[];
  /** Those that have some of the days. */
  readonly terms: readonly BilledTerm[];
  /** What the charges of an enrollment among them are priced with. */
  basisOf(enrollment: PricedEnrollment): PriceBasis;
  /** Whoever bills a discount has to say so, since some may be given so many times alone. */
  readonly take: DiscountStandings['take'];
  /** Notes the rank among siblings that a charge of an enrollment is billed with. */
  keepRank(enrollment: Pick<PricedEnrollment, 'studentId'>, charge: RankedCharge, rank: number | null): void;
}

/**
 * Reads what enrollments are priced by, their siblings too: by the same number of statements, however many they are. The
 * transaction that bills locks the accounts, and the discounts that are limited, before.
 */
export async function readPricing(
  em: SqlEntityManager,
  { enrollments: asked, days, proposed = { addOns: [], uses: [] }, withFormer = false }: PricingRequest,
): Promise<Pricing> {
  const ids = asked.map(({ id }) => id);
  const studentIds = unique(asked.map(({ studentId }) => studentId));
  const payers = await readPayers(em, studentIds);
  // siblings are compared by the terms around as well
  const around = yearAround(days);
  const counted = await readCountedEnrollments(em, unique(payers.map(({ studentId }) => studentId)), around.from);
  const known = new Set(counted.map(({ id }) => id));
  const others = asked.filter(({ id }) => !known.has(id));
  const all = [...counted, ...others];
  const moved = all.filter(({ leftCourseId, courseId }) => leftCourseId === courseId).map(({ id }) => id);
  const beginnings = moved.length > 0 ? await readBeginnings(em, moved) : new Map<string, Beginning>();
  const courses = byId(await readCourses(em, unique(all.map(({ courseId }) => courseId))));
  const batchIds = unique(all.flatMap(({ batchId }) => batchId ?? []));
  const batches = byId(await readBatches(em, batchIds));
  const kept = await readAddOns(em, unique(all.map(({ id }) => id)));
  const addOns = Map.groupBy([...kept, ...proposed.addOns], ({ enrollmentId }) => enrollmentId);
  const planIds = unique([...kept, ...proposed.addOns].map(({ planId }) => planId));
  const plans = await readPlans(em, { ids: planIds, courseIds: [...courses.keys()], batchIds, withFormer });
  const ofPlans = { byId: byId(plans), byCourse: groups(plans, 'courseId'), byBatch: groups(plans, 'batchId') };
  const termsAround = await readTerms(em, around, withFormer);
  const terms = termsAround.filter(({ startsOn, endsOn }) => startsOn <= days.until && endsOn >= days.from);
  const spans = [
    days,
    ...terms.map(daysOfTerm),
    ...asked.flatMap(({ batchId }) => daysOfBatch(batches.get(batchId ?? ''))),
  ];
  const excused = Map.groupBy(await readExcused(em, batchIds, monthsAround(spans)), ({ batchId }) => batchId);
  const taxRates = byId(await readTaxRates(em, unique(plans.flatMap(taxRateIds))));
  const uses = [...(await readUses(em, ids)), ...proposed.uses];
  const couponIds = unique(uses.map(({ discountId }) => discountId));
  const discounts = await readDiscounts(em, { ids: couponIds, studentIds, enrollmentIds: ids });
  const ofNobody = discounts.filter(({ studentId, enrollmentId }) => studentId === null && enrollmentId === null);
  const named = { byStudent: groups(discounts, 'studentId'), byEnrollment: groups(discounts, 'enrollmentId') };

  const ranks = discounts.some(({ kind }) => kind === DiscountKind.SIBLING)
    ? await readBilledRanks(em, unique(payers.map(({ studentId }) => studentId)), days, termsAround)
    : [];
  const standings = createStandings({
    ...{ payers, uses, ranks, counts: new Map(discounts.map(({ id, uses: count }) => [id, count])) },
    costs: [...counted, ...others.filter(({ until }) => until === null)].map((each) =>
      costOf(priced(each), termsAround),
    ),
  });
  return {
    enrollments: asked.map(priced),
    terms,
    basisOf: (enrollment) => ({
      discounts: discountsOf(enrollment),
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

  function priced(facts: EnrollmentFacts): PricedEnrollment {
    const { id, courseId, batchId, enrollmentDate, heldFrom, createdAt } = facts;
    const batch = batches.get(batchId ?? '') ?? null;
    return {
      ...facts,
      begun: beginnings.get(id) ?? { id, enrollmentDate, heldFrom, createdAt, batchStart: batch?.startDate ?? null },
      course: courses.get(courseId) ?? { price: null, billingFrequency: BillingFrequency.ONE_TIME },
      batch,
      plans: [...(ofPlans.byBatch.get(batchId ?? '') ?? []), ...(ofPlans.byCourse.get(courseId) ?? [])],
      addOns: (addOns.get(id) ?? []).flatMap(({ planId }) => ofPlans.byId.get(planId) ?? []),
      excused: (excused.get(batchId ?? '') ?? []).map(({ day }) => day),
    };
  }

  function discountsOf({ id, studentId }: PricedEnrollment): BilledDiscount[] {
    return [...ofNobody, ...(named.byStudent.get(studentId) ?? []), ...(named.byEnrollment.get(id) ?? [])];
  }
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** Rows by an id that they hold; without those that hold none. */
const groups = <Key extends string, Row extends Readonly<Record<Key, string | null>>>(
  rows: readonly Row[],
  key: Key,
): Map<string, Row[]> =>
  Map.groupBy(
    rows.filter((row) => row[key] !== null),
    (row) => row[key] as string,
  );

const taxRateIds = ({ revisions }: BilledPlan): string[] =>
  revisions.flatMap(({ items }) => items.flatMap(taxRateIdsOf));

const daysOfTerm = ({ startsOn, endsOn }: BilledTerm): Days => ({ from: startsOn, until: endsOn });

const daysOfBatch = (batch: PricedEnrollment['batch'] | undefined): Days[] =>
  batch ? [{ from: batch.startDate, until: batch.endDate }] : [];

/** From the first day of the first month to the last of the last. */
function monthsAround(spans: readonly Days[]): Days {
  const first = spans.map(({ from }) => from).toSorted()[0] as string;
  const last = spans
    .map(({ until }) => until)
    .toSorted()
    .at(-1) as string;
  return { from: monthStart(first), until: monthEnd(last) };
}

/** A year more on both sides. */
const yearAround = ({ from, until }: Days): Days => ({ from: addMonths(from, -12), until: addMonths(until, 12) });

/** What an enrollment costs, as siblings are compared. */
function costOf(enrollment: PricedEnrollment, terms: readonly BilledTerm[]): EnrollmentCost {
  const { id, studentId, courseId, activeFrom, begun, batch } = enrollment;
  const itemsOn = (day: string) => {
    const later = laterOf(day, activeFrom);
    return itemsInEffect(enrollment, later).map(({ item }) => monthlyCost(item, later, { batch, terms }));
  };
  return { id, studentId, courseId, begun, activeFrom, lastDay: lastDayOf(enrollment), itemsOn };
}

/** The last day on which an enrollment counts: on the day of leaving it does not. */
function lastDayOf({ batch, until, leftOn }: PricedEnrollment): string | null {
  const days = [batch?.endDate, leftOn ? addDays(leftOn, -1) : until];
  return days.filter((day) => typeof day === 'string').toSorted()[0] ?? null;
}
