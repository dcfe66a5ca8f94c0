import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Account } from '../../src/features/money/accounts/account.entity.ts';
import { Fee } from '../../src/features/money/ledger/fee.entity.ts';
import { balanceOf } from '../../src/features/money/ledger/fee-amounts.ts';
import { goTo, type LateFamily, openLateFamily, patientApp } from '../features/money/penalties/setup.ts';
import type { TestApp } from '../support/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await patientApp();
});
afterAll(() => app.stop());
afterEach(() => void vi.useRealTimers());

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** A family with overdue fees of 100.00 whose grace period has ended. */
async function late(count: number): Promise<{ family: LateFamily; fees: string[] }> {
  goTo('2026-02-20');
  const family = await openLateFamily(app);
  const fees: string[] = [];
  for (let number = 0; number < count; number++) fees.push(await family.bill('100', '2026-03-01'));
  goTo('2026-03-10');
  return { family, fees };
}

/** Asserts that the account owes the sum of its fees. */
async function expectBooksInOrder({ academy }: LateFamily): Promise<void> {
  const fees = await academy.run((em) => em.find(Fee, { voidedAt: null }));
  const [account] = await academy.run((em) => em.find(Account, {}));
  expect(account?.owed).toBe(fees.reduce((sum, fee) => sum + balanceOf(fee), 0));
}

describe('penalties for late payment', () => {
  it('are posted only once by several parallel runs', async () => {
    const { family, fees } = await late(12);
    const posted = await times(8, () => family.run());
    expect(posted.reduce((sum, { count }) => sum + count, 0)).toBe(12);
    expect(posted.reduce((sum, { total }) => sum + total, 0)).toBe(12 * 250);
    for (const id of fees) expect(await family.penaltyOf(id)).toMatchObject({ amount: '2.50' });
    await expectBooksInOrder(family);
  });

  it('are correct if a back-dated payment is recorded before, during or after the run that posts them', async () => {
    const { family, fees } = await late(8);
    await Promise.all([
      ...fees.map((id, index) => family.payOn('2026-03-05', id, index % 2 ? '100' : '40')),
      ...(await times(3, async () => family.run())),
    ]);
    await family.run();
    for (const [index, id] of fees.entries()) {
      const penalty = await family.penaltyOf(id);
      if (index % 2 === 0) expect(penalty).toMatchObject({ balance: '1.50', voidedAt: null });
      else if (penalty) expect(penalty.voidedAt).not.toBeNull();
    }
    await expectBooksInOrder(family);
  });

  it('are waived only once while parallel requests pay or lower them', async () => {
    const { family, fees } = await late(4);
    await family.run();
    const penalties = await Promise.all(fees.map((id) => family.penaltyOf(id)));
    const answers = await Promise.all([
      ...(await times(12, async (index) => family.waive(penalties[index % 4].id))),
      ...penalties.map(({ id }) => family.recordPayment({ feeId: id, amount: '1', method: 'CASH' })),
      ...fees.map((id) => family.payOn('2026-03-05', id, '10').then(() => ({ errors: undefined }))),
    ]);
    expect(answers.slice(0, 12).filter(({ errors }) => !errors)).toHaveLength(4);
    for (const id of fees) expect(await family.penaltyOf(id)).toMatchObject({ waiveReason: 'A flood' });
    await expectBooksInOrder(family);
  });
});
