import { beforeAll, describe, expect, it } from 'vitest';
import { FormerDueDate } from '../../src/features/money/ledger/former-due-date.entity.ts';
import { updateAcademy } from '../features/academy/academies/setup.ts';
import { done, entriesOf, type Family, openFamily } from '../features/money/ledger/family.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { codes, type GraphqlResult } from '../support/clients.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const succeeded = (answers: GraphqlResult[]) => answers.filter(({ errors }) => !errors);

/** Asserts that every fee and every account equals the sum of its entries. */
async function expectBooksInOrder(family: Family): Promise<any[]> {
  const entries = await entriesOf(family);
  const sum = (holds: (entry: any) => boolean) =>
    entries.filter(holds).reduce((total, { amount }) => total + amount, 0) / 100;
  const { owed, credit, autoApplyCredit } = await family.account();
  const { id } = await family.account();
  const isOwn = (entry: any) => entry.account_id === id;
  expect(sum((entry) => isOwn(entry) && entry.fee_id)).toBeCloseTo(Number(owed), 5);
  expect(sum((entry) => isOwn(entry) && !entry.fee_id)).toBeCloseTo(-Number(credit), 5);
  if (autoApplyCredit) expect(Math.min(Number(owed), Number(credit))).toBe(0);
  return entries;
}

describe('parallel operations on an account', () => {
  it('create the account only once, with the first fees', async () => {
    const family = await openFamily(app);
    await times(20, (index) => family.bill('10', `2099-01-${10 + index}`));
    const entries = await expectBooksInOrder(family);
    expect(new Set(entries.map(({ account_id }) => account_id)).size).toBe(1);
    expect((await family.account()).owed).toBe('200.00');
  });

  it('use the credit of the account only once, for fees that are billed at the same time', async () => {
    const family = await openFamily(app);
    await family.bill('10', '2099-01-01');
    await family.pay('110');
    const fees = await times(20, (index) => family.bill('10', `2099-01-${10 + index}`));
    expect((await family.balances(...fees)).filter((balance) => balance === '0.00')).toHaveLength(10);
    expect(await family.account()).toMatchObject({ owed: '100.00', credit: '0.00' });
    await expectBooksInOrder(family);
  });

  it('allocate each payment only to fees that are still unpaid', async () => {
    const family = await openFamily(app);
    for (let n = 0; n < 5; n++) await family.bill('20', `2099-01-${10 + n}`);
    await times(20, () => family.pay('6'));
    expect(await family.account()).toMatchObject({ owed: '0.00', credit: '20.00' });
    await expectBooksInOrder(family);
  });

  it('refund no more than the amount of a payment, while other operations run', async () => {
    const family = await openFamily(app);
    const F = await family.bill('50', '2099-01-01');
    const payment = await family.pay('80');
    const answers = await times(24, (index) => {
      if (index % 3 === 0) return family.refundPayment(payment, { amount: '15' });
      if (index % 3 === 1)
        return family.createFee({ studentId: family.childId, feeType: 'ACTIVITY', amount: '4', dueDate: '2099-02-01' });
      return family.updateFee(F, { notes: `note ${index}` });
    });
    expect(new Set(answers.flatMap(codes))).toEqual(new Set(['BAD_USER_INPUT']));
    const refunds = (await family.ledger()).filter(({ refundOfId }) => refundOfId);
    expect(refunds).toHaveLength(5);
    await expectBooksInOrder(family);
  });

  it('create credit notes that are numbered without gaps, and whose total is at most the billed amount', async () => {
    const family = await openFamily(app);
    const F = await family.bill('90', '2099-01-01');
    const { id: accountId } = await family.account();
    const answers = await times(20, () =>
      family.createCreditNote({ accountId, feeId: F, amount: '10', reason: 'GOODWILL' }),
    );
    const numbers = succeeded(answers)
      .map(({ data }) => data.createCreditNote.number)
      .toSorted();
    expect(numbers).toEqual(Array.from({ length: 9 }, (_, index) => `CRN-00000${index + 1}`));
    expect(await family.balances(F)).toEqual(['0.00']);
    await expectBooksInOrder(family);
  });

  it('either split a fee once or pay it once', async () => {
    const family = await openFamily(app);
    const F = await family.bill('30', '2099-01-01');
    const parts = [10, 20].map((amount) => ({ amount: String(amount), dueDate: '2099-01-31' }));
    const answers = await times(20, (index) =>
      index % 2 ? family.splitFee(F, parts) : family.recordPayment({ feeId: F, amount: '30', method: 'CASH' }),
    );
    expect(succeeded(answers)).toHaveLength(1);
    await expectBooksInOrder(family);
  });

  it('leave only one currency, even if the currency of the academy changes while the first fee is billed', async () => {
    for (let n = 0; n < 5; n++) {
      const family = await openFamily(app);
      const [changed, billed] = await Promise.all([
        updateAcademy(app, family.admin, family.academy.id, { settings: { currency: 'EUR' } }),
        times(4, () => family.bill('10', '2099-01-01')),
      ]);
      const currency = changed.errors ? 'USD' : 'EUR';
      for (const id of billed) expect((await family.read(id)).currency).toBe(currency);
      expect((await family.account()).owed).toBe('40.00');
    }
  });

  it('store the original due date of a fee only once if ten requests change the due date', async () => {
    const family = await openFamily(app);
    const fee = await family.bill('20', '2099-01-10');
    for (const answer of await times(10, (index) => family.updateFee(fee, { dueDate: `2099-02-1${index}` })))
      done(answer);
    const kept = await family.academy.run((em) => em.find(FormerDueDate, {}));
    expect(kept).toMatchObject([{ feeId: fee, dueDate: '2099-01-10' }]);
  });

  it('leave a consistent ledger after random operations', async () => {
    const family = await openFamily(app);
    const fees = await times(4, (index) => family.bill('20', `2099-01-1${index}`));
    const { id: accountId } = await family.account();
    const payments = await times(3, () => family.pay('15'));
    const answers = await times(60, (index) => {
      const feeId = fees[index % 4] as string;
      switch (index % 6) {
        case 0:
          return family.recordAccountPayment({
            accountId,
            amount: '7',
            method: 'CASH',
            idempotencyKey: `pay ${index % 4}`,
          });
        case 1:
          return family.refundPayment(payments[index % 3] as string, { amount: '2.50' });
        case 2:
          return family.createCreditNote({ accountId, feeId, amount: '3', reason: 'CORRECTION' });
        case 3:
          return family.updateFee(feeId, { amount: index % 4 ? '18' : '25' });
        case 4:
          return family.updateAccount(accountId, { autoApplyCredit: index % 12 === 4 });
        default:
          return family.recordPayment({ feeId, amount: '1', method: 'CASH' });
      }
    });
    for (const code of answers.flatMap(codes)) expect(['BAD_USER_INPUT', 'CONFLICT']).toContain(code);
    done(await family.updateAccount(accountId, { autoApplyCredit: true }));
    await expectBooksInOrder(family);
  });
});
