import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { badInput, refusal } from '../../writing.ts';
import { done, eventsOf } from '../ledger/family.ts';
import { openInvoicedFamily } from './setup.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

describe('voidFee for a fee with an invoice', () => {
  it('keeps the invoice, and creates a credit note for it', async () => {
    const family = await openInvoicedFamily(app);
    const id = await family.invoiced('90', { taxRateIds: family.taxRateIds });
    const { amount } = await family.read(id);
    const before = (await eventsOf(family)).length;
    expect(done(await family.voidFee(id)).voidFee).toMatchObject({
      ...{ id, amount, balance: '0.00', paymentStatus: 'PAID', voidedAt: expect.any(String) },
    });
    const query = `query ($id: ID!) { fee(id: $id) { invoice { number amount } creditNotesAmount
      creditNotes { nodes { number amount reason } } explanation { rule balance } } fees { totalCount } invoices { totalCount } }`;
    expect(done(await gql(app, family.admin, query, { id }))).toEqual({
      fee: {
        ...{ invoice: { number: 'INV-000001', amount }, creditNotesAmount: amount },
        creditNotes: { nodes: [{ number: 'CRN-000001', amount, reason: 'CORRECTION' }] },
        explanation: { rule: 'NOTHING_LEFT', balance: '0.00' },
      },
      ...{ fees: { totalCount: 0 }, invoices: { totalCount: 1 } },
    });
    const lines = await family.lines({ F: id });
    expect(lines.map(([fee, kind]) => [fee, kind])).toEqual([
      ['F', 'charge'],
      ['F', 'credit_note'],
    ]);
    expect(await family.account()).toMatchObject({ owed: '0.00', credit: '0.00' });
    const types = (await eventsOf(family)).slice(before).map(({ type }) => type);
    expect(types.toSorted()).toEqual(['credit_note.created', 'fee.voided']);
    expect(await family.invoice(id)).toMatchObject({ number: 'INV-000001' });
  });

  it('refuses a fee with an allocated payment', async () => {
    const family = await openInvoicedFamily(app);
    const id = await family.invoiced('90');
    await family.paid(id, '10');
    expect(await refusal(app, family.academy.id, () => family.voidFee(id))).toEqual(
      badInput({ id: ['A fee with money on it cannot be voided: issue a credit note for it instead.'] }),
    );
  });

  it('allows the fee to be billed again if rebill is true', async () => {
    const family = await openInvoicedFamily(app);
    const { id: batchId } = await family.academy.with.batch();
    await family.academy.with.enrollment({ studentId: family.childId, batchId });
    const bill = { batchId, feeType: 'ACTIVITY', amount: '45', dueDate: '2099-01-31', period: 'spring' };
    const [{ id }] = done(await family.createFeesForBatch(bill)).createFeesForBatch;
    await family.invoice(id);
    const mutation = 'mutation ($id: ID!) { voidFee(id: $id, rebill: true) { billingKey voidedAt } }';
    expect(done(await gql(app, family.admin, mutation, { id })).voidFee.voidedAt).toEqual(expect.any(String));
    const [anew] = done(await family.createFeesForBatch(bill)).createFeesForBatch;
    expect(anew.id).not.toBe(id);
  });
});
