import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gql } from '../../../support/clients.ts';
import { type NoticeApp, sendsOf, startNoticeApp, workUntil } from '../../operations/notices/setup.ts';
import { feesOf, learner, runBilling, WHOLE } from '../billing/setup.ts';
import { FIRST, family } from './setup.ts';

const NIGHT = { quietHours: { from: '21:00:00', to: '07:00:00' } };
const NOON = `${FIRST}T12:00:00Z`;

describe('notice of a new fee', () => {
  let service: NoticeApp;

  beforeAll(async () => {
    service = await startNoticeApp();
  });
  afterAll(() => service.stop());

  it('is sent only to the payer, once per fee, even if the payer gets no notices about the student', async () => {
    const at = await family(service);
    const feeId = await at.bill({ title: 'March' });
    await workUntil(service.app, NOON);
    await workUntil(service.app, NOON);
    const [entry, ...others] = await at.inbox();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: 'fee_issued', resourceType: 'fee', resourceId: feeId });
    const [send, ...more] = await sendsOf(at.academy);
    expect(more).toEqual([]);
    expect(send).toMatchObject({ state: 'sent', recipientType: 'user', recipientId: at.payer.userId });
    expect(send?.subject).toMatch(/^New charges of USD 120\.00 from /);
    expect(send?.text).toContain('March (Mia Lee): USD 120.00, Friday, March 20, 2026');
    expect(service.smtp.to(at.other.email)).toEqual([]);
  });

  it('is a separate inbox entry for each of two fees that are billed in the same millisecond', async () => {
    const at = await family(service);
    const ids = [await at.bill(), await at.bill()];
    await workUntil(service.app, NOON);
    expect((await at.inbox()).map(({ resourceId }) => resourceId).toSorted()).toEqual(ids.toSorted());
  });

  it('is one message about the fees of all children of the payer if a whole batch was billed', async () => {
    const at = await family(service);
    const { id: batchId } = await at.academy.with.batch();
    const sibling = await at.academy.with.student({ firstName: 'Leo', lastName: 'Lee' });
    const link = { parentId: at.payer.parentId as string, receivesBilling: true };
    await at.academy.with.link({ ...link, studentId: sibling.id });
    const stranger = await at.academy.with.student();
    for (const studentId of [at.studentId, sibling.id, stranger.id]) {
      await at.academy.with.enrollment({ studentId, batchId });
    }
    const input = { batchId, feeType: 'ACTIVITY', amount: '30.00', dueDate: '2026-03-20' };
    const mutation =
      'mutation ($input: CreateFeesForBatchInput!) { createFeesForBatch(input: $input) { id studentId account { id } } }';
    const fees: any[] = await at.call(mutation, { input });
    await workUntil(service.app, NOON);
    const own = fees.filter(({ studentId }) => studentId !== stranger.id);
    expect(await at.feesInInbox()).toEqual([own.map(({ id }) => id).toSorted()]);
    expect(await at.inbox()).toMatchObject([{ resourceType: 'account', resourceId: own[0].account.id }]);
    const send = (await sendsOf(at.academy)).find(({ recipientId }) => recipientId === at.payer.userId);
    expect(send?.text).toContain('Activity (Mia Lee): USD 30.00');
    expect(send?.text).toContain('Activity (Leo Lee): USD 30.00');
    expect(send?.subject).toContain('USD 60.00');
  });

  it('is one message for each account in an import of more than 500 fees', async () => {
    const at = await family(service);
    const rows = Array.from({ length: 620 }, () => `${at.studentId},tuition,1,2026-03-20`);
    const csv = ['student_id,fee_type,amount,due_date', ...rows].join('\n');
    await at.call('mutation ($csv: String!) { importFees(csv: $csv) { created } }', { csv });
    await workUntil(service.app, NOON);
    const [entry, ...others] = await at.inbox();
    expect(others).toEqual([]);
    expect(entry?.params.feeIds).toHaveLength(620);
  });

  it('is one message for all fees of an account in a billing run, and is not sent for a repeated run', async () => {
    const at = await family(service);
    const variables = { kind: 'ENROLLMENT', asOf: FIRST };
    for (const item of [{}, { amount: 5_000 }]) {
      const items = [{ ...WHOLE, frequency: 'one_time' as never, ...item }];
      const { studentId } = await learner(at.academy, items, { enrollmentDate: FIRST });
      await at.academy.with.link({ parentId: at.payer.parentId as string, studentId, receivesBilling: true });
    }
    for (const minute of ['00', '30']) {
      expect((await runBilling(service.app, at.admin, variables)).errors).toBeUndefined();
      await workUntil(service.app, `${FIRST}T12:${minute}:00Z`);
    }
    const fees = await feesOf(at.academy);
    expect(await at.feesInInbox()).toEqual([fees.map(({ id }) => id).toSorted()]);
    expect((await sendsOf(at.academy)).map(({ subject }) => subject)).toEqual([expect.stringContaining('USD 150.00')]);
  });

  it('is suppressed at the end of the quiet hours if the fee was voided in the quiet hours', async () => {
    const at = await family(service, { at: `${FIRST}T22:00:00Z`, settings: NIGHT });
    const feeId = await at.bill();
    await workUntil(service.app, `${FIRST}T22:01:00Z`);
    expect(await at.sends()).toEqual(['fee_issued: held']);
    await at.voidFee(feeId);
    await workUntil(service.app, '2026-03-03T07:01:00Z');
    expect(await at.sends()).toEqual(['fee_issued: suppressed (voided)']);
  });

  it('is suppressed at the end of the quiet hours if the fee was moved to another payer in the quiet hours', async () => {
    const at = await family(service, { at: `${FIRST}T22:00:00Z`, settings: NIGHT });
    const id = await at.bill();
    await workUntil(service.app, `${FIRST}T22:01:00Z`);
    const mutation = 'mutation ($id: ID!, $input: UpdateFeeInput!) { updateFee(id: $id, input: $input) { id } }';
    await at.call(mutation, { id, input: { parentId: at.other.id } });
    await workUntil(service.app, '2026-03-03T07:01:00Z');
    expect(await at.sends()).toEqual(['fee_issued: suppressed (corrected)']);
  });

  it('for several fees is suppressed only if all of these fees are paid', async () => {
    const at = await family(service, { at: `${FIRST}T22:00:00Z`, settings: NIGHT });
    const csv = [
      'student_id,fee_type,amount,due_date',
      ...[1, 2].map((n) => `${at.studentId},tuition,${n},2026-03-20`),
    ];
    await at.call('mutation ($csv: String!) { importFees(csv: $csv) { created } }', { csv: csv.join('\n') });
    const single = await at.bill();
    await workUntil(service.app, `${FIRST}T22:01:00Z`);
    const { data } = await gql(service.app, at.admin, '{ fees(filter: { feeType: TUITION }) { nodes { id amount } } }');
    const one = data.fees.nodes.find(({ amount }: any) => amount === '1.00');
    await at.pay(one.id, '1.00');
    await at.pay(single, '120.00');
    await workUntil(service.app, `${FIRST}T22:02:00Z`);
    await workUntil(service.app, '2026-03-03T07:01:00Z');
    expect(await at.sends()).toEqual([
      'fee_issued: sent',
      'fee_issued: suppressed (paid)',
      'payment_received: sent',
      'payment_received: sent',
    ]);
  });

  it('is sent to a student without a paying parent, even after the student has left', async () => {
    const at = await family(service);
    const { id: studentId } = await at.academy.with.student({
      email: 'alone@example.test',
      status: 'inactive' as never,
    });
    await at.bill({ studentId });
    await workUntil(service.app, NOON);
    expect(await at.sends()).toEqual(['fee_issued: sent']);
    expect(service.smtp.to('alone@example.test')).toHaveLength(1);
  });

  it('is not created if the academy turned this notice off', async () => {
    const at = await family(service, { settings: { notices: { feeIssued: 'off', paymentReceived: 'on' } as never } });
    await at.bill();
    await workUntil(service.app, NOON);
    expect(await at.inbox()).toEqual([]);
    expect(await at.sends()).toEqual([]);
  });
});
