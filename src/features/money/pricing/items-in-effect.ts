import { compareTexts } from '../../../platform/text/compare-texts.ts';
import { FeeType } from '../ledger/fee.enums.ts';
import type { FeePlanItem, FeePlanRevision } from '../plans/fee-plan.entity.ts';
import { DropPolicy, DueAnchor, ProrationBasis, RevisionScope } from '../plans/fee-plan.enums.ts';
import type { BilledPlan, PricedEnrollment } from './priced-enrollment.ts';

/** A billed item, and the fee plan or the course from which its price comes. */
export interface ItemInEffect {
  readonly item: FeePlanItem;
  /** The id of the fee plan; null for the price of the course. */
  readonly planId: string | null;
  /** The number of the plan's revision; null without a plan. */
  readonly revision: number | null;
  readonly dropPolicy: DropPolicy;
}

/**
 * Returns the revision of a plan that bills an enrollment on a day; undefined if the day is before the first revision.
 */
export const revisionInEffect = (
  { revisions }: Pick<BilledPlan, 'revisions'>,
  heldFrom: string,
  day: string,
): FeePlanRevision | undefined =>
  revisions.findLast(
    ({ effectiveFrom, appliesTo }) =>
      effectiveFrom <= day && (appliesTo === RevisionScope.ALL || effectiveFrom <= heldFrom),
  );

/**
 * Returns the plan that bills an enrollment on a day. A plan of the batch takes precedence over a plan of the course.
 * If the batch or the course has several plans, returns the plan whose first revision began last.
 */
export function planInEffect(
  { plans, batchId, courseId, heldFrom }: Pick<PricedEnrollment, 'plans' | 'batchId' | 'courseId' | 'heldFrom'>,
  day: string,
): BilledPlan | undefined {
  const begun = plans.filter((plan) => revisionInEffect(plan, heldFrom, day)).toSorted(latestFirst);
  return (
    begun.find((plan) => batchId !== null && plan.batchId === batchId) ??
    begun.find((plan) => plan.batchId === null && plan.courseId === courseId)
  );
}

const beginOf = ({ revisions }: BilledPlan): string => revisions[0]?.effectiveFrom ?? '';

const latestFirst = (one: BilledPlan, other: BilledPlan): number =>
  compareTexts(beginOf(other), beginOf(one)) ||
  compareTexts(other.createdAt, one.createdAt) ||
  compareTexts(other.id, one.id);

/**
 * Returns the items that are billed to an enrollment on a day. First come the items of its plan or, without a plan, the
 * price of its course. The items of its add-on plans follow. If several items have the same code, only the first
 * counts.
 */
export function itemsInEffect(enrollment: PricedEnrollment, day: string): ItemInEffect[] {
  const plan = planInEffect(enrollment, day);
  const own = plan ? itemsOfPlan(enrollment, plan, day) : ofCourse(enrollment);
  const all = [...own, ...enrollment.addOns.flatMap((addOn) => itemsOfPlan(enrollment, addOn, day))];
  const codes = all.map(({ item }) => item.code);
  return all.filter(({ item }, index) => codes.indexOf(item.code) === index);
}

/**
 * Returns the items of all plans that may have billed an enrollment on a day. The items of the most likely plan come
 * first.
 */
export const itemsPossible = (enrollment: PricedEnrollment, day: string): ItemInEffect[] => [
  ...itemsInEffect(enrollment, day),
  ...enrollment.plans.toSorted(latestFirst).flatMap((plan) => itemsOfPlan(enrollment, plan, day)),
  ...ofCourse(enrollment),
];

function itemsOfPlan(
  { heldFrom }: Pick<PricedEnrollment, 'heldFrom'>,
  { revisions, id: planId, dropPolicy }: BilledPlan,
  day: string,
): ItemInEffect[] {
  const revision = revisionInEffect({ revisions }, heldFrom, day);
  return (revision?.items ?? []).map((item) => ({ item, planId, revision: revision?.number ?? null, dropPolicy }));
}

/** The item code for the price of a course. */
const COURSE_PRICE = 'tuition';

function ofCourse({ course: { price, billingFrequency } }: PricedEnrollment): ItemInEffect[] {
  if (price === null) return [];
  const item: FeePlanItem = {
    ...{ code: COURSE_PRICE, feeType: FeeType.TUITION, title: 'Tuition', amount: price, frequency: billingFrequency },
    ...{ due: { anchor: DueAnchor.PERIOD_START, offsetDays: 0 }, proration: ProrationBasis.SESSIONS },
    ...{ taxRateId: null, taxRateIds: [], installments: null, chargeAbsent: false, refundable: true },
  };
  return [{ item, planId: null, revision: null, dropPolicy: DropPolicy.NONE }];
}
