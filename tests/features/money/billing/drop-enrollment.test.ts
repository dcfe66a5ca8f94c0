import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { Term } from '../../../../src/features/academy/terms/term.entity.ts';
import { Account } from '../../../../src/features/money/accounts/account.entity.ts';
import { billEnrollments } from '../../../../src/features/money/billing/bill-enrollments.ts';
import { DiscountUse } from '../../../../src/features/money/discounts/discount-use.entity.ts';
import { FeeType } from '../../../../src/features/money/ledger/fee.enums.ts';
import { FeePlan } from '../../../../src/features/money/plans/fee-plan.entity.ts';
import {
  FeePlanStatus,
  InstallmentInterval,
  ProrationBasis,
} from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { CancelCause, SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import { type Credentials, gql } from '../../../support/clients.ts';
import { FORBIDDEN, refusal } from '../../writing.ts';
import { billingScenes, CREDIT_UNUSED, credits, MORNING, stopClock } from './enrolling.ts';
import { asService } from './setup.ts';

const at = billingScenes();

const { ONE_TIME, PER_TERM } = BillingFrequency;
const whole = { proration: ProrationBasis.NONE };
/** The time after the third billed session: the sessions on 9, 11 and 16 March have begun. */
const THIRD = Date.parse('2026-03-16T12:00:00.000Z');

const DROP = 'mutation ($id: ID!) { done: dropEnrollment(id: $id) { status } }';

/** Enrolls the student. Returns the id of the enrollment. */
const enrolled = async (given: object = {}): Promise<string> => (await at.enroll(given)).data.done.id;

/** Drops an enrollment at the given instant. Without `as`, the academy admin is the caller. */
async function drop(id: string, now = THIRD, as?: Credentials) {
  stopClock(now);
  return gql(at.app, as ?? (await at.academy.as('academy_admin')), DROP, { id });
}

const account = () => at.academy.run((em) => em.findOneOrFail(Account, { student: { id: at.studentId } }));

describe('dropEnrollment, which credits unused amounts', () => {
  it('credits the sessions after the drop: 88.89 of 155.56 if 3 of 7 sessions were used', async () => {
    await at.plan([{}], CREDIT_UNUSED);
    const id = await enrolled();
    expect((await drop(id)).data.done.status).toBe('DROPPED');
    expect(await credits(at)).toEqual(['tuition:2026-03:1 88.89 drop']);
    const told = await at.academy.run((em) => em.find(OutboxEvent, { type: 'credit_note.created' }));
    expect(told.map(({ payload }) => [payload.amount, payload.reason])).toEqual([['88.89', 'drop']]);
    expect(await account()).toMatchObject({ owed: 6_667, credit: 0 });
    expect((await at.feesOf(id))[0]).toMatchObject({ amount: 15_556, creditedAmount: 8_889 });
  });

  it('credits only refundable items; an admission item is not refundable by default', async () => {
    const once = { ...whole, frequency: ONE_TIME, amount: 4_700 };
    const admission = { ...once, feeType: FeeType.ADMISSION };
    await at.plan(
      [
        { ...once, code: 'kit' },
        { ...once, code: 'papers', refundable: false },
        { ...admission, code: 'registration' },
        { ...admission, code: 'deposit', refundable: true },
      ],
      CREDIT_UNUSED,
    );
    const id = await enrolled();
    await drop(id, MORNING);
    expect(await credits(at)).toEqual(['deposit:once:1 47.00 drop', 'kit:once:1 47.00 drop']);
  });

  it('if a plan revision makes an item refundable, credits only fees that were billed with this revision', async () => {
    const item = { ...whole, refundable: false };
    const planId = await at.plan([item], CREDIT_UNUSED);
    const id = await enrolled();
    const revise = 'mutation ($id: ID!, $input: ReviseFeePlanInput!) { reviseFeePlan(id: $id, input: $input) { id } }';
    const tuition = { code: 'tuition', feeType: 'TUITION', title: 'Tuition', amount: '200.00', frequency: 'MONTHLY' };
    const items = [{ ...tuition, proration: 'NONE', refundable: true }];
    const input = { effectiveFrom: '2026-04-01', items };
    expect((await gql(at.app, at.admin, revise, { id: planId, input })).errors).toBeUndefined();
    const ahead = { days: { from: '2026-03-01', until: '2026-04-01' }, periods: true };
    await asService(at.app, at.academy, (ctx) => ctx.session.write((em) => billEnrollments(ctx, em, [id], ahead)));
    await drop(id, MORNING);
    expect(await credits(at)).toEqual(['tuition:2026-04:1 200.00 drop']);
  });

  it('credits all parts of a split fee, even if a part was split again or the first part was voided', async () => {
    await at.plan([{ ...whole, amount: 10_000 }], CREDIT_UNUSED);
    const id = await enrolled();
    const [fee] = await at.feesOf(id);
    const split = async (of: string | undefined, ...amounts: string[]): Promise<string[]> => {
      const parts = amounts.map((amount) => ({ amount, dueDate: '2026-04-01' }));
      const query = 'mutation ($id: ID!, $parts: [FeePartInput!]!) { splitFee(id: $id, parts: $parts) { id } }';
      return (await gql(at.app, at.admin, query, { id: of, parts })).data.splitFee.map(
        (part: { id: string }) => part.id,
      );
    };
    const [, second] = await split(fee?.id, '50.00', '50.00');
    await split(second, '20.00', '30.00');
    await gql(at.app, at.admin, 'mutation ($id: ID!) { voidFee(id: $id) { id } }', { id: fee?.id });
    expect(await account()).toMatchObject({ owed: 5_000 });
    await drop(id, MORNING);
    expect(await account()).toMatchObject({ owed: 0, credit: 0 });
  });

  it('turns the paid amount for sessions after the drop into credit of the account', async () => {
    await at.plan([{}], CREDIT_UNUSED);
    const id = await enrolled();
    const [fee] = await at.feesOf(id);
    const pay = 'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }';
    await gql(at.app, at.admin, pay, { input: { feeId: fee?.id, amount: '100.00', method: 'CASH' } });
    await drop(id);
    expect(await account()).toMatchObject({ owed: 0, credit: 3_333 });
  });

  it('counts a moved session as used only after its new start, not after its original start', async () => {
    await at.plan([{}], CREDIT_UNUSED);
    const id = await enrolled();
    const { batchId } = at;
    await at.academy.with.session({ batchId, date: '2026-03-09' });
    // moves the session on the 11th to the 20th, and the session on the 18th to the 13th
    await at.academy.with.session({ batchId, date: '2026-03-20', slotDate: '2026-03-11' });
    await at.academy.with.session({ batchId, date: '2026-03-13', slotDate: '2026-03-18' });
    await drop(id, Date.parse('2026-03-13T08:59:00.000Z'));
    // only the session on the 9th has started
    expect(await credits(at)).toEqual(['tuition:2026-03:1 133.34 drop']);
  });

  it('counts a session on the day of the drop as used only after it has started', async () => {
    await at.plan([{}], CREDIT_UNUSED);
    const id = await enrolled();
    for (const date of ['2026-03-09', '2026-03-11']) await at.academy.with.session({ batchId: at.batchId, date });
    await at.academy.with.session({ batchId: at.batchId, date: '2026-03-16', startTime: '17:00:00' });
    await drop(id);
    expect(await credits(at)).toEqual(['tuition:2026-03:1 111.11 drop']);
  });

  it('credits the full amount of months and terms that were billed in advance', async () => {
    await at.plan([{}, { code: 'hall', frequency: PER_TERM, amount: 9_000 }], CREDIT_UNUSED);
    const { id: termId } = await at.academy.with.term({ startsOn: '2026-04-06', endsOn: '2026-06-26' });
    const id = await enrolled({ batchId: null, courseId: at.courseId });
    // former versions could delete a term after fees had been billed for it
    const ahead = { days: { from: '2026-03-01', until: '2026-04-10' }, periods: true };
    await asService(at.app, at.academy, (ctx) => ctx.session.write((em) => billEnrollments(ctx, em, [id], ahead)));
    const deletedAt = new Date().toISOString();
    await asService(at.app, at.academy, (ctx) =>
      ctx.session.write((em) => em.nativeUpdate(Term, { id: termId }, { deletedAt })),
    );
    await drop(id);
    expect((await credits(at)).toSorted()).toEqual([
      ...[`hall:${termId}:1 90.00 drop`, 'tuition:2026-03:1 103.23 drop', 'tuition:2026-04:1 200.00 drop'],
    ]);
  });

  it('credits the full fee if no session has started', async () => {
    await at.plan([{}], CREDIT_UNUSED);
    await drop(await enrolled(), MORNING);
    expect(await credits(at)).toEqual(['tuition:2026-03:1 155.56 drop']);
  });

  it('if students do not pay for a cancelled session, counts the session neither as used nor as billed', async () => {
    const excused = { status: SessionStatus.CANCELLED, cancelCause: CancelCause.MANUAL, excusesFees: true };
    for (const date of ['2026-03-11', '2026-03-25']) {
      await at.academy.with.session({ batchId: at.batchId, date, ...excused });
    }
    for (const date of ['2026-03-09', '2026-03-16']) await at.academy.with.session({ batchId: at.batchId, date });
    await at.plan([{}, { ...whole, code: 'hall' }], CREDIT_UNUSED);
    // 5 of the 9 sessions are billed, for 111.11, and 2 of these 5 are used
    await drop(await enrolled());
    expect(await credits(at)).toEqual(['hall:2026-03:1 120.00 drop', 'tuition:2026-03:1 66.67 drop']);
  });

  it('treats installments as one amount, and credits the last installment first, even without proration', async () => {
    const installments = { weights: [1, 1, 1], every: InstallmentInterval.MONTH };
    await at.plan([{ ...whole, code: 'course', frequency: ONE_TIME, amount: 9_000, installments }], CREDIT_UNUSED);
    const { id: batchId } = await at.academy.with.batch({
      ...{ courseId: at.courseId, startDate: '2026-03-09', endDate: '2026-03-31' },
    });
    await drop(await enrolled({ batchId }));
    expect(await credits(at)).toEqual(['course:once:3 30.00 drop', 'course:once:2 21.43 drop']);
  });

  it('credits the parts of a split fee', async () => {
    await at.plan([{}], CREDIT_UNUSED);
    const id = await enrolled();
    const [fee] = await at.feesOf(id);
    const split = 'mutation ($id: ID!, $parts: [FeePartInput!]!) { splitFee(id: $id, parts: $parts) { id } }';
    const parts = [
      { amount: '100.00', dueDate: '2026-03-09' },
      { amount: '55.56', dueDate: '2026-04-09' },
    ];
    expect((await gql(at.app, at.admin, split, { id: fee?.id, parts })).errors).toBeUndefined();
    await drop(id);
    expect(await account()).toMatchObject({ owed: 6_667, credit: 0 });
    expect((await at.feesOf(id)).map(({ creditedAmount }) => creditedAmount).sort()).toEqual([3_333, 5_556]);
  });

  it('credits by days if the plan prorates by days, or if the enrollment has no batch', async () => {
    await at.plan([{ proration: ProrationBasis.DAYS }], CREDIT_UNUSED);
    // 23 of the 31 days are billed, for 148.39, and 7 of these 23 are used, because the day of the drop does not count
    await drop(await enrolled());
    expect(await credits(at)).toEqual(['tuition:2026-03:1 103.23 drop']);
    stopClock();
    const { id: studentId } = await at.academy.with.student();
    await drop(await enrolled({ studentId, batchId: null, courseId: at.courseId }));
    expect((await credits(at))[1]).toBe('tuition:2026-03:1 103.23 drop');
  });

  it('applies the drop policy of an archived plan to its own fees, but not to the fees of an add-on plan', async () => {
    const planId = await at.plan([{}], CREDIT_UNUSED);
    const { id: bus } = await at.academy.with.feePlan({ items: [{ ...whole, code: 'bus', amount: 700 }] });
    const id = await enrolled({ addOnPlanIds: [bus] });
    await at.academy.run(async (em) => {
      (await em.findOneOrFail(FeePlan, { id: planId })).status = FeePlanStatus.ARCHIVED;
    });
    await drop(id);
    expect(await credits(at)).toEqual(['tuition:2026-03:1 88.89 drop']);
  });

  it('applies the drop policy of the plan that billed the fee, even if that plan was deleted, and ignores other plans', async () => {
    const planId = await at.plan([{}], CREDIT_UNUSED);
    const id = await enrolled();
    const others = { effectiveFrom: '2026-02-01', status: FeePlanStatus.ARCHIVED };
    await at.plan([{ amount: 30_000 }], others);
    await at.academy.run(async (em) => {
      const plan = await em.findOneOrFail(FeePlan, { id: planId });
      Object.assign(plan, { status: FeePlanStatus.ARCHIVED, deletedAt: '2026-03-10T09:00:00.000Z' });
    });
    await at.plan([{ amount: 25_000 }], { effectiveFrom: '2026-03-01' });
    await drop(id);
    expect(await credits(at)).toEqual(['tuition:2026-03:1 88.89 drop']);
  });

  it('credits nothing if the drop policy grants no credit', async () => {
    await at.plan();
    await drop(await enrolled());
    expect(await credits(at)).toEqual([]);
    expect(await account()).toMatchObject({ owed: 15_556 });
  });

  it('credits at most the amount that is not credited yet, and ignores manually created fees', async () => {
    await at.plan([{}], CREDIT_UNUSED);
    const id = await enrolled();
    const [fee] = await at.feesOf(id);
    await at.academy.with.fee({ studentId: at.studentId, enrollmentId: id, amount: 5_000 });
    const note = { accountId: fee?.accountId, feeId: fee?.id, amount: '100.00', reason: 'GOODWILL' };
    const issue = 'mutation ($input: CreateCreditNoteInput!) { createCreditNote(input: $input) { id } }';
    expect((await gql(at.app, at.admin, issue, { input: note })).errors).toBeUndefined();
    await drop(id);
    expect(await credits(at)).toEqual(['tuition:2026-03:1 100.00 goodwill', 'tuition:2026-03:1 55.56 drop']);
  });

  it.each([
    [
      'updateEnrollment with status DROPPED',
      'mutation ($id: ID!) { done: updateEnrollment(id: $id, input: { status: DROPPED }) { id } }',
    ],
    ['deleteEnrollment', 'mutation ($id: ID!) { done: deleteEnrollment(id: $id) { id } }'],
  ])('credits the same amount if the enrollment is dropped through %s', async (_, mutation) => {
    await at.plan([{}], CREDIT_UNUSED);
    const id = await enrolled();
    stopClock(THIRD);
    const { errors } = await gql(at.app, await at.academy.as('academy_admin'), mutation, { id });
    expect(errors).toBeUndefined();
    expect(await credits(at)).toEqual(['tuition:2026-03:1 88.89 drop']);
  });

  it('credits the same amount if the student is deleted, or if an import drops the enrollment', async () => {
    await at.plan([{}], CREDIT_UNUSED);
    const { id: studentId } = await at.academy.with.student();
    const [id] = [await enrolled({ studentId }), await enrolled()];
    stopClock(THIRD);
    const admin = await at.academy.as('academy_admin');
    const remove = 'mutation ($id: ID!) { deleteStudent(id: $id, confirm: true) { id } }';
    expect((await gql(at.app, admin, remove, { id: at.studentId })).errors).toBeUndefined();
    const load = 'mutation ($csv: String!) { importEnrollments(csv: $csv) { updated } }';
    expect((await gql(at.app, admin, load, { csv: `id,status\n${id},dropped` })).errors).toBeUndefined();
    expect(await credits(at)).toEqual(['tuition:2026-03:1 88.89 drop', 'tuition:2026-03:1 88.89 drop']);
  });

  it('makes the coupon available again if the enrollment was never active', async () => {
    await at.plan();
    await at.coupon({ maxUses: 1 });
    const waiting = await enrolled({ status: 'PENDING', coupon: 'WELCOME' });
    await drop(waiting, MORNING);
    const { id: studentId } = await at.academy.with.student();
    const other = await enrolled({ studentId, coupon: 'WELCOME' });
    await drop(other, MORNING);
    expect(await at.academy.run((em) => em.count(DiscountUse, {}))).toBe(1);
  });

  it('credits nothing if the caller may not drop enrollments', async () => {
    await at.plan([{}], CREDIT_UNUSED);
    const id = await enrolled();
    for (const role of ['teacher', 'student'] as const) {
      const as = await at.academy.as(role);
      expect(await refusal(at.app, at.academy.id, () => drop(id, MORNING, as))).toEqual(FORBIDDEN);
    }
  });
});
