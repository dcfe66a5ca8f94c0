import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { done } from '../ledger/family.ts';
import { goTo, openLateFamily, patientApp } from '../penalties/setup.ts';

let app: TestApp;

beforeAll(async () => {
  app = await patientApp();
});
afterAll(() => app.stop());
afterEach(() => void vi.useRealTimers());

/**
 * Bills a fee of 200.00 that is due on 1 March, bills a penalty of 5.00 for the fee, and issues an invoice for the
 * penalty. Afterwards, the clock shows 10 March.
 */
async function penalised() {
  goTo('2026-02-20');
  const family = await openLateFamily(app);
  const feeId = await family.bill('200', '2026-03-01');
  goTo('2026-03-07');
  await family.run();
  goTo('2026-03-10');
  const penalty = await family.penaltyOf(feeId);
  const issue = 'mutation ($id: ID!) { issueInvoice(feeId: $id) { number } }';
  done(await gql(app, family.admin, issue, { id: penalty.id }));
  return { family, feeId, penalty };
}

describe('penalty with an invoice', () => {
  it('is credited if it is waived, and keeps its amount', async () => {
    const { family, penalty } = await penalised();
    expect(done(await family.waive(penalty.id)).waivePenalty).toMatchObject({
      ...{ amount: '5.00', creditedAmount: '5.00', balance: '0.00', voidedAt: null, waiveReason: 'A flood' },
    });
    expect((await family.lines({ P: penalty.id })).at(-1)).toEqual(['P', 'credit_note', -500]);
  });

  it('is partly credited if a back-dated payment of the late fee lowers the penalty; paid money becomes credit of the account', async () => {
    const { family, feeId, penalty } = await penalised();
    await family.paid(penalty.id, '4');
    await family.payOn('2026-03-06', feeId, '100');
    const lowered = await family.penaltyOf(feeId);
    expect(lowered).toMatchObject({ amount: '5.00', paidAmount: '4.00', creditedAmount: '1.00', balance: '0.00' });
    expect(await family.read(feeId)).toMatchObject({ balance: '98.50' });
    expect(lowered.steps).toEqual(penalty.steps);
  });

  it('prevents updateFee from replacing the late fee, because the new fee would get a second penalty', async () => {
    const { family, feeId } = await penalised();
    const issue = 'mutation ($id: ID!) { issueInvoice(feeId: $id) { number } }';
    done(await gql(app, family.admin, issue, { id: feeId }));
    const replace = 'mutation ($id: ID!) { updateFee(id: $id, input: { amount: "150.00", replace: true }) { id } }';
    const { errors } = await gql(app, family.admin, replace, { id: feeId });
    expect(errors?.[0]?.extensions?.fields).toEqual({
      id: ['A fee with a late penalty cannot be replaced: issue a credit note for it instead.'],
    });
    expect(await family.read(feeId)).toMatchObject({ amount: '200.00', balance: '200.00', voidedAt: null });
  });
});
