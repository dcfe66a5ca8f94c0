import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { codes } from '../../support/clients.ts';
import { type Office, openOffice } from '../fees/office.ts';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await testApp();
  office = await openOffice(app);
});

afterEach(() => void vi.useRealTimers());

const linesOf = async (feeId: string) => (await office.ledger()).filter((line) => line.feeId === feeId);

describe('the idempotency key of a payment', () => {
  it('repeats the first answer, also when the fee is paid meanwhile', async () => {
    const feeId = await office.fee({ amount: 1_000 });
    const input = { feeId, amount: '10.00', method: 'CASH', idempotencyKey: 'a' };
    const first = await office.recordPayment(input);
    expect(first.errors).toBeUndefined();
    expect((await office.recordPayment(input)).data).toEqual(first.data);
    expect((await office.recordPayment({ ...input, amount: 10, feeId: feeId.toUpperCase() })).data).toEqual(first.data);
    expect(await linesOf(feeId)).toHaveLength(1);
  });

  it('is a conflict with another input', async () => {
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

  it('is each user’s and each academy’s own', async () => {
    const feeId = await office.fee();
    const input = { feeId, amount: 1, method: 'CASH', idempotencyKey: 'c' };
    await office.recordPayment(input);
    await office.recordPayment(input, await office.academy.as('support_staff'));
    expect(await linesOf(feeId)).toHaveLength(2);
    const other = await openOffice(app);
    const { errors } = await other.recordPayment({ ...input, feeId: await other.fee() });
    expect(errors).toBeUndefined();
  });

  it('is not used up by a request that was refused', async () => {
    const feeId = await office.fee({ amount: 100 });
    const input = { feeId, amount: 2, method: 'CASH', idempotencyKey: 'd' };
    expect(codes(await office.recordPayment(input))).toEqual(['BAD_USER_INPUT']);
    await office.updateFee(feeId, { amount: 2 });
    expect((await office.recordPayment(input)).errors).toBeUndefined();
  });

  it('is forgotten after 24 hours', async () => {
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

  it('keeps parallel requests to one payment and one answer', async () => {
    const feeId = await office.fee();
    const input = { feeId, amount: 1, method: 'CASH', idempotencyKey: 'f' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => office.recordPayment(input)));
    const [line, ...others] = await linesOf(feeId);
    expect(others).toEqual([]);
    for (const { data } of answers) expect(data.recordPayment).toEqual(line);
  });
});
