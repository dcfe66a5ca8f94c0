import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { Account } from '../../../../src/features/money/accounts/account.entity.ts';
import { DiscountKind } from '../../../../src/features/money/discounts/discount.enums.ts';
import { DiscountUse } from '../../../../src/features/money/discounts/discount-use.entity.ts';
import { FeeType } from '../../../../src/features/money/ledger/fee.enums.ts';
import { ProrationBasis } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { gql } from '../../../support/clients.ts';
import { FORBIDDEN, refusal } from '../../writing.ts';
import { billed, billingScenes, CREDIT_UNUSED, credits, stopClock } from './enrolling.ts';

const at = billingScenes();

const { ONE_TIME, PER_TERM } = BillingFrequency;
const whole = { proration: ProrationBasis.NONE };
const once = { ...whole, frequency: ONE_TIME };
const THIRD = Date.parse('2026-03-16T12:00:00.000Z');
const TRANSFER =
  'mutation ($id: ID!, $batchId: ID!) { done: transferEnrollment(id: $id, input: { batchId: $batchId }) { id status } }';

const dates = { startDate: '2026-01-05', endDate: '2026-06-26' };

/** Transfers an enrollment to another batch, by default after the third session. Returns the id of the new enrollment. */
async function move(id: string, batchId: string, now = THIRD): Promise<string> {
  stopClock(now);
  const { data, errors } = await gql(at.app, await at.academy.as('academy_admin'), TRANSFER, { id, batchId });
  expect(errors).toBeUndefined();
  return data.done.id;
}

describe('transferEnrollment, which credits and bills fees', () => {
  it('credits the unused part of the month and the term, and bills the remaining part in the new batch', async () => {
    await at.academy.with.term({ startsOn: '2026-03-02', endsOn: '2026-03-31' });
    await at.plan([{}, { code: 'hall', frequency: PER_TERM, amount: 9_000 }]);
    const { data } = await at.enroll();
    const { id: batchId } = await at.academy.with.batch({ courseId: at.courseId, ...dates });
    const entered = await move(data.done.id, batchId);
    // the old batch billed 7 of 9 sessions, 3 of which are used; the new batch bills 5 of 9, from the 16th on
    expect((await credits(at)).map((each) => each.replace(/[0-9a-f-]{36}/, 'term'))).toEqual(
      expect.arrayContaining(['tuition:2026-03:1 88.89 drop', 'hall:term:1 40.00 drop']),
    );
    expect(billed(await at.feesOf(entered))).toEqual(['hall 50.00 2026-03-16', 'tuition 111.11 2026-03-16']);
    const account = await at.academy.run((em) => em.findOneOrFail(Account, { student: { id: at.studentId } }));
    expect(account).toMatchObject({ owed: 15_556 + 7_000 - 8_889 - 4_000 + 11_111 + 5_000, credit: 0 });
  });

  it.each(['2026-03-09', '2026-03-16'])(
    'charges the day of the transfer only once if the plan prorates by days: %s',
    async (day) => {
      await at.plan([{ amount: 31_000, proration: ProrationBasis.DAYS }]);
      const { data } = await at.enroll();
      const { id: batchId } = await at.academy.with.batch({ courseId: at.courseId, ...dates });
      await move(data.done.id, batchId, Date.parse(`${day}T12:00:00.000Z`));
      // the 23 days from the 9th to the 31st
      const account = await at.academy.run((em) => em.findOneOrFail(Account, { student: { id: at.studentId } }));
      expect(account).toMatchObject({ owed: 23_000, credit: 0 });
    },
  );

  it('neither credits nor bills one-time fees within the course, even if the new enrollment is completed and reopened', async () => {
    await at.plan([
      { ...once, code: 'materials', amount: 4_700 },
      { ...once, code: 'joining', feeType: FeeType.ADMISSION },
    ]);
    const { data } = await at.enroll();
    const { id: batchId } = await at.academy.with.batch({ courseId: at.courseId, ...dates });
    const entered = await move(data.done.id, batchId);
    expect(await at.feesOf(entered)).toEqual([]);
    expect(await credits(at)).toEqual([]);
    const admin = await at.academy.as('academy_admin');
    for (const name of ['completeEnrollment', 'reopenEnrollment']) {
      const { errors } = await gql(at.app, admin, `mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id: entered });
      expect(errors).toBeUndefined();
    }
    expect(await at.feesOf(entered)).toEqual([]);
  });

  it('in a transfer to another course, credits and bills again one-time items, except admission items and non-refundable items', async () => {
    const { with: make } = at.academy;
    const items = [
      { ...once, code: 'materials', amount: 4_700 },
      { ...once, code: 'joining', feeType: FeeType.ADMISSION, amount: 2_500 },
      { ...once, code: 'papers', refundable: false, amount: 1_100 },
    ];
    await at.plan(items);
    const { id: other } = await make.course();
    await make.feePlan({ courseId: other, items });
    const { id: first } = await make.batch({ courseId: at.courseId, startDate: '2026-03-09', endDate: '2026-04-01' });
    const { id: second } = await make.batch({ courseId: other, ...dates });
    const { data } = await at.enroll({ batchId: first });
    const entered = await move(data.done.id, second);
    expect(await credits(at)).toEqual(['materials:once:1 29.37 drop']);
    expect(billed(await at.feesOf(entered))).toEqual(['materials 47.00 2026-03-16']);
  });

  it('credits one-time fees only in a transfer to another course, not in a transfer within the course', async () => {
    const { with: make } = at.academy;
    const items = [
      { ...once, code: 'materials', amount: 4_700 },
      { ...once, code: 'joining', feeType: FeeType.ADMISSION, amount: 2_500 },
    ];
    await at.plan(items, CREDIT_UNUSED);
    const [{ id: other }, { id: third }] = [await make.course(), await make.course()];
    await make.feePlan({ courseId: other, items });
    const short = { courseId: at.courseId, startDate: '2026-03-09', endDate: '2026-04-01' };
    const [{ id: first }, { id: second }] = [
      await make.batch(short),
      await make.batch({ ...dates, courseId: at.courseId }),
    ];
    const { data } = await at.enroll({ batchId: first });
    const moved = await move(data.done.id, second);
    expect(await credits(at)).toEqual([]);
    // 3 of the 8 sessions of the first batch are used
    const left = await move(moved, (await make.batch({ ...dates, courseId: other })).id);
    expect(await credits(at)).toEqual(['materials:once:1 29.37 drop']);
    expect(billed(await at.feesOf(left))).toEqual(['materials 47.00 2026-03-16']);
    await move(left, (await make.batch({ ...dates, courseId: third })).id);
    expect((await credits(at)).map((each) => each.split(' ')[0])).toEqual(['materials:once:1', 'materials:once:1']);
  });

  it.each([
    ['the new enrollment is dropped', 'mutation ($id: ID!) { done: dropEnrollment(id: $id) { id } }', 'enrollment'],
    ['the new batch is deleted', 'mutation ($id: ID!) { done: deleteBatch(id: $id) { id } }', 'batch'],
  ])('credits the one-time fees of the first enrollment if, after the transfer, %s', async (_, mutation, what) => {
    const { with: make } = at.academy;
    await at.plan([{ ...once, code: 'materials', amount: 4_700 }], CREDIT_UNUSED);
    const short = { courseId: at.courseId, startDate: '2026-03-09', endDate: '2026-04-01' };
    const { data } = await at.enroll({ batchId: (await make.batch(short)).id });
    const { id: batchId } = await make.batch({ ...dates, courseId: at.courseId });
    const enrollment = await move(data.done.id, batchId);
    const id = what === 'batch' ? batchId : enrollment;
    expect((await gql(at.app, await at.academy.as('academy_admin'), mutation, { id })).errors).toBeUndefined();
    expect(await credits(at)).toEqual(['materials:once:1 29.37 drop']);
  });

  it('keeps the coupon and the add-on plans', async () => {
    await at.plan([whole]);
    await at.coupon({ maxUses: 1 });
    const { id: bus } = await at.academy.with.feePlan({ items: [{ ...whole, code: 'bus', amount: 3_000 }] });
    const { data } = await at.enroll({ coupon: 'WELCOME', addOnPlanIds: [bus] });
    const { id: batchId } = await at.academy.with.batch({ courseId: at.courseId, ...dates });
    const entered = await move(data.done.id, batchId);
    expect(billed(await at.feesOf(entered))).toEqual(['bus 15.00 2026-03-16', 'tuition 185.00 2026-03-16']);
    const uses = await at.academy.run((em) => em.find(DiscountUse, {}));
    expect(uses.map(({ enrollment }) => enrollment.id)).toEqual([entered]);
  });

  it('keeps the early-bird discount and the sibling rank within the course', async () => {
    const { with: make } = at.academy;
    await make.discount({
      kind: DiscountKind.EARLY_BIRD,
      daysBeforeStart: 14,
      percent: 1_000,
      validUntil: '2026-03-09',
    });
    await make.discount({ kind: DiscountKind.SIBLING, rankFrom: 2, percent: 5_000 });
    await at.plan([{ ...whole, amount: 10_000 }]);
    const { id: parentId } = await make.parent();
    const { id: sibling } = await make.student();
    for (const studentId of [at.studentId, sibling]) await make.link({ parentId, studentId, receivesBilling: true });
    const { id: first } = await make.batch({ courseId: at.courseId, startDate: '2026-04-06', endDate: '2026-06-26' });
    // the student enrolls four weeks before the batch begins; the sibling enrolls after the student
    const { data } = await at.enroll({ batchId: first });
    let { id } = data.done;
    // neither enrollment has a rank yet: the transfer decides which sibling is ranked first
    await make.enrollment({ studentId: sibling, batchId: at.batchId, enrollmentDate: '2026-03-09' });
    for (const _ of [1, 2]) id = await move(id, (await make.batch({ ...dates, courseId: at.courseId })).id);
    const fees = await at.feesOf(id);
    expect(fees.map(({ amount, steps }) => [amount, steps?.map(({ amount: step }) => step)])).toEqual([
      [9_000, [10_000, -1_000]],
    ]);
  });

  it('grants no early-bird discount in another course whose batch has begun', async () => {
    const { with: make } = at.academy;
    await make.discount({ kind: DiscountKind.EARLY_BIRD, daysBeforeStart: 14, percent: 1_000 });
    const { id: other } = await make.course();
    for (const courseId of [at.courseId, other]) {
      await make.feePlan({ courseId, items: [{ ...whole, amount: 10_000 }] });
    }
    const { id: first } = await make.batch({ courseId: at.courseId, startDate: '2026-04-06', endDate: '2026-06-26' });
    const { id: second } = await make.batch({ ...dates, courseId: other });
    const { data } = await at.enroll({ batchId: first });
    expect((await at.feesOf(await move(data.done.id, second))).map(({ amount }) => amount)).toEqual([10_000]);
  });

  it('bills one-time items of a transferred pending enrollment only after its approval', async () => {
    await at.plan([{ ...once, code: 'joining', feeType: FeeType.ADMISSION, amount: 2_500 }]);
    const { data } = await at.enroll({ status: 'PENDING' });
    const { id: batchId } = await at.academy.with.batch({ courseId: at.courseId, ...dates });
    const entered = await move(data.done.id, batchId);
    expect(await at.feesOf(entered)).toEqual([]);
    const approve = 'mutation ($id: ID!) { approveEnrollment(id: $id) { id } }';
    await gql(at.app, await at.academy.as('academy_admin'), approve, { id: entered });
    expect(billed(await at.feesOf(entered))).toEqual(['joining 25.00 2026-03-16']);
  });

  it('grants no early-bird discount if the enrollment was still pending at the transfer to a batch that has begun', async () => {
    const { with: make } = at.academy;
    await make.discount({ kind: DiscountKind.EARLY_BIRD, daysBeforeStart: 14, percent: 1_000 });
    await at.plan([{ ...whole, amount: 10_000 }]);
    const { id: later } = await make.batch({ courseId: at.courseId, startDate: '2026-04-06', endDate: '2026-06-26' });
    const { data } = await at.enroll({ batchId: later, status: 'PENDING' });
    const inCourse = async () => (await make.batch({ ...dates, courseId: at.courseId })).id;
    const entered = await move(data.done.id, await inCourse());
    const approve = 'mutation ($id: ID!) { approveEnrollment(id: $id) { id } }';
    await gql(at.app, await at.academy.as('academy_admin'), approve, { id: entered });
    expect((await at.feesOf(entered)).map(({ amount }) => amount)).toEqual([10_000]);
    const moved = await move(entered, await inCourse());
    expect((await at.feesOf(moved)).map(({ amount }) => amount)).toEqual([10_000]);
  });

  it('bills and credits nothing if the caller may not transfer enrollments', async () => {
    await at.plan();
    const { data } = await at.enroll();
    const { id: batchId } = await at.academy.with.batch({ courseId: at.courseId, ...dates });
    for (const role of ['teacher', 'parent', 'student'] as const) {
      const as = await at.academy.as(role);
      const call = () => gql(at.app, as, TRANSFER, { id: data.done.id, batchId });
      expect(await refusal(at.app, at.academy.id, call)).toEqual(FORBIDDEN);
    }
  });
});
