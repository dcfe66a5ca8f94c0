import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { badInput, FORBIDDEN, refusal } from '../../writing.ts';
import { done, eventsOf } from '../ledger/family.ts';
import { type InvoicedFamily, openInvoicedFamily } from './setup.ts';

let app: TestApp;
let family: InvoicedFamily;

beforeAll(async () => {
  app = await testApp();
  family = await openInvoicedFamily(app);
});

const INVOICED = badInput({ id: ['The fee has been invoiced.'] });
const refused = (id: string, input: object) => refusal(app, family.academy.id, () => family.updateFee(id, input));

describe('updateFee for a fee with an invoice', () => {
  it.each([
    ['amount', { amount: '80' }],
    ['title', { title: 'Cello' }],
    ['type', { feeType: 'ACTIVITY' }],
    ['due date', { dueDate: '2099-02-28' }],
    ['payer', 'other parent'],
    ['amount, together with other fields', { amount: '80', title: 'Cello', notes: 'x' }],
  ])('refuses to change the %s', async (_, given) => {
    const id = await family.invoiced('90', { title: 'Violin' });
    const input = typeof given === 'string' ? { parentId: family.otherParentId } : given;
    expect(await refused(id, input)).toEqual(INVOICED);
    expect(await refused(id, { ...input, replace: false })).toEqual(INVOICED);
  });

  it('accepts notes, payments, and values that are equal to the stored values', async () => {
    const id = await family.invoiced('90', { title: 'Violin' });
    const same = { amount: '90', title: 'Violin', feeType: 'TUITION', dueDate: '2099-01-31' };
    expect(done(await family.updateFee(id, { ...same, notes: 'Called' })).updateFee).toMatchObject({
      ...{ id, notes: 'Called', amount: '90.00' },
    });
    const paying = { ...same, replace: true, paymentStatus: 'PAID', paymentMethod: 'CASH' };
    expect(done(await family.updateFee(id, paying)).updateFee).toMatchObject({ id, balance: '0.00' });
    expect(await refused(id, { amount: '80' })).toEqual(INVOICED);
  });

  it('returns 422 over REST if the amount changes', async () => {
    const id = await family.invoiced('90');
    const { status, body } = await rest(app, family.admin, 'PUT', `/fees/${id}`, { amount: '80.00' });
    expect([status, body.message]).toEqual([422, 'The fee has been invoiced.']);
  });

  it('refuses an import that changes the amount', async () => {
    const id = await family.invoiced('90');
    const csv = `id,amount\n${id},80`;
    const run = () => gql(app, family.admin, 'mutation ($csv: String!) { importFees(csv: $csv) { updated } }', { csv });
    expect(await refusal(app, family.academy.id, run)).toEqual(
      badInput({ 'rows.1.id': ['The fee has been invoiced.'] }),
    );
    const notes = `id,amount,notes\n${id},90.00,Called`;
    const { data } = await gql(app, family.admin, 'mutation ($csv: String!) { importFees(csv: $csv) { updated } }', {
      csv: notes,
    });
    expect(data.importFees).toEqual({ updated: 1 });
  });

  it('refuses to split the fee', async () => {
    const id = await family.invoiced('90');
    const parts = ['40', '50'].map((amount) => ({ amount, dueDate: '2099-01-31' }));
    expect(await refusal(app, family.academy.id, () => family.splitFee(id, parts))).toEqual(INVOICED);
  });
});

describe('updateFee with replace: true', () => {
  it('creates a credit note, a new fee and the invoice of the new fee', async () => {
    const own = await openInvoicedFamily(app);
    const taxRateIds = own.taxRateIds.slice(0, 1);
    const id = await own.invoiced('100', { title: 'Violin', notes: 'Note', taxRateIds });
    const before = (await eventsOf(own)).length;
    const { updateFee } = done(await own.updateFee(id, { amount: '100', title: 'Cello', replace: true }));
    expect(updateFee).toMatchObject({
      ...{ title: 'Cello', notes: 'Note', amount: '100.00', balance: '100.00', dueDate: '2099-01-31' },
    });
    expect(updateFee.id).not.toBe(id);
    expect(await own.lines({ F: id, G: updateFee.id })).toEqual([
      ['F', 'charge', 12_500],
      ['F', 'credit_note', -12_500],
      ['G', 'charge', 10_000],
    ]);
    const query = `query ($id: ID!) { fee(id: $id) { balance voidedAt creditNotesAmount tax steps { label amount total }
      invoice { number amount snapshot { title tax lines { label } } } creditNotes { nodes { number amount reason } } } }`;
    const former = done(await gql(app, own.admin, query, { id })).fee;
    expect(former).toMatchObject({
      ...{ balance: '0.00', voidedAt: null, creditNotesAmount: '125.00' },
      invoice: { number: 'INV-000001', amount: '125.00', snapshot: { title: 'Violin' } },
      creditNotes: { nodes: [{ number: 'CRN-000001', amount: '125.00', reason: 'CORRECTION' }] },
    });
    const next = done(await gql(app, own.admin, query, { id: updateFee.id })).fee;
    expect(next).toMatchObject({
      ...{ balance: '100.00', creditNotesAmount: '0.00', tax: '20.00' },
      steps: [{}, {}, { label: 'Change', amount: '-25.00', total: '100.00' }],
      invoice: { number: 'INV-000002', amount: '100.00', snapshot: { title: 'Cello', tax: '20.00' } },
    });
    expect(next.invoice.snapshot.lines.at(-1)).toEqual({ label: 'Change' });
    expect(await own.account()).toMatchObject({ owed: '100.00', credit: '0.00' });
    const types = (await eventsOf(own)).slice(before).map(({ type }) => type);
    expect(types.toSorted()).toEqual(['credit_note.created', 'fee.changed', 'fee.created', 'invoice.issued']);
  });

  it('moves the money that paid the replaced fee to the new fee, even if credit is not applied automatically', async () => {
    for (const autoApplyCredit of [true, false]) {
      const own = await openInvoicedFamily(app);
      const id = await own.invoiced('90');
      await own.bill('500', '2099-01-01');
      await own.paid(id, '30');
      done(await own.updateAccount((await own.account()).id, { autoApplyCredit }));
      const next = done(await own.updateFee(id, { amount: '60', replace: true })).updateFee;
      expect(next).toMatchObject({ balance: '30.00', paidAmount: '0.00' });
      expect(await own.read(id)).toMatchObject({ balance: '0.00', paidAmount: '30.00' });
      expect(await own.account()).toMatchObject({ owed: '530.00', credit: '0.00' });
      expect(await refusal(app, own.academy.id, () => own.updateFee(id, { amount: '10', replace: true }))).toEqual(
        badInput({ id: ['The fee has already been paid.'] }),
      );
    }
  });

  it('refuses an amount below the paid amount, and refuses a fee with a credit note', async () => {
    const id = await family.invoiced('90');
    await family.paid(id, '30');
    expect(await refused(id, { amount: '29.99', replace: true })).toEqual(
      badInput({ amount: ['The amount field must be at least 30.00.'] }),
    );
    const { id: accountId } = await family.account();
    done(await family.createCreditNote({ accountId, feeId: id, amount: '1', reason: 'GOODWILL' }));
    expect(await refused(id, { amount: '80', replace: true })).toEqual(
      badInput({ id: ['A fee with a credit note on it cannot be replaced: issue another credit note instead.'] }),
    );
  });

  it('refuses to pay the new fee in the same request', async () => {
    const id = await family.invoiced('90');
    const paying = { amount: '80', replace: true, paymentStatus: 'PAID', paymentMethod: 'CASH' };
    expect(await refused(id, paying)).toEqual(
      badInput({ replace: ['The replace field prohibits payment status from being present.'] }),
    );
  });

  it('can bill another payer', async () => {
    const own = await openInvoicedFamily(app);
    const id = await own.invoiced('90');
    const { updateFee } = done(await own.updateFee(id, { parentId: own.otherParentId, replace: true }));
    expect(updateFee).toMatchObject({ parentId: own.otherParentId, amount: '90.00', balance: '90.00' });
    expect(await own.account()).toMatchObject({ owed: '0.00', credit: '0.00' });
    expect((await own.issued()).map(({ snapshot }) => snapshot.buyer.name)).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
    const names = (await own.issued()).map(({ snapshot }) => snapshot.buyer.name);
    expect(new Set(names).size).toBe(2);
  });

  it('moves the period and the billing key to the new fee', async () => {
    const own = await openInvoicedFamily(app);
    const { id: batchId } = await own.academy.with.batch();
    await own.academy.with.enrollment({ studentId: own.childId, batchId });
    const bill = { batchId, feeType: 'ACTIVITY', amount: '45', dueDate: '2099-01-31', period: 'spring' };
    const [{ id }] = done(await own.createFeesForBatch(bill)).createFeesForBatch;
    await own.invoice(id);
    const next = done(await own.updateFee(id, { amount: '40', replace: true })).updateFee;
    expect([(await own.read(id)).period, next.period]).toEqual([null, 'spring']);
    const again = done(await own.createFeesForBatch({ ...bill, amount: '40' })).createFeesForBatch;
    expect(again.map((fee: any) => fee.id)).toEqual([next.id]);
    const later = done(await own.updateFee(next.id, { amount: '35', replace: true })).updateFee;
    expect(later).toMatchObject({ period: 'spring', amount: '35.00' });
  });

  it('changes a fee without an invoice directly, and writes nothing if the values stay the same', async () => {
    const id = await family.bill('90', '2099-01-31');
    expect(done(await family.updateFee(id, { amount: '80', replace: true })).updateFee).toMatchObject({ id });
    const invoiced = await family.invoiced('90');
    const before = (await family.issued()).length;
    expect(done(await family.updateFee(invoiced, { amount: '90', replace: true })).updateFee.id).toBe(invoiced);
    expect(await family.issued()).toHaveLength(before);
  });

  it('is executed only once for an idempotency key', async () => {
    const id = await family.invoiced('90');
    const input = { amount: '80', replace: true, idempotencyKey: `replace-${id}` };
    const first = done(await family.updateFee(id, input)).updateFee;
    expect(done(await family.updateFee(id, input)).updateFee).toEqual(first);
    const inRest = await rest(app, family.admin, 'PUT', `/fees/${first.id}`, { amount: '70.00', replace: true });
    expect([inRest.status, inRest.body.data.amount]).toEqual([200, '70.00']);
  });

  it('is not allowed for support staff', async () => {
    const id = await family.invoiced('90');
    const support = await family.academy.as('support_staff');
    const replacing = () => family.updateFee(id, { amount: '80', replace: true }, support);
    expect(await refusal(app, family.academy.id, replacing)).toEqual(FORBIDDEN);
  });
});
