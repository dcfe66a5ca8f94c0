import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes } from '../../../support/clients.ts';
import { type Office, openOffice } from '../fees/office.ts';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await testApp();
  office = await openOffice(app);
});

afterEach(() => void vi.useRealTimers());

const linesOf = async (feeId: string) => (await office.ledger()).filter((line) => line.feeId === feeId);

const CONFLICT = { message: 'The Idempotency-Key was used with another request.' };

describe('idempotency key of a payment', () => {
  it('returns the first response again for the same input, although the fee is already paid', async () => {
    const feeId = await office.fee({ amount: 1_000 });
    const input = { feeId, amount: '10.00', method: 'CASH', idempotencyKey: 'a' };
    const first = await office.recordPayment(input);
    expect(first.errors).toBeUndefined();
    expect((await office.recordPayment(input)).data).toEqual(first.data);
    expect((await office.recordPayment({ ...input, amount: 10, feeId: feeId.toUpperCase() })).data).toEqual(first.data);
    expect(await linesOf(feeId)).toHaveLength(1);
  });

  it('is refused with CONFLICT if the input differs', async () => {
    const feeId = await office.fee();
    const input = { feeId, amount: 1, method: 'CASH', idempotencyKey: 'b' };
    await office.recordPayment(input);
    for (const other of [{ amount: 2 }, { method: 'CARD' }, { reference: 'x' }, { feeId: await office.fee() }]) {
      const answer = await office.recordPayment({ ...input, ...other });
      expect(codes(answer)).toEqual(['CONFLICT']);
      expect(answer.errors?.[0]?.message).toBe('The Idempotency-Key was used with another request.');
    }
    expect(await linesOf(feeId)).toHaveLength(1);
  });

  it('has no effect on requests of other users or in other academies', async () => {
    const feeId = await office.fee();
    const input = { feeId, amount: 1, method: 'CASH', idempotencyKey: 'c' };
    await office.recordPayment(input);
    await office.recordPayment(input, await office.academy.as('support_staff'));
    expect(await linesOf(feeId)).toHaveLength(2);
    const other = await openOffice(app);
    const { errors } = await other.recordPayment({ ...input, feeId: await other.fee() });
    expect(errors).toBeUndefined();
  });

  it('can be used again if the first request was refused', async () => {
    const feeId = await office.fee({ amount: 100 });
    const input = { feeId, amount: 2, method: 'CASH', idempotencyKey: 'd' };
    expect(codes(await office.recordPayment(input))).toEqual(['BAD_USER_INPUT']);
    await office.updateFee(feeId, { amount: 2 });
    expect((await office.recordPayment(input)).errors).toBeUndefined();
  });

  it('expires after 24 hours', async () => {
    const feeId = await office.fee();
    const input = { feeId, amount: 1, method: 'CASH', idempotencyKey: 'e' };
    await office.recordPayment(input);
    const start = Date.now();
    vi.useFakeTimers({ now: start + 86_390_000, toFake: ['Date'] });
    await office.recordPayment(input);
    expect(await linesOf(feeId)).toHaveLength(1);
    vi.setSystemTime(start + 86_410_000);
    await office.recordPayment(input);
    expect(await linesOf(feeId)).toHaveLength(2);
  });

  it('causes only one payment in parallel requests, which all get the same response', async () => {
    const feeId = await office.fee();
    const input = { feeId, amount: 1, method: 'CASH', idempotencyKey: 'f' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => office.recordPayment(input)));
    const [line, ...others] = await linesOf(feeId);
    expect(others).toEqual([]);
    for (const { data } of answers) expect(data.recordPayment).toEqual(line);
  });
});

describe('idempotency key of a refund', () => {
  it('returns the first response again, and is refused with CONFLICT for other input or another payment', async () => {
    const feeId = await office.fee({ amount: 10_000 });
    const [paymentId, other] = [await office.paid(feeId, '50'), await office.paid(feeId, '20')];
    const input = { amount: '20', idempotencyKey: 'g' };
    const first = await office.refundPayment(paymentId, input);
    expect(first.errors).toBeUndefined();
    expect((await office.refundPayment(paymentId, input)).data).toEqual(first.data);
    expect((await office.refundPayment(paymentId.toUpperCase(), { ...input, amount: 20 })).data).toEqual(first.data);
    for (const answer of [
      await office.refundPayment(paymentId, { ...input, amount: 10 }),
      await office.refundPayment(paymentId, { ...input, reason: 'Ill' }),
      await office.refundPayment(paymentId, { idempotencyKey: 'g' }),
      await office.refundPayment(other, input),
    ]) {
      expect(answer.errors).toMatchObject([{ ...CONFLICT, extensions: { code: 'CONFLICT' } }]);
    }
    expect((await linesOf(feeId)).map(({ amount }) => amount)).toEqual(['50.00', '20.00', '-20.00']);
  });

  it('causes only one refund in parallel requests', async () => {
    const feeId = await office.fee({ amount: 10_000 });
    const paymentId = await office.paid(feeId, '50');
    const refund = () => office.refundPayment(paymentId, { amount: 5, idempotencyKey: 'h' });
    const answers = await Promise.all(Array.from({ length: 10 }, refund));
    const [, line, ...others] = await linesOf(feeId);
    expect(others).toEqual([]);
    for (const { data } of answers) expect(data.refundPayment).toEqual(line);
  });
});

describe('idempotency key of updateFee with status PAID', () => {
  it('returns the fee again, and is refused with CONFLICT for other changes or another fee', async () => {
    const feeId = await office.fee({ amount: 10_000 });
    const input = { paymentStatus: 'PAID', paymentMethod: 'CASH', idempotencyKey: 'i', expectedVersion: 1 };
    const first = await office.updateFee(feeId, input);
    expect(first.data.updateFee).toMatchObject({ id: feeId, paymentStatus: 'PAID', version: 2 });
    expect((await office.updateFee(feeId, input)).data).toEqual(first.data);
    expect((await office.updateFee(feeId.toUpperCase(), input)).data).toEqual(first.data);
    for (const answer of [
      await office.updateFee(feeId, { ...input, paymentMethod: 'CARD' }),
      await office.updateFee(feeId, { ...input, notes: 'x' }),
      await office.updateFee(await office.fee(), input),
    ]) {
      expect(answer.errors).toMatchObject([{ ...CONFLICT, extensions: { code: 'CONFLICT' } }]);
    }
    expect(await linesOf(feeId)).toHaveLength(1);
  });

  it('is refused with CONFLICT if it was already used for a payment', async () => {
    const feeId = await office.fee({ amount: 10_000 });
    await office.recordPayment({ feeId, amount: 1, method: 'CASH', idempotencyKey: 'j' });
    const input = { paymentStatus: 'PAID', paymentMethod: 'CASH', idempotencyKey: 'j' };
    expect(codes(await office.updateFee(feeId, input))).toEqual(['CONFLICT']);
    expect(await linesOf(feeId)).toHaveLength(1);
  });
});
