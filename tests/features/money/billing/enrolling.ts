import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import type { Discount } from '../../../../src/features/money/discounts/discount.entity.ts';
import { DiscountKind } from '../../../../src/features/money/discounts/discount.enums.ts';
import { CreditNote } from '../../../../src/features/money/ledger/credit-note.entity.ts';
import { Fee } from '../../../../src/features/money/ledger/fee.entity.ts';
import type { FeePlan, FeePlanItem } from '../../../../src/features/money/plans/fee-plan.entity.ts';
import { DropPolicy } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { formatMoney } from '../../../../src/platform/validation/scalars.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, type GraphqlResult, gql } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

/** The current day in these tests, a Monday. From this day on, 7 of the 9 Mondays and Wednesdays of March are left. */
export const TODAY = '2026-03-09';

/** One hour before the session of `TODAY` starts. */
export const MORNING = Date.parse(`${TODAY}T08:00:00.000Z`);

/** Stops the clock, by default at `MORNING`. */
export const stopClock = (now: number = MORNING): void => void vi.useFakeTimers({ now, toFake: ['Date'] });

/** Fields of a quoted fee. */
const QUOTED = `code feeType title periodFrom periodUntil amount tax currency dueDate installment { number count }
  steps { label basis fraction amount total }`;

const QUOTE = /* GraphQL */ `
  query ($studentId: ID!, $batchId: ID!, $coupon: String, $from: Date, $addOnPlanIds: [ID!]) {
    quote(studentId: $studentId, batchId: $batchId, coupon: $coupon, from: $from, addOnPlanIds: $addOnPlanIds) {
      now { ${QUOTED} } later { ${QUOTED} } totalNow
    }
  }
`;

const ENROLL = 'mutation ($input: EnrollStudentInput!) { done: enrollStudent(input: $input) { id status } }';

const APPROVE = /* GraphQL */ `
  mutation ($id: ID!, $coupon: String, $addOnPlanIds: [ID!]) {
    done: approveEnrollment(id: $id, coupon: $coupon, addOnPlanIds: $addOnPlanIds) { id status }
  }
`;

/**
 * An academy at `MORNING`, with one student and one batch. The batch takes place on Mondays and Wednesdays, from
 * January to June.
 */
export interface BillingScene {
  readonly app: TestApp;
  readonly academy: SeededAcademy;
  readonly admin: Member;
  readonly courseId: string;
  readonly batchId: string;
  readonly studentId: string;
  /**
   * Creates a fee plan for the course, by default with one item: 200.00 a month, prorated by sessions. Returns the id
   * of the plan.
   */
  plan(items?: Partial<FeePlanItem>[], given?: Partial<Omit<FeePlan, 'items'>>): Promise<string>;
  /** Creates a coupon, by default one with the code `WELCOME` that takes 15.00 off. Returns the id of the coupon. */
  coupon(given?: Partial<Discount>): Promise<string>;
  quote(given?: object, as?: Credentials): Promise<GraphqlResult>;
  enroll(given?: object, as?: Credentials): Promise<GraphqlResult>;
  approve(id: string, given?: object, as?: Credentials): Promise<GraphqlResult>;
  /** Returns the fees of an enrollment, ordered by billing key. */
  feesOf(enrollmentId: string): Promise<Fee[]>;
}

/** Before each test of the file, stops the clock and creates a new academy. All tests of the file share one app. */
export function billingScenes(): BillingScene {
  const at = {} as BillingScene;
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  beforeEach(async () => {
    stopClock();
    Object.assign(at, await billingScene(app));
  });
  afterEach(() => void vi.useRealTimers());
  return at;
}

async function billingScene(app: TestApp): Promise<BillingScene> {
  const academy = await seedAcademy(app);
  const { with: make } = academy;
  const admin = await academy.as('academy_admin');
  const { id: courseId } = await make.course();
  const { id: batchId } = await make.batch({ courseId, startDate: '2026-01-05', endDate: '2026-06-26' });
  const { id: studentId } = await make.student();
  return {
    ...{ app, academy, admin, courseId, batchId, studentId },
    plan: async (items = [{ amount: 20_000 }], given = {}) =>
      (await make.feePlan({ courseId, items: items.map((item) => ({ amount: 20_000, ...item })), ...given })).id,
    coupon: async (given = {}) =>
      (
        await make.discount({
          ...{ kind: DiscountKind.COUPON, name: 'Welcome', code: 'WELCOME', amount: 1_500, priority: 200 },
          ...given,
        })
      ).id,
    quote: (given = {}, as = admin) => gql(app, as, QUOTE, { studentId, batchId, ...given }),
    enroll: (given = {}, as = admin) => gql(app, as, ENROLL, { input: { studentId, batchId, ...given } }),
    approve: (id, given = {}, as = admin) => gql(app, as, APPROVE, { id, ...given }),
    feesOf: (enrollmentId) =>
      academy.run((em) => em.find(Fee, { enrollment: { id: enrollmentId } }, { orderBy: { billingKey: 'asc' } })),
  };
}

/** Switches automatic billing of an academy on or off. */
export const billByItself = (academy: SeededAcademy, auto = true): Promise<void> =>
  academy.run(async (em) => {
    const { settings } = await em.findOneOrFail(Academy, { id: academy.id });
    Object.assign(settings, { billing: { auto, leadDays: 7, maxBackMonths: 3 } });
  });

/** Returns the credit notes that are not voided, ordered by number, as texts such as `tuition:2026-03:1 88.89 drop`. */
export const credits = ({ academy }: BillingScene): Promise<string[]> =>
  academy.run(async (em) => {
    const notes = await em.find(
      CreditNote,
      { voidedAt: null },
      { orderBy: { number: 'asc' }, populate: ['fee'] as never },
    );
    return notes.map(({ fee, amount, reason }) =>
      [(fee?.billingKey ?? fee?.title ?? '').slice(UUID), formatMoney(amount), reason].join(' '),
    );
  });

/** Returns the sum of the balances of an enrollment's fees, in minor units. Omits voided fees. */
export const balanceOf = async ({ feesOf }: BillingScene, enrollmentId: string): Promise<number> =>
  (await feesOf(enrollmentId)).reduce(
    (sum, { amount, paidAmount, creditedAmount, voidedAt }) =>
      sum + (voidedAt ? 0 : amount - paidAmount - creditedAmount),
    0,
  );

/** Number of characters of the enrollment id and the colon at the start of a billing key. */
const UUID = 37;

/** Fields of a fee plan that credits unused amounts to students who drop the enrollment. */
export const CREDIT_UNUSED = { dropPolicy: DropPolicy.CREDIT_UNUSED };

/** Returns quoted fees as texts of code, amount and due date, such as `tuition 155.56 2026-03-09`. */
export const inShort = (fees: readonly { code: string; amount: string; dueDate: string }[]): string[] =>
  fees.map(({ code, amount, dueDate }) => `${code} ${amount} ${dueDate}`);

/** Returns billed fees as texts of code, amount and due date, such as `tuition 155.56 2026-03-09`. */
export const billed = (fees: readonly Fee[]): string[] =>
  inShort(
    fees.map(({ billingKey, amount, dueDate }) => ({
      code: String(billingKey?.split(':')[1]),
      amount: (amount / 100).toFixed(2),
      dueDate,
    })),
  );
