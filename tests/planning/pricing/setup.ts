import { BillingFrequency } from '../../../src/features/academics/courses/course.enums.ts';
import { Weekday } from '../../../src/features/academy/academies/academy.enums.ts';
import { DiscountKind } from '../../../src/features/money/discounts/discount.enums.ts';
import { FeeType } from '../../../src/features/money/ledger/fee.enums.ts';
import type { FeePlanItem } from '../../../src/features/money/plans/fee-plan.entity.ts';
import {
  DropPolicy,
  DueAnchor,
  ProrationBasis,
  RevisionScope,
} from '../../../src/features/money/plans/fee-plan.enums.ts';
import type { BilledDiscount, DiscountStanding } from '../../../src/features/money/pricing/discounts-given.ts';
import type {
  BilledPlan,
  PricedBatch,
  PricedEnrollment,
} from '../../../src/features/money/pricing/priced-enrollment.ts';

/** Returns days of the week as a batch stores them. */
export const weekdays = (...days: Weekday[]): Set<number> =>
  new Set(days.map((day) => Object.values(Weekday).indexOf(day)));

/** Returns a fee plan item, by default monthly. */
export const item = (given: Partial<FeePlanItem> = {}): FeePlanItem => ({
  ...{ code: 'tuition', feeType: FeeType.TUITION, title: 'Tuition', amount: 20_000 },
  ...{ frequency: BillingFrequency.MONTHLY, due: { anchor: DueAnchor.PERIOD_START, offsetDays: 0 } },
  ...{
    proration: ProrationBasis.SESSIONS,
    taxRateId: null,
    taxRateIds: [],
    installments: null,
    chargeAbsent: false,
    refundable: true,
  },
  ...given,
});

/** Returns a fee plan of the course, by default with one revision that has always been in effect. */
export const plan = (given: Partial<BilledPlan> & { items?: FeePlanItem[]; from?: string } = {}): BilledPlan => {
  const { items = [item()], from = '2000-01-01', ...others } = given;
  const revisions = [{ number: 1, effectiveFrom: from, appliesTo: RevisionScope.ALL, items }];
  return {
    ...{ id: 'plan', courseId: 'course', batchId: null, dropPolicy: DropPolicy.NONE, revisions },
    createdAt: '2026-01-01T00:00:00.000Z',
    ...others,
  };
};

/** Returns a batch, by default on Mondays and Thursdays from 5 January to 26 June 2026. */
export const batch = (given: Partial<PricedBatch> = {}): PricedBatch => ({
  ...{ id: 'batch', startDate: '2026-01-05', endDate: '2026-06-26' },
  weekdays: weekdays(Weekday.MONDAY, Weekday.THURSDAY),
  ...given,
});

/** Returns an enrollment in the batch, by default from its start. */
export const enrollment = (given: Partial<PricedEnrollment> = {}): PricedEnrollment => ({
  // both days are the enrollment date by default
  ...{ heldFrom: given.enrollmentDate ?? '2026-01-05', activeFrom: given.enrollmentDate ?? '2026-01-05' },
  ...{ id: 'enrollment', studentId: 'student', courseId: 'course', batchId: 'batch' },
  ...{ enrollmentDate: '2026-01-05', until: null, createdAt: '2026-01-05T09:00:00.000Z' },
  ...{ course: { price: null, billingFrequency: BillingFrequency.ONE_TIME }, batch: batch() },
  ...{ plans: [plan()], addOns: [], excused: [] },
  begun: {
    id: given.id ?? 'enrollment',
    ...{ enrollmentDate: given.enrollmentDate ?? '2026-01-05', heldFrom: given.enrollmentDate ?? '2026-01-05' },
    createdAt: '2026-01-05T09:00:00.000Z',
    batchStart: given.batch === null ? null : (given.batch?.startDate ?? '2026-01-05'),
  },
  ...given,
});

/** Returns a discount, by default 10 % off any fee. */
export const discount = (given: Partial<BilledDiscount> = {}): BilledDiscount => ({
  ...{ id: 'discount', name: 'Discount', kind: DiscountKind.MANUAL, feeTypes: [], priority: 100, exclusive: false },
  ...{ percent: given.amount == null ? 1_000 : null, amount: null, validFrom: null, validUntil: null, maxUses: null },
  ...{ rankFrom: null, minCourses: null, daysBeforeStart: null, studentId: null, enrollmentId: null },
  ...given,
});

/** Returns the standing of an only child in one course without discounts so far. */
export const standing = (given: Partial<DiscountStanding> = {}): DiscountStanding => ({
  ...{ enrollment: enrollment(), coursesOn: () => 1, rankBy: () => 1, hasGot: () => false, isLeft: () => true },
  ...given,
});
