import 'reflect-metadata';
import { expect, it } from 'vitest';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { Attendance } from '../../../../src/features/learning/attendance/attendance.entity.ts';
import { AttendanceStatus } from '../../../../src/features/learning/attendance/attendance.enums.ts';
import { CreditNote } from '../../../../src/features/money/ledger/credit-note.entity.ts';
import { EntryKind } from '../../../../src/features/money/ledger/ledger.enums.ts';
import { LedgerEntry } from '../../../../src/features/money/ledger/ledger-entry.entity.ts';
import { addMonths, daysBetween } from '../../../../src/platform/time/days.ts';
import { gql } from '../../../support/clients.ts';
import { inDays, today } from '../../../support/days.ts';
import { type Scene, scene } from '../pricing/setup.ts';
import { billing, feesOf, nightly, ran, runBilling, WHOLE } from './setup.ts';

const LESSON = { ...WHOLE, code: 'lesson', amount: 2_500, frequency: BillingFrequency.PER_SESSION };
const SESSIONS = { kind: 'SESSION' };

/**
 * Creates a batch that is billed per session, with one student. The returned `mark` creates a session, the given number
 * of days from today, and the attendance mark of the student.
 */
async function school(at: Scene, item: object = {}) {
  const { with: make } = at.academy;
  const batch = await make.batch({ startDate: inDays(-90), endDate: inDays(90) });
  await make.feePlan({ batchId: batch.id, items: [{ ...LESSON, ...item }] });
  const { id: studentId } = await make.student();
  const enrollment = await make.enrollment({ studentId, batchId: batch.id, enrollmentDate: inDays(-80) });
  const mark = async (days: number, status: AttendanceStatus) => {
    const date = inDays(days);
    const { id: sessionId } = await make.session({ batchId: batch.id, date });
    const { id } = await make.attendance({ studentId, batchId: batch.id, sessionId, date, status });
    return {
      sessionId,
      change: (to: AttendanceStatus) => at.academy.run((em) => em.nativeUpdate(Attendance, { id }, { status: to })),
    };
  };
  return { batch, studentId, enrollment, mark };
}

async function send(at: Scene, mutation: string, variables: object): Promise<void> {
  expect((await gql(at.app, at.admin, mutation, variables)).errors).toBeUndefined();
}

const pay = (at: Scene, feeId: string | undefined, amount: string): Promise<void> =>
  send(at, 'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }', {
    input: { feeId, amount, method: 'CASH' },
  });

/** Splits a fee of 25.00 into parts of 10.00 and 15.00. */
const split = (at: Scene, id: string | undefined): Promise<void> =>
  send(at, 'mutation ($id: ID!, $parts: [FeePartInput!]!) { splitFee(id: $id, parts: $parts) { id } }', {
    id,
    parts: ['10.00', '15.00'].map((amount) => ({ amount, dueDate: '2099-01-31' })),
  });

const keysOf = async (at: Scene) => (await feesOf(at.academy)).map(({ billingKey }) => billingKey);

it('billing per session creates one fee for each session in which the student was present or late', async () => {
  const at = await scene();
  const { enrollment, mark } = await school(at);
  const [came, late] = [await mark(-20, AttendanceStatus.PRESENT), await mark(-10, AttendanceStatus.LATE)];
  await mark(-15, AttendanceStatus.ABSENT);
  await mark(-14, AttendanceStatus.EXCUSED);
  const run = await ran(at.app, at.admin, SESSIONS);
  expect(run).toMatchObject({ status: 'DONE', total: '50.00', counts: { created: 2, existing: 0, skipped: [] } });
  expect((await keysOf(at)).toSorted()).toEqual(
    [came, late].map(({ sessionId }) => `${enrollment.id}:lesson:${sessionId}:1`).toSorted(),
  );
  expect(await ran(at.app, at.admin, SESSIONS)).toMatchObject({ counts: { created: 0, existing: 2 } });
});

it('billing per session bills marks that were never billed, as far back as the settings allow, and only once', async () => {
  const at = await scene(billing({ maxBackMonths: 2 }));
  const { enrollment, mark } = await school(at);
  const first = daysBetween(today(), addMonths(today(), -2));
  await mark(first - 1, AttendanceStatus.PRESENT);
  const [oldest, old] = [await mark(first, AttendanceStatus.LATE), await mark(-35, AttendanceStatus.PRESENT)];
  await mark(-36, AttendanceStatus.EXCUSED);
  const preview = (await runBilling(at.app, at.admin, { ...SESSIONS, preview: true })).data.runBilling;
  expect(preview).toMatchObject({ total: '50.00', counts: { created: 2 } });
  expect(await ran(at.app, at.admin, SESSIONS)).toMatchObject({ total: '50.00', counts: { created: 2, existing: 0 } });
  expect((await keysOf(at)).toSorted()).toEqual(
    [oldest, old].map(({ sessionId }) => `${enrollment.id}:lesson:${sessionId}:1`).toSorted(),
  );
  expect(await ran(at.app, at.admin, SESSIONS)).toMatchObject({ counts: { created: 0, existing: 2 } });
});

it('billing per session bills at least 31 days, even if the settings allow no past month', async () => {
  const at = await scene(billing({ maxBackMonths: 0 }));
  const { mark } = await school(at);
  await mark(-32, AttendanceStatus.PRESENT);
  await mark(-31, AttendanceStatus.PRESENT);
  expect(await ran(at.app, at.admin, SESSIONS)).toMatchObject({ total: '25.00', counts: { created: 1 } });
});

it('billing per session keeps the fee of a session more than 31 days ago if its mark changes', async () => {
  const at = await scene();
  const { mark } = await school(at);
  const days = [await mark(-32, AttendanceStatus.PRESENT), await mark(-31, AttendanceStatus.PRESENT)];
  await ran(at.app, at.admin, SESSIONS);
  for (const day of days) await day.change(AttendanceStatus.EXCUSED);
  await ran(at.app, at.admin, SESSIONS);
  expect((await feesOf(at.academy)).map(({ voidedAt }) => typeof voidedAt).toSorted()).toEqual(['object', 'string']);
});

it('billing per session bills absent students only if the plan charges for absence, and never excused students', async () => {
  const at = await scene();
  const { mark } = await school(at, { chargeAbsent: true });
  await mark(-3, AttendanceStatus.ABSENT);
  await mark(-2, AttendanceStatus.EXCUSED);
  expect(await ran(at.app, at.admin, SESSIONS)).toMatchObject({ counts: { created: 1 } });
  expect(await ran(at.app, at.admin, SESSIONS)).toMatchObject({ counts: { created: 0, existing: 1 } });
  expect((await feesOf(at.academy)).every(({ voidedAt }) => voidedAt === null)).toBe(true);
});

it('billing per session bills the enrollment that was active on the day of the session, and skips sessions between two enrollments', async () => {
  const at = await scene();
  const { batch, studentId, enrollment, mark } = await school(at);
  const ended = { status: EnrollmentStatus.DROPPED, droppedOn: inDays(-10) };
  await at.academy.run((em) =>
    em.nativeUpdate(enrollment.constructor as never, { id: enrollment.id } as never, ended as never),
  );
  const again = await at.academy.with.enrollment({ studentId, batchId: batch.id, enrollmentDate: inDays(-5) });
  const first = await mark(-20, AttendanceStatus.PRESENT);
  await mark(-7, AttendanceStatus.PRESENT);
  const second = await mark(-5, AttendanceStatus.PRESENT);
  await ran(at.app, at.admin, SESSIONS);
  expect((await keysOf(at)).toSorted()).toEqual(
    [`${enrollment.id}:lesson:${first.sessionId}:1`, `${again.id}:lesson:${second.sessionId}:1`].toSorted(),
  );
});

it('billing per session voids the fee if the mark changes from present to absent, and bills the session again if the mark changes to late', async () => {
  const at = await scene();
  const { enrollment, mark } = await school(at);
  const day = await mark(-31, AttendanceStatus.PRESENT);
  await ran(at.app, at.admin, SESSIONS);
  await day.change(AttendanceStatus.ABSENT);
  await ran(at.app, at.admin, SESSIONS);
  expect(await feesOf(at.academy)).toMatchObject([{ billingKey: null, voidedAt: expect.any(String) }]);
  await day.change(AttendanceStatus.LATE);
  await ran(at.app, at.admin, SESSIONS);
  const key = `${enrollment.id}:lesson:${day.sessionId}:1`;
  expect((await keysOf(at)).filter(Boolean)).toEqual([key]);
});

it('billing per session voids all parts of a split fee if the mark changes to excused', async () => {
  const at = await scene();
  const { mark } = await school(at);
  const day = await mark(-2, AttendanceStatus.PRESENT);
  await ran(at.app, at.admin, SESSIONS);
  const [fee] = await feesOf(at.academy);
  await split(at, fee?.id);
  await day.change(AttendanceStatus.EXCUSED);
  await ran(at.app, at.admin, SESSIONS);
  expect((await feesOf(at.academy)).map(({ voidedAt }) => typeof voidedAt)).toEqual(['string', 'string']);
});

it('billing per session credits a paid fee only once if the mark changes to excused', async () => {
  const at = await scene();
  const { mark } = await school(at);
  const day = await mark(-2, AttendanceStatus.PRESENT);
  await ran(at.app, at.admin, SESSIONS);
  const [fee] = await feesOf(at.academy);
  await pay(at, fee?.id, '25.00');
  await day.change(AttendanceStatus.EXCUSED);
  for (let n = 0; n < 2; n++) await ran(at.app, at.admin, SESSIONS);
  const notes = await at.academy.run((em) => em.find(CreditNote, {}));
  expect(notes).toMatchObject([{ amount: 2_500, reason: 'correction' }]);
  const { data } = await gql(at.app, at.admin, '{ accounts { nodes { owed credit balance } } }');
  expect(data.accounts.nodes).toEqual([{ owed: '0.00', credit: '25.00', balance: '-25.00' }]);
});

it('billing per session charges a credited session again if its mark changes back, but only once per change', async () => {
  const at = await scene();
  const { mark } = await school(at);
  const day = await mark(-2, AttendanceStatus.PRESENT);
  await ran(at.app, at.admin, SESSIONS);
  const [fee] = await feesOf(at.academy);
  await pay(at, fee?.id, '25.00');
  const balance = async () => (await gql(at.app, at.admin, '{ accounts { nodes { balance } } }')).data.accounts.nodes;
  const change = async (to: AttendanceStatus) => {
    await day.change(to);
    for (let n = 0; n < 2; n++) await ran(at.app, at.admin, SESSIONS);
  };
  for (const to of [AttendanceStatus.PRESENT, AttendanceStatus.LATE]) {
    await change(AttendanceStatus.EXCUSED);
    expect(await balance()).toEqual([{ balance: '-25.00' }]);
    await change(to);
    expect(await balance()).toEqual([{ balance: '0.00' }]);
  }
  // the runs voided the credit notes instead of billing a second fee
  expect(await feesOf(at.academy)).toHaveLength(1);
  await change(AttendanceStatus.EXCUSED);
  await send(at, 'mutation ($input: CreateFeeInput!) { createFee(input: $input) { id } }', {
    input: { studentId: fee?.student?.id, amount: '20.00', dueDate: '2099-01-31', feeType: 'ACTIVITY' },
  });
  for (let n = 0; n < 2; n++) {
    await change(AttendanceStatus.PRESENT);
    expect(await balance()).toEqual([{ balance: '20.00' }]);
    await change(AttendanceStatus.EXCUSED);
    expect(await balance()).toEqual([{ balance: '-5.00' }]);
  }
});

it('billing per session charges all parts of a split fee again if the mark changes back, including the unpaid part', async () => {
  const at = await scene();
  const { mark } = await school(at);
  const day = await mark(-2, AttendanceStatus.PRESENT);
  await ran(at.app, at.admin, SESSIONS);
  const [fee] = await feesOf(at.academy);
  await split(at, fee?.id);
  await pay(at, fee?.id, '10.00');
  for (const [status, balance] of [
    [AttendanceStatus.EXCUSED, '-10.00'],
    [AttendanceStatus.PRESENT, '15.00'],
    [AttendanceStatus.EXCUSED, '-10.00'],
    [AttendanceStatus.PRESENT, '15.00'],
  ] as const) {
    await day.change(status);
    for (let n = 0; n < 2; n++) await ran(at.app, at.admin, SESSIONS);
    const { data } = await gql(at.app, at.admin, '{ accounts { nodes { balance } } }');
    expect(data.accounts.nodes).toEqual([{ balance }]);
  }
});

it.each([0, 1])(
  'billing per session turns a payment into credit if the marks of two billed sessions change and only fees[%i] is paid',
  async (paid) => {
    const at = await scene();
    const { mark } = await school(at, { amount: 1_500 });
    const days = [await mark(-4, AttendanceStatus.PRESENT), await mark(-3, AttendanceStatus.PRESENT)];
    await ran(at.app, at.admin, SESSIONS);
    const fees = (await feesOf(at.academy)).toSorted((one, other) => (one.id < other.id ? -1 : 1));
    await pay(at, fees[paid]?.id, '15.00');
    for (const day of days) await day.change(AttendanceStatus.EXCUSED);
    for (let n = 0; n < 2; n++) await ran(at.app, at.admin, SESSIONS);
    const { data } = await gql(at.app, at.admin, '{ accounts { nodes { owed credit balance } } }');
    expect(data.accounts.nodes).toEqual([{ owed: '0.00', credit: '15.00', balance: '-15.00' }]);
    const notes = await at.academy.run((em) => em.find(CreditNote, {}));
    expect(notes).toMatchObject([{ fee: { id: fees[paid]?.id }, amount: 1_500 }]);
    const after = await feesOf(at.academy);
    expect(after.filter(({ voidedAt }) => voidedAt !== null).map(({ id }) => id)).toEqual([fees[1 - paid]?.id]);
    for (const { voidedAt, paidAmount, creditedAmount } of after) {
      if (voidedAt) expect([paidAmount, creditedAmount]).toEqual([0, 0]);
    }
  },
);

it('billing per session credits a fee in the first run after the correction of the mark, with the date of that run', async () => {
  const at = await scene();
  const { mark } = await school(at);
  const day = await mark(-9, AttendanceStatus.PRESENT);
  await ran(at.app, at.admin, SESSIONS);
  const [fee] = await feesOf(at.academy);
  await pay(at, fee?.id, '25.00');
  await day.change(AttendanceStatus.EXCUSED);
  const entries = () => at.academy.run((em) => em.find(LedgerEntry, { kind: EntryKind.CREDIT_NOTE }));
  expect(await entries()).toEqual([]);
  await ran(at.app, at.admin, SESSIONS);
  expect(await entries()).toMatchObject([{ amount: -2_500, effectiveOn: today() }]);
});

it('billing per session returns credit to the account if it voids the fee that the credit paid', async () => {
  const at = await scene();
  const { mark } = await school(at);
  const day = await mark(-2, AttendanceStatus.PRESENT);
  await ran(at.app, at.admin, SESSIONS);
  const [fee] = await feesOf(at.academy);
  const note = 'mutation ($input: CreateCreditNoteInput!) { createCreditNote(input: $input) { id } }';
  const input = { accountId: fee?.account.id, amount: '10.00', reason: 'GOODWILL' };
  expect((await gql(at.app, at.admin, note, { input })).errors).toBeUndefined();
  await day.change(AttendanceStatus.EXCUSED);
  await ran(at.app, at.admin, SESSIONS);
  const { data } = await gql(at.app, at.admin, '{ accounts { nodes { owed credit } } }');
  expect(data.accounts.nodes).toEqual([{ owed: '0.00', credit: '10.00' }]);
});

it('the nightly run bills sessions since the day on which automatic billing was turned on, and voids fees of corrected marks', async () => {
  const at = await scene(billing({ auto: true, autoSince: inDays(-9) }));
  const { mark } = await school(at);
  await mark(-10, AttendanceStatus.PRESENT);
  const day = await mark(-9, AttendanceStatus.PRESENT);
  const [run, ...others] = await nightly(at.app, at.academy, at.admin);
  expect(others).toEqual([]);
  expect(run).toMatchObject({ kind: 'SESSION', asOf: today(), automatic: true, counts: { created: 1 } });
  await day.change(AttendanceStatus.EXCUSED);
  expect(await nightly(at.app, at.academy, at.admin)).toHaveLength(1);
  expect(await feesOf(at.academy)).toMatchObject([{ voidedAt: expect.any(String) }]);
});
