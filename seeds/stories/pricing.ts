import { BatchStatus } from '../../src/features/academics/batches/batch.enums.ts';
import { BillingFrequency, CourseStatus } from '../../src/features/academics/courses/course.enums.ts';
import { createTerm } from '../../src/features/academy/terms/term.service.ts';
import { DiscountKind } from '../../src/features/money/discounts/discount.enums.ts';
import { createDiscount } from '../../src/features/money/discounts/discount.service.ts';
import { FeeType } from '../../src/features/money/ledger/fee.enums.ts';
import {
  DropPolicy,
  DueAnchor,
  FeePlanStatus,
  InstallmentInterval,
  ProrationBasis,
} from '../../src/features/money/plans/fee-plan.enums.ts';
import { createFeePlan } from '../../src/features/money/plans/fee-plan.service.ts';
import { createTaxRate } from '../../src/features/money/tax-rates/tax-rate.service.ts';
import { itemAt, requireValue } from '../../src/platform/errors/require-value.ts';
import { addDays } from '../calendar.ts';
import { type DemoContext, theFirst } from '../demo-context.ts';
import type { BatchRow } from '../factories/batch-row.ts';
import type { CourseRow } from '../factories/courses.ts';

/** The first and the last day of each term, in days from the Monday for which the rows are generated. */
const TERMS = [
  [-35, 69],
  [77, 174],
] as const;

/** The number of days since the fee plans took effect. The term began earlier, so its fees were billed by hand. */
const PLANNED_DAYS_AGO = 28;

/** The code of the coupon. */
const COUPON = 'WELCOME-15';

/** The number of monthly prices that make up the price of a whole batch, if its course is billed by month. */
const MONTHS = 3;

type PlanInput = Parameters<typeof createFeePlan>[1];
type ItemInput = PlanInput['items'][number];

/** The prices that the actions of the demo use. */
export interface Prices {
  /** The id of the present term. */
  readonly termId: string;
  /** An upcoming batch with free seats, whose price is paid in installments. */
  readonly batch: BatchRow;
  /** The id of the fee plan for an optional item, which is billed in addition to another fee plan. */
  readonly addOnPlanId: string;
  readonly coupon: string;
}

/**
 * Creates the prices: terms, a tax rate, a fee plan for each course, a fee plan for a batch, an add-on plan and two
 * discounts.
 */
export async function setPrices(context: DemoContext): Promise<Prices> {
  const { as, rows, theme } = context;
  const termId = await createTerms(context);
  const { name, percent } = theme.tax;
  const taxRateId = await as('office', (ctx) => createTaxRate(ctx, { name, percent, inclusive: true }));
  const plan = (input: Pick<PlanInput, 'name' | 'courseId' | 'batchId' | 'items'>): Promise<string> =>
    as('office', (ctx) =>
      createFeePlan(ctx, {
        ...{ status: FeePlanStatus.ACTIVE, effectiveFrom: addDays(context.monday, -PLANNED_DAYS_AGO) },
        ...{ dropPolicy: DropPolicy.CREDIT_UNUSED, ...input },
      }),
    );
  for (const course of rows.courses.filter(({ status }) => status === CourseStatus.ACTIVE)) {
    await plan({ name: course.name, courseId: course.id, items: itemsOf(context, course, taxRateId) });
  }
  const batch = roomyBatch(context);
  const course = theFirst(rows.courses, ({ id }) => id === batch.courseId);
  const items = itemsOf(context, course, taxRateId, inInstallments(course));
  await plan({ name: `${batch.name}, in installments`, batchId: batch.id, items });
  const { title, amount } = theme.addOn;
  const addOn = { code: 'extra', feeType: FeeType.ACTIVITY, title, amount, frequency: BillingFrequency.PER_TERM };
  const addOnPlanId = await plan({ name: title, items: [{ ...addOn, proration: ProrationBasis.NONE, taxRateId }] });
  await offerDiscounts(context);
  return { termId, batch, addOnPlanId, coupon: COUPON };
}

/** Creates the terms. Returns the id of the present term. */
async function createTerms({ as, monday }: DemoContext): Promise<string> {
  const ids: string[] = [];
  for (const [first, last] of TERMS) {
    const [startsOn, endsOn] = [addDays(monday, first), addDays(monday, last)];
    const term = { name: `Term from ${startsOn}`, code: startsOn, startsOn, endsOn };
    ids.push(await as('office', (ctx) => createTerm(ctx, term)));
  }
  return itemAt(ids, 0);
}

/**
 * Returns the items of a fee plan: tuition, and the one-time item of each enrollment. Tuition has the frequency of the
 * course, unless `tuition` contains another one.
 */
function itemsOf(
  { theme }: DemoContext,
  { name: title, price, billingFrequency: frequency }: CourseRow,
  taxRateId: string,
  tuition: Partial<ItemInput> = {},
): ItemInput[] {
  return [
    {
      ...{ code: 'tuition', feeType: FeeType.TUITION, title, amount: requireValue(price), frequency },
      due: { anchor: DueAnchor.PERIOD_START, offsetDays: 7 },
      taxRateId: theme.tax.isOnTuition ? taxRateId : null,
      ...tuition,
    },
    {
      ...{ code: 'material', feeType: FeeType.ACTIVITY, ...theme.material, frequency: BillingFrequency.ONE_TIME },
      ...{ due: { anchor: DueAnchor.ENROLLMENT }, proration: ProrationBasis.NONE, taxRateId },
    },
  ];
}

/** Returns the tuition for a whole batch, in three installments. The first installment is half of the tuition. */
const inInstallments = ({ price, billingFrequency }: CourseRow): Partial<ItemInput> => ({
  amount: requireValue(price) * (billingFrequency === BillingFrequency.MONTHLY ? MONTHS : 1),
  frequency: BillingFrequency.ONE_TIME,
  installments: { weights: [50, 30, 20], every: InstallmentInterval.MONTH },
});

/** Returns the first upcoming batch with several free seats. */
function roomyBatch({ rows }: DemoContext): BatchRow {
  const held = (batch: BatchRow) => rows.enrollments.filter(({ batchId }) => batchId === batch.id).length;
  return theFirst(
    rows.batches,
    (batch) => batch.status === BatchStatus.UPCOMING && held(batch) + 5 <= batch.maxStudents,
  );
}

/** Creates a discount of ten per cent for siblings, and a coupon. */
async function offerDiscounts({ as, monday }: DemoContext): Promise<void> {
  const feeTypes = [FeeType.TUITION];
  const sibling = { name: 'Brothers and sisters', kind: DiscountKind.SIBLING, percent: 1_000, feeTypes };
  await as('office', (ctx) => createDiscount(ctx, { ...sibling, condition: { rankFrom: 2 } }));
  const coupon = { name: 'Welcome', kind: DiscountKind.COUPON, amount: 1_500, feeTypes, priority: 200, maxUses: 50 };
  await as('office', (ctx) =>
    createDiscount(ctx, { ...coupon, validUntil: addDays(monday, 90), condition: { code: COUPON } }),
  );
}
