import type { SqlEntityManager } from '@mikro-orm/sql';
import { itemAt } from '../../../platform/errors/require-value.ts';
import { type Days, monthEnd, monthStart } from '../../../platform/time/days.ts';
import { BillingFrequency } from '../../academics/courses/course.enums.ts';
import { taxRateIdsOf } from '../plans/fee-plan.entity.ts';
import type { BilledTerm } from './billing-periods.ts';
import type { Beginning, BilledPlan, EnrollmentFacts, PricedBatch, PricedEnrollment } from './priced-enrollment.ts';
import { readBeginnings } from './priced-students.loaders.ts';
import {
  type AddOn,
  type CoursePrice,
  readAddOns,
  readBatches,
  readCourses,
  readExcused,
  readPlans,
  readTaxRates,
  readTerms,
  type Use,
} from './pricing-rows.loaders.ts';

/** The enrollments to price. */
export interface PricingRequest {
  readonly enrollments: readonly EnrollmentFacts[];
  /** The days whose periods are billed. A month, a term or a batch that overlaps these days is read as a whole. */
  readonly days: Days;
  /** The options of proposed enrollments: add-on plans and coupons. */
  readonly proposed?: { readonly addOns: readonly AddOn[]; readonly uses: readonly Use[] };
  /** True to include archived or deleted plans and deleted terms, although they no longer bill anything. */
  readonly withFormer?: boolean;
}

/** The data that determines prices, without discounts. */
export interface PriceFacts {
  readonly courses: ReadonlyMap<string, CoursePrice>;
  readonly batches: ReadonlyMap<string, PricedBatch>;
  readonly plans: {
    readonly byId: ReadonlyMap<string, BilledPlan>;
    readonly byCourse: ReadonlyMap<string, readonly BilledPlan[]>;
    readonly byBatch: ReadonlyMap<string, readonly BilledPlan[]>;
  };
  /** The add-on plans of enrollments, by enrollment id. */
  readonly addOns: ReadonlyMap<string, readonly AddOn[]>;
  /**
   * For students who transferred within a course: their first enrollment in the course, by the id of the present
   * enrollment.
   */
  readonly beginnings: ReadonlyMap<string, Beginning>;
  /** The excused days, which are not charged, by batch id. */
  readonly excused: ReadonlyMap<string, readonly { readonly day: string }[]>;
  readonly taxRates: ReadonlyMap<string, Awaited<ReturnType<typeof readTaxRates>>[number]>;
  /** The terms that overlap the billed days. */
  readonly terms: readonly BilledTerm[];
  readonly termsAround: readonly BilledTerm[];
}

/**
 * Reads the data that determines the prices of enrollments. `all` contains the requested enrollments and the siblings'
 * enrollments with which they are compared. `around` contains the days for this comparison.
 */
export async function readPriceFacts(
  em: SqlEntityManager,
  { enrollments: asked, days, proposed, withFormer = false }: PricingRequest,
  all: readonly EnrollmentFacts[],
  around: Days,
): Promise<PriceFacts> {
  const moved = all.filter(({ leftCourseId, courseId }) => leftCourseId === courseId).map(({ id }) => id);
  const beginnings = moved.length > 0 ? await readBeginnings(em, moved) : new Map<string, Beginning>();
  const courses = byId(await readCourses(em, unique(all.map(({ courseId }) => courseId))));
  const batchIds = unique(all.flatMap(({ batchId }) => batchId ?? []));
  const batches = byId(await readBatches(em, batchIds));
  const addOns = [...(await readAddOns(em, unique(all.map(({ id }) => id)))), ...(proposed?.addOns ?? [])];
  const planIds = unique(addOns.map(({ planId }) => planId));
  const plans = await readPlans(em, { ids: planIds, courseIds: [...courses.keys()], batchIds, withFormer });
  const termsAround = await readTerms(em, around, withFormer);
  const terms = termsAround.filter(({ startsOn, endsOn }) => startsOn <= days.until && endsOn >= days.from);
  const ofBatches = asked.flatMap(({ batchId }) => daysOfBatch(batches.get(batchId ?? '')));
  const excused = await readExcused(em, batchIds, monthsAround([days, ...terms.map(daysOfTerm), ...ofBatches]));
  return {
    ...{ courses, batches, beginnings, terms, termsAround },
    plans: { byId: byId(plans), byCourse: groups(plans, 'courseId'), byBatch: groups(plans, 'batchId') },
    addOns: Map.groupBy(addOns, ({ enrollmentId }) => enrollmentId),
    excused: Map.groupBy(excused, ({ batchId }) => batchId),
    taxRates: byId(await readTaxRates(em, unique(plans.flatMap(taxRateIds)))),
  };
}

/** Returns an enrollment with the data that determines its prices. */
export function priced(facts: PriceFacts, enrollment: EnrollmentFacts): PricedEnrollment {
  const { id, courseId, batchId, enrollmentDate, heldFrom, createdAt } = enrollment;
  const { plans, addOns, beginnings, courses, excused } = facts;
  const batch = facts.batches.get(batchId ?? '') ?? null;
  return {
    ...enrollment,
    begun: beginnings.get(id) ?? { id, enrollmentDate, heldFrom, createdAt, batchStart: batch?.startDate ?? null },
    course: courses.get(courseId) ?? { price: null, billingFrequency: BillingFrequency.ONE_TIME },
    batch,
    plans: [...(plans.byBatch.get(batchId ?? '') ?? []), ...(plans.byCourse.get(courseId) ?? [])],
    addOns: (addOns.get(id) ?? []).flatMap(({ planId }) => plans.byId.get(planId) ?? []),
    excused: (excused.get(batchId ?? '') ?? []).map(({ day }) => day),
  };
}

export const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** Groups rows by an id column. Rows whose id is null are omitted. */
export const groups = <Key extends string, Row extends Readonly<Record<Key, string | null>>>(
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

/**
 * Extends ranges of days to whole months. Returns the range from the first day of the earliest month to the last day of
 * the latest month.
 */
function monthsAround(spans: readonly Days[]): Days {
  const first = itemAt(spans.map(({ from }) => from).toSorted(), 0);
  const last = itemAt(spans.map(({ until }) => until).toSorted(), -1);
  return { from: monthStart(first), until: monthEnd(last) };
}
