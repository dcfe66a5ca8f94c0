import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LatePenaltyKind } from '../../../../src/features/academy/academies/academy.enums.ts';
import { CreditNote } from '../../../../src/features/money/ledger/credit-note.entity.ts';
import type { TestApp } from '../../../support/app.ts';
import { done, entriesOf, linkPayer } from '../ledger/family.ts';
import { goTo, type LateFamily, openLateFamily, patientApp, setPenalty } from './setup.ts';

let app: TestApp;

beforeAll(async () => {
  app = await patientApp();
});
afterAll(() => app.stop());
afterEach(() => void vi.useRealTimers());

/**
 * Bills a fee of 200.00 that is due on 1 March, and a penalty of 5.00 for this fee. Afterwards, the clock shows 10
 * March.
 */
async function penalised(given: Parameters<typeof openLateFamily>[1] = {}) {
  goTo('2026-02-20');
  const family = await openLateFamily(app, given);
  const feeId = await family.bill('200', '2026-03-01');
  goTo('2026-03-07');
  await family.run();
  goTo('2026-03-10');
  return { family, feeId, penalty: await family.penaltyOf(feeId) };
}

const notesOf = ({ academy }: LateFamily): Promise<CreditNote[]> =>
  academy.run((em) => em.find(CreditNote, {}, { orderBy: { number: 'asc' } }));

describe('payment that is recorded later than its payment date', () => {
  it('lowers an unpaid penalty as if the payment had been recorded on its payment date', async () => {
    const { family, feeId, penalty } = await penalised();
    expect(penalty.amount).toBe('5.00');
    await family.payOn('2026-03-06', feeId, '50');
    expect(await family.penaltyOf(feeId)).toMatchObject({
      ...{ amount: '3.75', balance: '3.75', voidedAt: null },
      steps: [{ amount: '5.00' }, { label: 'A payment was entered late', amount: '-1.25', total: '3.75' }],
      penaltyBasis: { balance: '200.00' },
    });
    await family.payOn('2026-03-01', feeId, '100');
    expect(await family.penaltyOf(feeId)).toMatchObject({ amount: '1.25', balance: '1.25' });
    expect((await family.lines({ feeId, P: penalty.id })).slice(2)).toEqual([
      ['feeId', 'payment', -5_000],
      ['P', 'adjust', -125],
      ['feeId', 'payment', -10_000],
      ['P', 'adjust', -250],
    ]);
    expect((await entriesOf(family)).at(-1).effective_on).toMatch(/^2026-03-10/);
    expect(await family.account()).toMatchObject({ owed: '51.25', credit: '0.00' });
    expect(await notesOf(family)).toEqual([]);
  });

  it('does not change the penalty if the payment date is after the grace period', async () => {
    const { family, feeId, penalty } = await penalised();
    await family.payOn('2026-03-07', feeId, '100');
    await family.paid(feeId, '100');
    expect(await family.penaltyOf(feeId)).toEqual(penalty);
  });

  it('lowers a paid penalty by a credit note, whose amount becomes credit of the account', async () => {
    const { family, feeId, penalty } = await penalised();
    await family.paid(penalty.id, '5');
    await family.payOn('2026-03-06', feeId, '50');
    expect(await family.penaltyOf(feeId)).toMatchObject({ amount: '5.00', paidAmount: '5.00', balance: '0.00' });
    const [note] = await notesOf(family);
    expect(note).toMatchObject({ amount: 125, reason: 'correction', note: 'A payment was entered late.' });
    // the credit of 1.25 is used for the late fee
    expect((await family.lines({ feeId, P: penalty.id })).slice(3)).toEqual([
      ['feeId', 'payment', -5_000],
      ['P', 'credit_note', -125],
      [null, 'move', -125],
      ['P', 'move', 125],
      [null, 'move', 125],
      ['feeId', 'move', -125],
    ]);
    expect(await family.read(feeId)).toMatchObject({ paidAmount: '50.00', balance: '148.75' });
    await family.payOn('2026-03-06', feeId, '148.75');
    const notes = await notesOf(family);
    // at the end of the grace period, only 1.25 was unpaid: the penalty is 2.5 % of that, which is 0.03
    expect(notes.map(({ amount }) => amount)).toEqual([125, 372]);
    expect(await family.penaltyOf(feeId)).toMatchObject({ voidedAt: null, amount: '5.00', balance: '0.00' });
    expect(await family.account()).toMatchObject({ owed: '0.00', credit: '3.72' });
  });

  it('lowers the open part of a penalty before the paid part', async () => {
    const { family, feeId, penalty } = await penalised();
    await family.paid(penalty.id, '1');
    await family.payOn('2026-03-06', feeId, '180');
    expect(await family.penaltyOf(feeId)).toMatchObject({ amount: '1.00', paidAmount: '1.00', balance: '0.00' });
    expect((await notesOf(family)).map(({ amount }) => amount)).toEqual([50]);
    await family.payOn('2026-03-06', feeId, '19.50');
    // the penalty is now 0.01, which is 2.5 % of the last 0.50 of the fee: 0.99 of the paid penalty is credited
    expect(await family.penaltyOf(feeId)).toMatchObject({ voidedAt: null, balance: '0.00' });
    expect((await notesOf(family)).reduce((sum, { amount }) => sum + amount, 0)).toBe(99);
  });

  it('turns the penalty into credit if the payment covers the fee and the penalty', async () => {
    const { family, feeId, penalty } = await penalised();
    await family.pay('205', { paidAt: '2026-03-05T12:00:00Z' });
    expect(await family.penaltyOf(feeId)).toMatchObject({ amount: '5.00', paidAmount: '5.00', balance: '0.00' });
    expect(await family.account()).toMatchObject({ owed: '0.00', credit: '5.00' });
    expect((await family.lines({ P: penalty.id })).filter(([fee]) => fee === 'P')).toEqual([
      ['P', 'charge', 500],
      ['P', 'payment', -500],
      ['P', 'credit_note', -500],
      ['P', 'move', 500],
    ]);
  });

  it('uses the settings for penalties that were in force when the penalty was posted', async () => {
    const { family, feeId } = await penalised();
    await setPenalty(family, { amount: 5_000, graceDays: 0, since: '2026-03-10' });
    await family.payOn('2026-03-06', feeId, '100');
    expect(await family.penaltyOf(feeId)).toMatchObject({ amount: '2.50' });
    await setPenalty(family, { kind: LatePenaltyKind.NONE });
    await family.payOn('2026-03-06', feeId, '60');
    expect(await family.penaltyOf(feeId)).toMatchObject({ amount: '1.00' });
  });

  it('voids a fixed penalty only if the fee was paid in full before the end of the grace period', async () => {
    const { family, feeId } = await penalised({ kind: LatePenaltyKind.FIXED, amount: 1_000 });
    await family.payOn('2026-03-06', feeId, '199.99');
    expect(await family.penaltyOf(feeId)).toMatchObject({ amount: '10.00', balance: '10.00', voidedAt: null });
    await family.payOn('2026-03-06', feeId, '0.01');
    expect(await family.penaltyOf(feeId)).toMatchObject({ voidedAt: expect.any(String) });
    expect(await family.account()).toMatchObject({ owed: '0.00', credit: '0.00' });
  });

  it('never raises a penalty that office staff lowered or credited', async () => {
    const { family, feeId, penalty } = await penalised();
    await family.updateFee(penalty.id, { amount: '1' });
    await family.payOn('2026-03-06', feeId, '50');
    expect(await family.penaltyOf(feeId)).toMatchObject({ amount: '1.00', balance: '1.00' });
    const { id: accountId } = await family.account();
    done(await family.createCreditNote({ accountId, feeId: penalty.id, amount: '0.60', reason: 'GOODWILL' }));
    await family.payOn('2026-03-06', feeId, '130');
    expect(await family.penaltyOf(feeId)).toMatchObject({ amount: '1.00', creditedAmount: '0.60', balance: '0.40' });
    await family.payOn('2026-03-06', feeId, '20');
    expect(await family.penaltyOf(feeId)).toMatchObject({ amount: '0.60', balance: '0.00', voidedAt: null });
  });

  it('does not change voided penalties and manually billed penalties', async () => {
    const { family, feeId, penalty } = await penalised();
    await family.voidFee(penalty.id);
    const voided = await family.penaltyOf(feeId);
    const byHand = await family.bill('7', '2026-03-10', { feeType: 'LATE_PAYMENT_PENALTY' });
    await family.payOn('2026-03-06', feeId, '200');
    expect(await family.penaltyOf(feeId)).toEqual(voided);
    expect(await family.balances(byHand)).toEqual(['7.00']);
  });

  it('lowers the penalty in the account that owes the penalty, even if parts of the fee moved to another payer', async () => {
    const { family, feeId, penalty } = await penalised();
    const other = await family.academy.as('parent');
    await linkPayer(family, other.parentId as string, []);
    const parts = [
      { amount: '120', dueDate: '2026-04-01', parentId: other.parentId },
      { amount: '80', dueDate: '2026-04-01' },
    ];
    done(await family.splitFee(feeId, parts));
    await family.payOn('2026-03-06', feeId, '120');
    // at the end of the grace period, the fee was not split yet, and 80.00 of 200.00 was unpaid
    expect(await family.penaltyOf(feeId)).toMatchObject({ accountId: penalty.accountId, amount: '2.00' });
    expect(await family.account()).toMatchObject({ owed: '82.00' });
  });

  it('lowers the penalty in the account that owes the penalty, even if the whole fee moved to another payer', async () => {
    const { family, feeId, penalty } = await penalised();
    done(await family.updateFee(feeId, { parentId: family.otherParentId }));
    await family.payOn('2026-03-06', feeId, '120');
    // at the end of the grace period, the fee belonged to the first account, and 80.00 of 200.00 was unpaid
    expect(await family.penaltyOf(feeId)).toMatchObject({ accountId: penalty.accountId, amount: '2.00' });
    expect(await family.account()).toMatchObject({ owed: '2.00' });
  });

  it('is refused without changes if it exceeds the balance', async () => {
    const { family, feeId, penalty } = await penalised();
    const refused = await family.recordPayment({
      ...{ feeId, amount: '200.01', method: 'CASH', paidAt: '2026-03-05T12:00:00Z' },
    });
    expect(refused.errors).toHaveLength(1);
    expect(await family.penaltyOf(feeId)).toEqual(penalty);
  });
});
