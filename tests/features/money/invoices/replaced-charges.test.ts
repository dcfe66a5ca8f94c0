import { describe, expect, it } from 'vitest';
import { gql } from '../../../support/clients.ts';
import { billingScenes, CREDIT_UNUSED, stopClock } from '../billing/enrolling.ts';
import { done } from '../ledger/family.ts';

const at = billingScenes();

/** The time after the third of the 7 sessions that are billed for March. */
const THIRD = Date.parse('2026-03-16T12:00:00.000Z');

const ISSUE = 'mutation ($id: ID!) { issueInvoice(feeId: $id) { id } }';
const REPLACE =
  'mutation ($id: ID!) { updateFee(id: $id, input: { amount: "140.00", replace: true }) { id billingKey period } }';
const DROP = 'mutation ($id: ID!) { dropEnrollment(id: $id) { status } }';

describe('fee with an invoice, billed by a fee plan', () => {
  it('is not billed again after updateFee replaced it; dropEnrollment then credits the unused part of the new fee', async () => {
    await at.plan([{}], CREDIT_UNUSED);
    const enrollmentId = (await at.enroll({})).data.done.id;
    const [billed] = await at.feesOf(enrollmentId);
    const admin = await at.academy.as('academy_admin');
    const send = async (query: string, id: string | undefined) => done(await gql(at.app, admin, query, { id }));
    await send(ISSUE, billed?.id);
    const { updateFee: next } = await send(REPLACE, billed?.id);
    expect(next).toMatchObject({ billingKey: billed?.billingKey, period: '2026-03' });
    const run =
      'mutation { runBilling(kind: PERIOD, asOf: "2026-03-09", preview: true) { counts { created existing } } }';
    expect(done(await gql(at.app, admin, run)).runBilling.counts).toEqual({ created: 0, existing: 1 });
    stopClock(THIRD);
    // signs in again, because the login session of `admin` has expired
    done(await gql(at.app, await at.academy.as('academy_admin'), DROP, { id: enrollmentId }));
    const fees = new Map((await at.feesOf(enrollmentId)).map((fee) => [fee.id, fee]));
    expect(fees.get(billed?.id as string)).toMatchObject({ amount: 15_556, creditedAmount: 15_556, billingKey: null });
    // 4 of the 7 sessions are unused: 80.00 of 140.00
    expect(fees.get(next.id)).toMatchObject({ amount: 14_000, creditedAmount: 8_000 });
  });
});
