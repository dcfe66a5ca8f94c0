import { Enrollment } from '../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import { dropEnrollment } from '../../src/features/academics/enrollments/steps/drop-enrollment.ts';
import { enrollStudent } from '../../src/features/academics/enrollments/steps/enroll-student.ts';
import { doBillingRun } from '../../src/features/money/billing/runs/do-billing-run.ts';
import { runBilling } from '../../src/features/money/billing/runs/run-billing.ts';
import { BillingRunKind } from '../../src/features/money/ledger/billing-run.enums.ts';
import { Fee } from '../../src/features/money/ledger/fee.entity.ts';
import { PaymentMethod } from '../../src/features/money/ledger/fee.enums.ts';
import { recordAccountPayment } from '../../src/features/money/payments/record-account-payment.ts';
import { itemAt, requireValue } from '../../src/platform/errors/require-value.ts';
import { type DemoContext, theFirst } from '../demo-context.ts';
import type { BatchRow } from '../factories/batch-row.ts';
import { meetAtOnce } from '../factories/enrollments.ts';
import { strangers } from './families.ts';
import type { Prices } from './pricing.ts';

const { ACTIVE, PENDING } = EnrollmentStatus;

/**
 * Bills recent enrollments, and penalties for late payments, by billing runs. Then enrolls three students, who are
 * billed immediately. Two of them belong to the same family, and one of these two has a coupon. The third student
 * leaves the batch again and gets a credit.
 */
export async function billByPlan(context: DemoContext, prices: Prices): Promise<void> {
  const { as, today, workOff } = context;
  for (const kind of [BillingRunKind.ENROLLMENT, BillingRunKind.PENALTY]) {
    await as('office', (ctx) => runBilling(ctx, { kind, asOf: today, preview: false }));
  }
  await workOff(doBillingRun);
  await enrollByPlan(context, prices);
}

async function enrollByPlan(context: DemoContext, { batch, coupon, addOnPlanId }: Prices): Promise<void> {
  const { as } = context;
  const enroll = (studentId: string, extras: Extras = {}) =>
    as('office', (ctx) => enrollStudent(ctx, { studentId, batchId: batch.id, ...extras }));
  const families = await familiesFor(context, batch);
  const { accountId, studentIds } = theFirst(families, (family) => family.studentIds.length > 1);
  const [first, second] = [itemAt(studentIds, 0), itemAt(studentIds, 1)];
  const enrollmentIds = [await enroll(first, { coupon, addOnPlanIds: [addOnPlanId] }), await enroll(second)];
  await payFirst(context, accountId, enrollmentIds);
  const other = theFirst(families, (family) => family.studentIds.length === 1);
  const leaving = await enroll(theFirst(other.studentIds, Boolean));
  await as('office', (ctx) => dropEnrollment(ctx, leaving, 'Another hobby'));
}

/** The options of an enrollment, except its student and its batch. */
type Extras = Pick<Parameters<typeof enrollStudent>[1], 'coupon' | 'addOnPlanIds'>;

/** Children who have the same payer and may join a batch. */
interface Family {
  readonly accountId: string;
  /**
   * The ids of the students. The student with the most expensive tuition comes first, and pays the full price. If
   * prices are equal, the student with the earliest enrollment comes first.
   */
  readonly studentIds: readonly string[];
}

/**
 * Returns families in which nobody has a login. For each family, lists the enrolled children who also have time for
 * `batch`.
 */
async function familiesFor(context: DemoContext, batch: BatchRow): Promise<Family[]> {
  const { as, rows } = context;
  const open = await as('office', (ctx) =>
    ctx.session.write((em) => em.find(Enrollment, { status: { $in: [ACTIVE, PENDING] } })),
  );
  const batchOf = new Map(rows.batches.map((each) => [each.id, each]));
  const priceOf = new Map(rows.courses.map(({ id, price }) => [id, requireValue(price)]));
  const known = new Set(strangers(context).map(({ studentId }) => studentId));
  const learners = [...Map.groupBy(open, ({ student }) => student.id)].flatMap(([id, own]) => {
    const meets = own.some((each) => each.batch && meetAtOnce(requireValue(batchOf.get(each.batch.id)), batch));
    const active = own.filter(({ status }) => status === ACTIVE);
    if (meets || active.length === 0 || !known.has(id)) return [];
    const cost = active.reduce((sum, { course }) => sum + requireValue(priceOf.get(course.id)), 0);
    return [{ id, cost, oldest: requireValue(active.map(({ activeFrom }) => activeFrom).sort()[0]) }];
  });
  learners.sort((one, other) => other.cost - one.cost || (one.oldest < other.oldest ? -1 : 1));
  const linked = new Set(rows.parentStudents.map(({ parentId, studentId }) => `${parentId} ${studentId}`));
  return rows.accounts.map(({ id: accountId, parentId }) => {
    const children = learners.filter(({ id }) => linked.has(`${parentId} ${id}`));
    return { accountId, studentIds: children.map(({ id }) => id) };
  });
}

/** Pays the first installment of each enrollment, all in one payment. */
async function payFirst({ as }: DemoContext, accountId: string, enrollmentIds: string[]): Promise<void> {
  const billed = await as('office', (ctx) =>
    ctx.session.write((em) => em.find(Fee, { enrollment: { id: { $in: enrollmentIds } } })),
  );
  const first = billed.filter(({ installment }) => installment?.number === 1);
  const allocations = first.map(({ id: feeId, amount }) => ({ feeId, amount }));
  const amount = allocations.reduce((sum, each) => sum + each.amount, 0);
  const payment = { accountId, amount, method: PaymentMethod.BANK_TRANSFER, reference: 'First installments' };
  await as('office', (ctx) => recordAccountPayment(ctx, { ...payment, allocations }));
}
