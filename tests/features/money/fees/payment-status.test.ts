import 'reflect-metadata';
import { Temporal } from 'temporal-polyfill';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { type Office, openOffice } from './office.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterEach(() => void vi.useRealTimers());

const officeIn = (timezone: string) => openOffice(app, { settings: { ...defaultSettings(), timezone } });

/** Returns the ids of the fees with the given payment status. */
async function withStatus({ admin }: Office, paymentStatus: string): Promise<string[]> {
  const query = 'query ($filter: FeeFilter) { fees(filter: $filter) { nodes { id } } }';
  const { data } = await gql(app, admin, query, { filter: { paymentStatus } });
  return data.fees.nodes.map(({ id }: { id: string }) => id);
}

describe('payment status of a fee', () => {
  it.each(['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati'])(
    'becomes overdue at midnight in %s',
    async (timezone) => {
      const office = await officeIn(timezone);
      const today = Temporal.Now.plainDateISO(timezone);
      const midnight = today.add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds;
      const due = await office.fee({ dueDate: today.toString() });
      const part = await office.fee({ dueDate: today.toString() });
      await office.paid(part, '1');
      vi.useFakeTimers({ now: midnight - 1_000, toFake: ['Date'] });
      expect((await office.read(due)).paymentStatus).toBe('PENDING');
      expect((await office.read(part)).paymentStatus).toBe('PARTIAL');
      expect(await withStatus(office, 'OVERDUE')).toEqual([]);
      vi.setSystemTime(midnight);
      expect((await office.read(due)).paymentStatus).toBe('OVERDUE');
      expect((await office.read(part)).paymentStatus).toBe('OVERDUE');
      expect(new Set(await withStatus(office, 'OVERDUE'))).toEqual(new Set([due, part]));
      expect(await withStatus(office, 'PENDING')).toEqual([]);
    },
  );

  it('is PAID if and only if the balance is zero', async () => {
    const office = await officeIn('UTC');
    const id = await office.fee({ dueDate: '2020-01-31', amount: 1_000 });
    expect((await office.read(id)).paymentStatus).toBe('OVERDUE');
    const payment = await office.paid(id, '10');
    expect((await office.read(id)).paymentStatus).toBe('PAID');
    await office.refundPayment(payment, { amount: '0.01' });
    expect((await office.read(id)).paymentStatus).toBe('OVERDUE');
    await office.updateFee(id, { dueDate: '2099-01-31' });
    expect((await office.read(id)).paymentStatus).toBe('PARTIAL');
    await office.refundPayment(payment);
    expect((await office.read(id)).paymentStatus).toBe('PENDING');
  });
});
