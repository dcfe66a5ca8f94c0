import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes } from '../../../support/clients.ts';
import { openOffice, receiptsTo } from '../fees/office.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

describe('receipt numbers', () => {
  it('are counted from 1 in each academy, for payments and refunds together', async () => {
    for (const office of [await openOffice(app), await openOffice(app)]) {
      const first = await office.paid(await office.fee(), '1');
      await office.paid(await office.fee(), '1');
      await office.refundPayment(first);
      await office.updateFee(await office.fee(), { paymentStatus: 'PAID', paymentMethod: 'CASH' });
      expect((await office.ledger()).map(({ receiptNumber }) => receiptNumber)).toEqual(receiptsTo(4));
    }
  });

  it('continue after existing receipts', async () => {
    const office = await openOffice(app);
    const { payment } = office.academy.with;
    for (const receiptNumber of ['RCP-000041', 'RCP-000042', 'RCP-000007']) {
      await payment({ feeId: await office.fee(), amount: 100, receiptNumber });
    }
    await office.paid(await office.fee(), '1');
    expect((await office.ledger()).at(-1).receiptNumber).toBe('RCP-000043');
  });

  it('have more than six digits after 999999', async () => {
    const office = await openOffice(app);
    for (const receiptNumber of ['RCP-999999', 'RCP-1000000']) {
      await office.academy.with.payment({ feeId: await office.fee(), amount: 100, receiptNumber });
    }
    const id = await office.paid(await office.fee(), '1');
    const line = (await office.ledger()).find((each) => each.id === id);
    expect(line.receiptNumber).toBe('RCP-1000001');
  });

  it('are not used up by refused payments', async () => {
    const office = await openOffice(app);
    const feeId = await office.fee({ amount: 100 });
    const pay = (amount: string) => office.recordPayment({ feeId, amount, method: 'CASH', reference: amount });
    expect(codes(await pay('2'))).toEqual(['BAD_USER_INPUT']);
    await pay('0.50');
    expect(codes(await pay('0.51'))).toEqual(['BAD_USER_INPUT']);
    await pay('0.50');
    expect((await office.ledger()).map(({ receiptNumber }) => receiptNumber)).toEqual(receiptsTo(2));
  });

  it('have no gaps after parallel payments, even if some of them are refused', async () => {
    const office = await openOffice(app);
    const fees = await Promise.all(Array.from({ length: 10 }, () => office.fee({ amount: 100 })));
    const answers = await Promise.all(
      [...fees, ...fees].map((feeId) => office.recordPayment({ feeId, amount: 1, method: 'CASH' })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(10);
    expect((await office.ledger()).map(({ receiptNumber }) => receiptNumber)).toEqual(receiptsTo(10));
  });
});
