import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { Account } from '../../../src/features/accounts/account.entity.ts';
import { CreditNote } from '../../../src/features/fees/credit-note.entity.ts';
import { Fee } from '../../../src/features/fees/fee.entity.ts';
import { Payment } from '../../../src/features/fees/payment.entity.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { gql } from '../../support/clients.ts';
import { act, dayOf, type Made, money, noteMade } from './acting.ts';
import { entriesOf, type Family, openFamily } from './family.ts';
import { history, type Step } from './history.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

async function live(family: Family, story: readonly Step[]): Promise<Made> {
  const made: Made = { fees: [], payments: [] };
  let closed = '';
  for (const step of story) {
    const before = await entriesOf(family);
    const { data, errors } = await act(family, step, made);
    for (const { extensions } of errors ?? []) expect(['BAD_USER_INPUT', 'NOT_FOUND']).toContain(extensions.code);
    const after = await entriesOf(family);
    if (errors) expect(after).toEqual(before);
    // what was entered stays as it is
    else expect(after.slice(0, before.length)).toEqual(before);
    const entered = after.slice(before.length).map(({ effective_on }) => String(effective_on).slice(0, 10));
    expect(entered.filter((day) => day <= closed)).toEqual([]);
    if (step.do === 'close' && !errors) closed = step.ago ? dayOf(step.ago) : '';
    noteMade(made, data);
    await expectAgreement(family, after);
  }
  return made;
}

const sumOf = (entries: readonly { amount: number }[]) => entries.reduce((sum, { amount }) => sum + amount, 0);

/** Fees, payments, credit notes and accounts say what their entries come to. */
async function expectAgreement({ academy }: Family, entries: readonly any[]): Promise<void> {
  const { fees, payments, notes, accounts } = await academy.run(async (em) => ({
    fees: await em.find(Fee, {}),
    payments: await em.find(Payment, {}),
    notes: await em.find(CreditNote, {}),
    accounts: await em.find(Account, {}),
  }));
  const of = (column: string, id: string) => entries.filter((entry) => entry[column] === id);
  for (const fee of fees) {
    const own = of('fee_id', fee.id);
    const balance = fee.voidedAt ? 0 : fee.amount - fee.paidAmount - fee.creditedAmount;
    expect([sumOf(own), balance >= 0]).toEqual([balance, true]);
    expect(sumOf(own.filter(({ payment_id }) => payment_id))).toBe(0 - fee.paidAmount);
    expect(sumOf(own.filter(({ credit_note_id }) => credit_note_id))).toBe(0 - fee.creditedAmount);
    const billed = sumOf(own.filter(({ kind }) => ['charge', 'adjust'].includes(kind)));
    expect(billed).toBe(fee.amount);
  }
  for (const payment of payments.filter(({ refundOf }) => !refundOf)) {
    const refunds = payments.filter(({ refundOf }) => refundOf?.id === payment.id);
    expect(sumOf(of('payment_id', payment.id))).toBe(0 - payment.amount - sumOf(refunds));
    for (const refund of refunds) expect(sumOf(of('refund_id', refund.id))).toBe(-refund.amount);
  }
  for (const note of notes) expect(sumOf(of('credit_note_id', note.id))).toBe(-note.amount);
  for (const { id, owed, credit, autoApplyCredit } of accounts) {
    const own = of('account_id', id);
    expect([sumOf(own.filter(({ fee_id }) => !fee_id)), credit >= 0]).toEqual([0 - credit, true]);
    expect(sumOf(own.filter(({ fee_id }) => fee_id))).toBe(owed);
    if (autoApplyCredit) expect(Math.min(owed, credit)).toBe(0);
  }
  expect(sumOf(entries.filter(({ kind }) => kind === 'move'))).toBe(0);
}

describe('whatever happens to the money of a family, in whatever order', () => {
  it('fees, payments and accounts agree with the ledger', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (story) => {
        const family = await openFamily(app);
        const { fees } = await live(family, story);
        // what lists and explanations say is the same
        const query = `{ fees(first: 100) { nodes { id amount paidAmount creditedAmount balance explanation {
          amount paidAmount creditedAmount balance } } }
          payments(first: 100) { nodes { amount refundOfId allocations { feeId amount } } } }`;
        const { data } = await gql(app, family.admin, query);
        for (const { id, explanation, ...fee } of data.fees.nodes) {
          expect(explanation).toEqual(fee);
          const allocated = data.payments.nodes
            .flatMap(({ allocations }: any) => allocations)
            .filter(({ feeId }: any) => feeId === id)
            .reduce((sum: number, { amount }: any) => sum + Math.round(Number(amount) * 100), 0);
          expect(money(allocated)).toBe(fee.paidAmount);
        }
        expect(data.fees.nodes.length).toBeLessThanOrEqual(fees.length);
      }),
      { numRuns: 12 },
    );
  }, 180_000);
});
