import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NoticeApp, sendsOf, startNoticeApp, workUntil } from '../../operations/notices/setup.ts';
import { FIRST, family } from './setup.ts';

const NOON = `${FIRST}T12:00:00Z`;
const REFUND = 'mutation ($id: ID!) { refundPayment(id: $id) { id } }';

describe('notice of a payment', () => {
  let service: NoticeApp;
  const settings = { notices: { paymentReceived: 'on' } as never };

  beforeAll(async () => {
    service = await startNoticeApp();
  });
  afterAll(() => service.stop());

  it('is sent once to the payer, with the amount and the receipt number', async () => {
    const at = await family(service, { settings });
    const paymentId = await at.pay(await at.bill(), '50.00');
    await workUntil(service.app, NOON);
    await workUntil(service.app, NOON);
    const [entry, ...others] = await at.inbox();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: 'payment_received', resourceType: 'payment', resourceId: paymentId });
    const [send, ...more] = await sendsOf(at.academy);
    expect(more).toEqual([]);
    expect(send).toMatchObject({ state: 'sent', recipientId: at.payer.userId });
    expect(send?.text).toContain('payment of USD 50.00 on Monday, March 2, 2026');
    expect(send?.text).toContain('RCP-000001');
  });

  it('is not created for a refund, or for credit that pays another fee', async () => {
    const at = await family(service, { settings });
    const feeId = await at.bill();
    const accountId = (await at.call('query ($id: ID!) { fee(id: $id) { account { id } } }', { id: feeId })).account.id;
    const input = { accountId, amount: '150.00', method: 'CASH' };
    const mutation = 'mutation ($input: RecordAccountPaymentInput!) { recordAccountPayment(input: $input) { id } }';
    const { id } = await at.call(mutation, { input });
    await workUntil(service.app, NOON);
    await at.bill({ amount: '30.00' });
    await workUntil(service.app, NOON);
    await at.call(REFUND, { id });
    await workUntil(service.app, NOON);
    expect((await at.inbox()).map(({ resourceId }) => resourceId)).toEqual([id]);
  });

  it('is suppressed if the payment is refunded in the quiet hours', async () => {
    const quietHours = { from: '21:00:00', to: '07:00:00' };
    const at = await family(service, { at: `${FIRST}T22:00:00Z`, settings: { ...settings, quietHours } });
    const id = await at.pay(await at.bill(), '50.00');
    await workUntil(service.app, `${FIRST}T22:01:00Z`);
    expect(await at.sends()).toEqual(['payment_received: held']);
    await at.call(REFUND, { id });
    await workUntil(service.app, '2026-03-03T07:01:00Z');
    expect(await at.sends()).toEqual(['payment_received: suppressed (corrected)']);
  });
});
