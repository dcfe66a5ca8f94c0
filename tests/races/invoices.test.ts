import { beforeAll, describe, expect, it } from 'vitest';
import { CreditNote } from '../../src/features/money/ledger/credit-note.entity.ts';
import { Fee } from '../../src/features/money/ledger/fee.entity.ts';
import { type InvoicedFamily, openInvoicedFamily } from '../features/money/invoices/setup.ts';
import { done, entriesOf } from '../features/money/ledger/family.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { codes } from '../support/clients.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const numbersTo = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(6, '0')}`);

/** Asserts that invoices and credit notes have no gaps, and that each invoice prints the values of its fee. */
async function expectInvoicesInOrder(family: InvoicedFamily): Promise<Map<string, Fee>> {
  const invoices = await family.issued();
  expect(invoices.map(({ number }) => number)).toEqual(numbersTo(invoices.length, 'INV'));
  const { fees, notes } = await family.academy.run(async (em) => ({
    fees: await em.find(Fee, {}),
    notes: await em.find(CreditNote, {}, { orderBy: { number: 'asc' } }),
  }));
  expect(notes.map(({ number }) => number)).toEqual(numbersTo(notes.length, 'CRN'));
  const byId = new Map(fees.map((fee) => [fee.id, fee]));
  for (const { fee, amount, dueDate } of invoices) {
    const { invoicedAt, voidedAt, ...stored } = byId.get(fee.id) as Fee;
    expect([stored.amount, stored.dueDate, invoicedAt !== null]).toEqual([amount, dueDate, true]);
    const credited = notes.filter((note) => note.fee?.id === fee.id).reduce((sum, note) => sum + note.amount, 0);
    if (voidedAt) expect(credited).toBe(amount);
  }
  expect(fees.filter(({ invoicedAt }) => invoicedAt)).toHaveLength(invoices.length);
  const entries = await entriesOf(family);
  for (const fee of fees) {
    const sum = entries.filter(({ fee_id }) => fee_id === fee.id).reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(fee.voidedAt ? 0 : fee.amount - fee.paidAmount - fee.creditedAmount);
  }
  return byId;
}

describe('invoices in parallel requests', () => {
  it('are issued only once for a fee', async () => {
    const family = await openInvoicedFamily(app);
    const feeId = await family.bill('10', '2099-01-31');
    const answers = await times(16, () => family.issue(feeId));
    expect(new Set(answers.map((answer) => done(answer).issueInvoice.number))).toEqual(new Set(['INV-000001']));
    await expectInvoicesInOrder(family);
  });

  it('are numbered without gaps, even if some requests are refused', async () => {
    const family = await openInvoicedFamily(app);
    const fees: string[] = [];
    for (let n = 0; n < 16; n++) fees.push(await family.bill('10', '2099-01-31'));
    for (const id of fees.slice(0, 4)) done(await family.voidFee(id));
    const answers = await times(16, (index) => family.issue(fees[index] as string));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(12);
    await expectInvoicesInOrder(family);
  });

  it('are either refused because the fee was voided, or cancelled by a credit note when the fee is voided', async () => {
    const family = await openInvoicedFamily(app);
    const fees: string[] = [];
    for (let n = 0; n < 10; n++) fees.push(await family.bill('10', '2099-01-31'));
    const answers = await times(20, (index) =>
      index % 2 ? family.issue(fees[index >> 1] as string) : family.voidFee(fees[index >> 1] as string),
    );
    expect([...new Set(answers.flatMap(codes))]).toEqual(
      answers.some(({ errors }) => errors) ? ['BAD_USER_INPUT'] : [],
    );
    const byId = await expectInvoicesInOrder(family);
    for (const id of fees) expect(byId.get(id)?.voidedAt).not.toBeNull();
    expect(await family.account()).toMatchObject({ owed: '0.00', credit: '0.00' });
  });

  it('print the amount that the fee has after all changes', async () => {
    const family = await openInvoicedFamily(app);
    const fees: string[] = [];
    for (let n = 0; n < 10; n++) fees.push(await family.bill('10', '2099-01-31'));
    await times(20, (index) =>
      index % 2
        ? family.issue(fees[index >> 1] as string)
        : family.updateFee(fees[index >> 1] as string, { amount: '8' }),
    );
    await expectInvoicesInOrder(family);
  });

  it('are replaced only once by parallel replacements', async () => {
    const family = await openInvoicedFamily(app);
    const feeId = await family.invoiced('10');
    const answers = await times(10, (index) =>
      family.updateFee(feeId, { amount: String(index % 2 ? 8 : 9), replace: true }),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await family.issued()).toHaveLength(2);
    await expectInvoicesInOrder(family);
  });
});
