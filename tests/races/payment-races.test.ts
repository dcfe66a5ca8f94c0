import { beforeAll, describe, expect, it } from 'vitest';
import { type Office, openOffice, receiptsTo } from '../features/money/fees/office.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { codes, type GraphqlResult, rest } from '../support/clients.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const succeeded = (answers: GraphqlResult[]) => answers.filter(({ errors }) => !errors);

/** Asserts that receipts have no gaps, and that each fee equals the sum of its lines. */
async function expectBooksInOrder(office: Office, fees: string[]): Promise<any[]> {
  const ledger = await office.ledger();
  expect(ledger.map(({ receiptNumber }) => receiptNumber)).toEqual(receiptsTo(ledger.length));
  for (const id of fees) {
    const paid = ledger.filter((line) => line.feeId === id).reduce((sum, line) => sum + Number(line.amount), 0);
    expect(Number((await office.read(id)).paidAmount)).toBeCloseTo(paid, 5);
  }
  return ledger;
}

describe('parallel payments', () => {
  it('record only one payment of the full fee', async () => {
    const office = await openOffice(app);
    const feeId = await office.fee({ amount: 10_000 });
    const answers = await times(30, () => office.recordPayment({ feeId, amount: '100.00', method: 'CASH' }));
    expect(succeeded(answers)).toHaveLength(1);
    expect(new Set(answers.flatMap(codes))).toEqual(new Set(['BAD_USER_INPUT']));
    expect(await expectBooksInOrder(office, [feeId])).toHaveLength(1);
    expect(await office.read(feeId)).toMatchObject({ paymentStatus: 'PAID', version: 2 });
  });

  it('record only one payment of the full fee, even if different operations are used', async () => {
    const office = await openOffice(app);
    const feeId = await office.fee({ amount: 10_000 });
    const ways = [
      () => rest(app, office.admin, 'POST', `/fees/${feeId}/payments`, { amount: 100, method: 'cash' }),
      () => rest(app, office.admin, 'PUT', `/fees/${feeId}`, { payment_status: 'paid', payment_method: 'cash' }),
    ];
    const answers = await times(30, (index) => ways[index % 2]!());
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(29);
    expect(await expectBooksInOrder(office, [feeId])).toHaveLength(1);
  });

  it('never exceed the amount of the fee if each pays a part', async () => {
    const office = await openOffice(app);
    const feeId = await office.fee({ amount: 10_000 });
    const answers = await times(30, () => office.recordPayment({ feeId, amount: '30.00', method: 'CASH' }));
    expect(succeeded(answers)).toHaveLength(3);
    await expectBooksInOrder(office, [feeId]);
    expect((await office.read(feeId)).balance).toBe('10.00');
  });

  it('for different fees get receipt numbers from 1 on without gaps', async () => {
    const office = await openOffice(app);
    const fees = await times(30, () => office.fee());
    const answers = await times(30, (index) =>
      office.recordPayment({ feeId: fees[index], amount: '1.00', method: 'CASH' }),
    );
    expect(succeeded(answers)).toHaveLength(30);
    expect(await expectBooksInOrder(office, fees)).toHaveLength(30);
  });

  it('with the same idempotency key record one payment and get one response, unless their bodies differ', async () => {
    const office = await openOffice(app);
    const feeId = await office.fee();
    const input = { feeId, amount: '1.00', method: 'CASH', idempotencyKey: 'once' };
    const [answers, others] = await Promise.all([
      times(10, () => office.recordPayment(input)),
      // calls with the other body may come first and win
      times(5, () => office.recordPayment({ ...input, amount: '2.00' })),
    ]);
    const [line, ...more] = await expectBooksInOrder(office, [feeId]);
    expect(more).toEqual([]);
    const [winners, losers] = line.amount === '1.00' ? [answers, others] : [others, answers];
    for (const { data } of winners) expect(data.recordPayment).toEqual(line);
    expect(losers.flatMap(codes)).toEqual(losers.map(() => 'CONFLICT'));
  });
});

describe('parallel refunds', () => {
  it('never exceed the amount of the payment in total', async () => {
    const office = await openOffice(app);
    const feeId = await office.fee({ amount: 10_000 });
    const payment = await office.paid(feeId, '100');
    const answers = await times(30, () => office.refundPayment(payment, { amount: '15.00' }));
    expect(succeeded(answers)).toHaveLength(6);
    await expectBooksInOrder(office, [feeId]);
    expect((await office.read(feeId)).paidAmount).toBe('10.00');
  });

  it('refund the remaining amount only once', async () => {
    const office = await openOffice(app);
    const feeId = await office.fee({ amount: 10_000 });
    const payment = await office.paid(feeId, '100');
    const answers = await times(20, () => office.refundPayment(payment));
    expect(succeeded(answers)).toHaveLength(1);
    expect(await expectBooksInOrder(office, [feeId])).toHaveLength(2);
  });
});

describe('random parallel operations', () => {
  it('keep the ledger consistent (payments, refunds, voided fees and changed amounts)', async () => {
    const office = await openOffice(app);
    const fees = await times(4, () => office.fee({ amount: 1_000 }));
    const payments = await Promise.all(fees.map((id) => office.paid(id, '5')));
    const answers = await times(80, (index) => {
      const which = (index * 7) % 4;
      const feeId = fees[which] as string;
      switch (index % 5) {
        case 0:
          return office.refundPayment(payments[which] as string, { amount: '2.50' });
        case 1:
          return office.voidFee(feeId);
        case 2:
          return office.updateFee(feeId, { amount: index % 2 ? '6.00' : '9.00' });
        default:
          return office.recordPayment({ feeId, amount: '1.00', method: 'CASH', idempotencyKey: `key ${index % 20}` });
      }
    });
    const known = new Set(['BAD_USER_INPUT', 'CONFLICT']);
    for (const code of answers.flatMap(codes)) expect(known).toContain(code);
    await expectBooksInOrder(office, fees);
    for (const id of fees) {
      const { paidAmount, amount, voidedAt } = await office.read(id);
      expect(Number(paidAmount)).toBeLessThanOrEqual(Number(amount));
      if (voidedAt) expect(paidAmount).toBe('0.00');
    }
  });

  it('bill each student only once if all operations are createFeesForBatch for the same batch', async () => {
    const office = await openOffice(app);
    const { id: batchId } = await office.academy.with.batch({ maxStudents: 30 });
    for (let n = 0; n < 12; n++) {
      const { id: studentId } = await office.academy.with.student();
      await office.academy.with.enrollment({ studentId, batchId });
    }
    const input = { batchId, feeType: 'TUITION', amount: '5', dueDate: '2099-01-31', period: '2099-01' };
    const answers = await times(15, () => office.createFeesForBatch(input));
    const ids = answers.map(({ data }) => data.createFeesForBatch.map(({ id }: { id: string }) => id));
    for (const each of ids) expect(each).toEqual(ids[0]);
    expect(ids[0]).toHaveLength(12);
  });
});
