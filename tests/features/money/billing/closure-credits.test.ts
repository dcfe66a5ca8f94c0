import 'reflect-metadata';
import { beforeEach, describe, expect, it } from 'vitest';
import { Account } from '../../../../src/features/money/accounts/account.entity.ts';
import { CreditNote } from '../../../../src/features/money/ledger/credit-note.entity.ts';
import type { Fee } from '../../../../src/features/money/ledger/fee.entity.ts';
import { LedgerEntry } from '../../../../src/features/money/ledger/ledger-entry.entity.ts';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import { type Credentials, gql, rest } from '../../../support/clients.ts';
import { billingScenes, CREDIT_UNUSED, credits, stopClock } from './enrolling.ts';
import { workOff } from './setup.ts';

const at = billingScenes();

const PREVIEW = /* GraphQL */ `
  query ($input: CreateClosureInput!, $id: ID) {
    previewClosure(input: $input, id: $id) {
      credits { enrollmentId studentId title period sessions amount } creditsTotal
    }
  }
`;

let batchId: string;
let enrollmentId: string;

/** Enrolls a student on 9 March. The fee is 155.56, for the 7 sessions from that day to the end of March. */
beforeEach(async () => {
  const input = {
    ...{ courseId: at.courseId, name: 'Crawl', startDate: '2026-01-05', endDate: '2026-06-26', startTime: '09:00' },
    ...{ endTime: '10:00', daysOfWeek: ['MONDAY', 'WEDNESDAY'], maxStudents: 10 },
  };
  batchId = await send('mutation ($input: CreateBatchInput!) { done: createBatch(input: $input) { id } }', { input });
  await at.plan([{}], CREDIT_UNUSED);
  enrollmentId = (await at.enroll({ batchId })).data.done.id;
});

/**
 * Moves the clock one second forward and sends a mutation. Then runs the enqueued jobs, unless `isDone` is false.
 * Returns the id in the response.
 */
async function send(mutation: string, variables: object, isDone = true): Promise<string> {
  stopClock(Date.now() + 1_000);
  const { data, errors } = await gql(at.app, at.admin, mutation, variables);
  expect(errors).toBeUndefined();
  if (isDone) await workOff(at.app);
  return data.done.id;
}

/** Returns the input for a closure with two sessions, on the 16th and the 18th. Their share of the fee is 44.45. */
const closure = (given: object = {}) => ({
  ...{
    name: 'Pool is cleaned',
    startDate: '2026-03-16',
    endDate: '2026-03-20',
    batchIds: [batchId],
    excusesFees: true,
  },
  ...given,
});

const close = (isDone = true) =>
  send(
    'mutation ($input: CreateClosureInput!) { done: createClosure(input: $input) { id } }',
    { input: closure() },
    isDone,
  );
const open = (id: string) => send('mutation ($id: ID!) { done: deleteClosure(id: $id) { id } }', { id });
const change = (id: string, input: object) =>
  send('mutation ($id: ID!, $input: UpdateClosureInput!) { done: updateClosure(id: $id, input: $input) { id } }', {
    id,
    input,
  });
const pay = (feeId: string | undefined, amount: string) =>
  send('mutation ($input: RecordPaymentInput!) { done: recordPayment(input: $input) { id } }', {
    input: { feeId, amount, method: 'CASH' },
  });
const bill = (amount: string): Promise<string> =>
  send('mutation ($input: CreateFeeInput!) { done: createFee(input: $input) { id } }', {
    input: { studentId: at.studentId, feeType: 'ACTIVITY', amount, dueDate: '2026-03-09' },
  });

const account = () => at.academy.run((em) => em.findOneOrFail(Account, { student: { id: at.studentId } }));
const notes = () => at.academy.run((em) => em.find(CreditNote, {}, { orderBy: { number: 'asc' } }));
const fees = () => at.feesOf(enrollmentId);
const openOf = ({ amount, paidAmount, creditedAmount }: Fee): number => amount - paidAmount - creditedAmount;

/**
 * Expects that the account balance is the sum of all ledger entries, and that the entries of voided credit notes cancel
 * out.
 */
async function expectConserved() {
  const { owed, credit } = await account();
  const entries = await at.academy.run((em) => em.find(LedgerEntry, {}));
  const sum = (of: readonly LedgerEntry[]) => of.reduce((total, { amount }) => total + amount, 0);
  const standing = (await notes()).filter(({ voidedAt }) => voidedAt === null);
  const given = standing.reduce((total, { amount }) => total + amount, 0);
  expect(owed - credit).toBe(sum(entries));
  expect(0 - sum(entries.filter(({ creditNoteId }) => creditNoteId !== null))).toBe(given);
  for (const { id, voidedAt } of await notes()) {
    if (voidedAt) expect(sum(entries.filter(({ creditNoteId }) => creditNoteId === id))).toBe(0);
  }
}

describe('closure with excusesFees: students do not pay for its sessions', () => {
  it('deletion voids the credit note of the closure', async () => {
    const id = await close();
    expect(await credits(at)).toEqual(['tuition:2026-03:1 44.45 correction']);
    await open(id);
    expect(await credits(at)).toEqual([]);
    expect((await notes()).map(({ voidedAt }) => voidedAt)).toEqual([expect.any(String)]);
    expect((await fees()).map(openOf)).toEqual([15_556]);
    expect(await account()).toMatchObject({ owed: 15_556, credit: 0 });
    const events = await at.academy.run((em) => em.find(OutboxEvent, { type: 'credit_note.voided' }));
    expect(events.map(({ payload }) => payload.amount)).toEqual(['44.45']);
    await expectConserved();
  });

  it('deletion removes the credit from the account if the fee was paid', async () => {
    await pay((await fees())[0]?.id, '155.56');
    const id = await close();
    expect(await account()).toMatchObject({ owed: 0, credit: 4_445 });
    await open(id);
    expect(await account()).toMatchObject({ owed: 0, credit: 0 });
    expect(await fees()).toHaveLength(1);
    await expectConserved();
  });

  it('deletion charges a new fee if the credit of the closure was already spent on another fee', async () => {
    await pay((await fees())[0]?.id, '155.56');
    const id = await close();
    await bill('30.00');
    expect(await account()).toMatchObject({ owed: 0, credit: 1_445 });
    await open(id);
    expect(await credits(at)).toEqual(['tuition:2026-03:1 44.45 correction']);
    const [, again] = (await fees()).toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
    expect(again).toMatchObject({ amount: 4_445, creditedAmount: 1_445, period: '2026-03', title: 'Tuition' });
    expect(again?.billingKey).toMatch(/:tuition:2026-03:again-\d+$/);
    expect(await account()).toMatchObject({ owed: 3_000, credit: 0 });
    await expectConserved();
    // a second closure of the same days credits 44.45 again
    await close();
    expect(await account()).toMatchObject({ owed: 0, credit: 1_445 });
    await expectConserved();
  });

  it('an earlier endDate keeps the credit of sessions that are still in the closure', async () => {
    const id = await close();
    await change(id, { endDate: '2026-03-17' });
    expect(await credits(at)).toEqual([expect.stringMatching(/^tuition:2026-03:1 22\.2[23] correction$/)]);
    await open(id);
    expect(await account()).toMatchObject({ owed: 15_556, credit: 0 });
    await expectConserved();
  });

  it.each([
    ['no longer excuses fees', { excusesFees: false }],
    ['is narrowed to another batch', () => ({ batchIds: [at.batchId] })],
    ['moves to other days', { startDate: '2026-07-01', endDate: '2026-07-02' }],
  ])('the credit is removed if the closure %s', async (_, input) => {
    const id = await close();
    await change(id, typeof input === 'function' ? input() : input);
    expect(await credits(at)).toEqual([]);
    expect(await account()).toMatchObject({ owed: 15_556, credit: 0 });
  });

  it('deletion keeps the credit of a session whose start time is already past', async () => {
    const id = await close();
    stopClock(Date.parse('2026-03-17T08:00:00.000Z'));
    Object.assign(at, { admin: await at.academy.as('academy_admin') });
    await open(id);
    expect(await account()).toMatchObject({ owed: 15_556 - 2_223, credit: 0 });
    await expectConserved();
  });

  it('creation and deletion leave the balance unchanged, even if the deletion comes before the credit is issued', async () => {
    for (const isDone of [true, false, true]) await open(await close(isDone));
    expect(await credits(at)).toEqual([]);
    expect(await account()).toMatchObject({ owed: 15_556, credit: 0 });
    await expectConserved();
  });

  it('after the deletion, a student who drops the enrollment gets the same credit as without the closure', async () => {
    await pay((await fees())[0]?.id, '155.56');
    const id = await close();
    await bill('30.00');
    await open(id);
    await send('mutation ($id: ID!) { done: dropEnrollment(id: $id) { id } }', { id: enrollmentId });
    // no session in March is used, so the drop credits 155.56, of which 30.00 pays the other fee
    expect(await account()).toMatchObject({ owed: 0, credit: 15_556 - 3_000 });
    await expectConserved();
  });

  describe('for a student who is billed after the closure was created', () => {
    /**
     * Creates a closure with two sessions. Then enrolls a student, who is billed 111.11 for the other five sessions.
     */
    async function enrolled(): Promise<{ other: string; id: string; studentId: string }> {
      const id = await close();
      const { id: studentId } = await at.academy.with.student();
      const other = (await at.enroll({ batchId, studentId })).data.done.id;
      expect(amountsOf(await at.feesOf(other))).toEqual([11_111]);
      return { other, id, studentId };
    }
    const amountsOf = (some: readonly Fee[]) => some.map(({ amount }) => amount);

    it('charges a further fee when the closure is deleted, and credits this fee when the closure is created again', async () => {
      const { other, id } = await enrolled();
      await open(id);
      const [first, further] = await at.feesOf(other);
      expect(amountsOf(await at.feesOf(other))).toEqual([11_111, 4_445]);
      expect(further).toMatchObject({ title: 'Tuition', period: '2026-03', dueDate: first?.dueDate });
      expect(further?.billingKey).toBe(`${other}:tuition:2026-03:2`);
      expect(further?.steps).toMatchObject([{ label: '2 sessions are held after all', amount: 4_445 }]);
      await close();
      expect(await credits(at)).toContain('tuition:2026-03:2 44.45 correction');
      expect((await at.feesOf(other)).map(openOf)).toEqual([11_111, 0]);
    });

    it('charges a further fee for sessions that an earlier endDate of the closure restores', async () => {
      const { other, id } = await enrolled();
      await change(id, { endDate: '2026-03-17' });
      expect(amountsOf(await at.feesOf(other))).toEqual([11_111, 2_222]);
      await open(id);
      expect(amountsOf(await at.feesOf(other))).toEqual([11_111, 2_222, 2_223]);
      await open(await close());
      const owed = (await at.feesOf(other)).reduce((sum, fee) => sum + openOf(fee), 0);
      expect(owed).toBe(15_556);
    });

    it('charges no further fee for sessions whose start time is past, or to students who have left', async () => {
      const { other, id } = await enrolled();
      await send('mutation ($id: ID!) { done: dropEnrollment(id: $id) { id } }', { id: enrollmentId });
      stopClock(Date.parse('2026-03-19T08:00:00.000Z'));
      Object.assign(at, { admin: await at.academy.as('academy_admin') });
      await open(id);
      expect(amountsOf(await at.feesOf(other))).toEqual([11_111]);
      expect(amountsOf(await fees())).toEqual([15_556]);
    });

    it('charges further fees with the tax rates of the original fee', async () => {
      const { id: taxRateId } = await at.academy.with.taxRate({ percent: 1_000 });
      const { id: courseId } = await at.academy.with.course();
      await at.academy.with.feePlan({ courseId, items: [{ amount: 20_000, taxRateId }] });
      const input = { courseId, name: 'Dive', startDate: '2026-01-05', endDate: '2026-06-26', startTime: '11:00' };
      const schedule = { endTime: '12:00', daysOfWeek: ['MONDAY', 'WEDNESDAY'], maxStudents: 10 };
      const dive = await send('mutation ($input: CreateBatchInput!) { done: createBatch(input: $input) { id } }', {
        input: { ...input, ...schedule },
      });
      const closed = await send(
        'mutation ($input: CreateClosureInput!) { done: createClosure(input: $input) { id } }',
        {
          input: closure({ batchIds: [dive] }),
        },
      );
      const taxed = (await at.enroll({ batchId: dive })).data.done.id;
      await open(closed);
      expect((await at.feesOf(taxed)).map(({ amount, tax }) => [amount, tax])).toEqual([
        [12_222, 1_111],
        [4_890, 445],
      ]);
    });

    it('shows further fees in previewClosure as negative credits', async () => {
      const { other, id, studentId } = await enrolled();
      const { data } = await gql(at.app, at.admin, PREVIEW, { input: closure({ endDate: '2026-03-17' }), id });
      const raised = { enrollmentId: other, studentId, title: 'Tuition', period: '2026-03', sessions: 1 };
      expect(data.previewClosure.credits).toContainEqual({ ...raised, amount: '-22.22' });
      expect(data.previewClosure.creditsTotal).toBe('-44.44');
    });
  });
});

describe('credits in previewClosure', () => {
  const preview = async (given: object = {}, id?: string, as: Credentials = at.admin) =>
    (await gql(at.app, as, PREVIEW, { input: closure(given), id })).data.previewClosure;

  it('are returned with their total, and nothing is written', async () => {
    const credit = { enrollmentId, studentId: at.studentId, title: 'Tuition', period: '2026-03' };
    const credits = [{ ...credit, sessions: 2, amount: '44.45' }];
    expect(await preview()).toEqual({ credits, creditsTotal: '44.45' });
    expect(await preview({ excusesFees: false })).toEqual({ credits: [], creditsTotal: '0.00' });
    expect(await notes()).toEqual([]);
    const { body } = await rest(at.app, at.admin, 'POST', '/closures/preview', {
      ...{ name: 'Snow', start_date: '2026-03-16', end_date: '2026-03-20', batch_ids: [batchId], excuses_fees: true },
    });
    expect(body.data).toMatchObject({
      credits: [{ enrollment_id: enrollmentId, period: '2026-03', sessions: 2, amount: '44.45' }],
      credits_total: '44.45',
    });
  });

  it('are negative for a change that removes credits', async () => {
    const id = await close();
    const { credits, creditsTotal } = await preview({ endDate: '2026-03-17' }, id);
    expect(credits).toEqual([expect.objectContaining({ enrollmentId, sessions: 1, amount: '-22.22' })]);
    expect(creditsTotal).toBe('-22.22');
    expect(await account()).toMatchObject({ owed: 15_556 - 4_445 });
  });
});
