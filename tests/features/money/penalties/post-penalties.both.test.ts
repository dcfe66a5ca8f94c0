import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LatePenaltyKind } from '../../../../src/features/academy/academies/academy.enums.ts';
import { addDays } from '../../../../src/platform/time/days.ts';
import type { TestApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { runBilling } from '../billing/setup.ts';
import { entriesOf, eventsOf } from '../ledger/family.ts';
import { goTo, openLateFamily, patientApp, setPenalty } from './setup.ts';

let app: TestApp;

beforeAll(async () => {
  app = await patientApp();
});
afterAll(() => app.stop());

afterEach(() => void vi.useRealTimers());

const NOTHING = { count: 0, total: 0 };

describe('penalties for late payment', () => {
  it('are computed once from the balance at the end of the grace period, and voided if a back-dated payment covers that balance', async () => {
    goTo('2026-02-20');
    const family = await openLateFamily(app);
    const feeId = await family.bill('200', '2026-03-01', { title: 'March' });
    goTo('2026-03-04');
    await family.paid(feeId, '50');
    goTo('2026-03-06', '23:59:59');
    expect(await family.run()).toEqual(NOTHING);
    goTo('2026-03-07');
    expect(await family.run()).toEqual({ count: 1, total: 375 });
    const penalty = await family.penaltyOf(feeId);
    expect(penalty).toMatchObject({
      feeType: 'LATE_PAYMENT_PENALTY',
      title: 'Late payment: March',
      ...{ amount: '3.75', balance: '3.75', currency: 'USD', dueDate: '2026-03-07', paymentStatus: 'PENDING' },
      ...{ penaltyForId: feeId, studentId: family.childId, accountId: (await family.account()).id },
      steps: [
        {
          label: 'Left to pay at the end of 2026-03-06',
          ...{ basis: '150.00', fraction: '2.5 %', amount: '3.75', total: '3.75' },
        },
      ],
      penaltyBasis: { graceEnd: '2026-03-06', balance: '150.00', percent: '2.50', amount: null },
      ...{ waivedAt: null, waiveReason: null },
    });
    expect(await family.run('2026-03-07')).toEqual(NOTHING);
    goTo('2026-03-10');
    const { id } = penalty;
    await family.payOn('2026-03-05', feeId, '150');
    expect(await family.penaltyOf(feeId)).toMatchObject({ id, voidedAt: '2026-03-10T12:00:00.000Z', waivedAt: null });
    expect(await family.account()).toMatchObject({ owed: '0.00', credit: '0.00' });
    goTo('2026-04-20');
    expect(await family.run()).toEqual(NOTHING);
    expect((await family.lines({ feeId, id })).slice(2)).toEqual([
      ['id', 'charge', 375],
      ['feeId', 'payment', -15_000],
      ['id', 'void', -375],
    ]);
  });

  it('do not depend on the day of the run, because payments and changes after the grace period are ignored', async () => {
    goTo('2026-02-20');
    const family = await openLateFamily(app);
    const [late, settled, changed] = [
      await family.bill('200', '2026-03-01'),
      await family.bill('100', '2026-03-01'),
      await family.bill('300', '2026-03-01'),
    ];
    const intime = await family.bill('80', '2026-03-01');
    goTo('2026-03-06', '23:59:59');
    await family.paid(intime, '80');
    goTo('2026-03-07', '00:00:00');
    await family.paid(settled, '100');
    goTo('2026-04-01');
    await family.updateFee(changed, { amount: '10' });
    await family.paid(late, '100');
    goTo('2026-04-20');
    expect(await family.run()).toEqual({ count: 3, total: 500 + 250 + 750 });
    expect(await family.run()).toEqual(NOTHING);
    expect(await family.penaltyOf(intime)).toBeNull();
    expect(await family.penaltyOf(settled)).toMatchObject({ amount: '2.50', dueDate: '2026-04-20' });
  });

  it('can be a fixed amount, and are not posted if the amount would be zero or if the academy turned penalties off', async () => {
    goTo('2026-02-20');
    const family = await openLateFamily(app, { kind: LatePenaltyKind.FIXED, amount: 500, graceDays: 0 });
    const feeId = await family.bill('0.01', '2026-03-01');
    goTo('2026-03-02');
    expect(await family.run()).toEqual({ count: 1, total: 500 });
    expect(await family.penaltyOf(feeId)).toMatchObject({
      amount: '5.00',
      steps: [{ basis: null, fraction: null, amount: '5.00', total: '5.00' }],
      penaltyBasis: { graceEnd: '2026-03-01', balance: '0.01', percent: null, amount: '5.00' },
    });
    const none = await family.bill('0.19', '2026-03-02');
    await setPenalty(family, { kind: LatePenaltyKind.PERCENT, amount: 250 });
    goTo('2026-03-04');
    expect(await family.run()).toEqual(NOTHING);
    expect(await family.penaltyOf(none)).toBeNull();
    await setPenalty(family, { kind: LatePenaltyKind.FIXED, amount: null });
    expect(await family.run()).toEqual(NOTHING);
    await setPenalty(family, { kind: LatePenaltyKind.NONE });
    expect(await family.run()).toEqual(NOTHING);
  });

  it('are posted after a grace period that begins on the charge date, if the fee is billed after its due date', async () => {
    goTo('2026-03-20');
    const family = await openLateFamily(app);
    const feeId = await family.bill('100', '2026-03-01');
    goTo('2026-03-25', '23:59:59');
    expect(await family.run()).toEqual(NOTHING);
    goTo('2026-03-26', '00:00:00');
    expect(await family.run()).toEqual({ count: 1, total: 250 });
    expect((await family.penaltyOf(feeId)).penaltyBasis).toMatchObject({ graceEnd: '2026-03-25' });
  });

  it('are not posted for fees that were due before the day `since` of the settings, or if `since` is null', async () => {
    goTo('2026-02-20');
    const family = await openLateFamily(app, { since: '2026-03-02' });
    const before = await family.bill('100', '2026-03-01');
    const since = await family.bill('100', '2026-03-02');
    goTo('2026-03-20');
    const latest = await family.bill('100', '2026-03-01');
    goTo('2026-04-20');
    expect(await family.run()).toEqual({ count: 1, total: 250 });
    expect(await family.penaltyOf(since)).toMatchObject({ amount: '2.50' });
    for (const id of [before, latest]) expect(await family.penaltyOf(id)).toBeNull();
    await setPenalty(family, { since: null });
    expect(await family.run()).toEqual(NOTHING);
  });

  it('are posted neither for voided fees nor for unpaid penalties', async () => {
    goTo('2026-02-20');
    const family = await openLateFamily(app);
    const voided = await family.bill('100', '2026-03-01');
    await family.bill('100', '2026-03-01', { feeType: 'LATE_PAYMENT_PENALTY' });
    const feeId = await family.bill('100', '2026-03-01');
    goTo('2026-03-07');
    await family.voidFee(voided);
    expect(await family.run()).toEqual({ count: 1, total: 250 });
    const { id } = await family.penaltyOf(feeId);
    // the penalty stays a penalty even if its fee type is changed
    await family.updateFee(id, { feeType: 'ACTIVITY' });
    goTo('2026-05-01');
    expect(await family.run()).toEqual(NOTHING);
    await family.voidFee(id);
    expect(await family.run()).toEqual(NOTHING);
  });

  it('are paid with credit of the account', async () => {
    goTo('2026-02-20');
    const family = await openLateFamily(app);
    const feeId = await family.bill('100', '2026-03-01');
    goTo('2026-03-10');
    const payment = await family.pay('102');
    expect(await family.account()).toMatchObject({ owed: '0.00', credit: '2.00' });
    expect(await family.run()).toEqual({ count: 1, total: 250 });
    expect(await family.penaltyOf(feeId)).toMatchObject({ paidAmount: '2.00', balance: '0.50' });
    expect(await family.account()).toMatchObject({ owed: '0.50', credit: '0.00' });
    const moves = (await entriesOf(family)).filter(({ kind }) => kind === 'move');
    expect(moves.map(({ payment_id, amount }) => [payment_id, amount])).toEqual([
      [payment, 200],
      [payment, -200],
    ]);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-03-06'],
    ['America/New_York', '2026-03-08'],
    ['Europe/London', '2026-03-29'],
    ['Asia/Kolkata', '2026-02-28'],
  ])('are posted in the time zone %s at midnight after the last grace day, %s', async (timezone, graceEnd) => {
    goTo('2026-02-10', '12:00:00', timezone);
    const family = await openLateFamily(app, { timezone, graceDays: 1 });
    const dueDate = addDays(graceEnd, -1);
    const feeId = await family.bill('100', dueDate);
    const intime = await family.bill('100', dueDate);
    goTo(graceEnd, '23:59:59', timezone);
    expect(await family.run()).toEqual(NOTHING);
    await family.paid(intime, '100');
    const next = addDays(graceEnd, 1);
    goTo(next, '00:00:00', timezone);
    expect(await family.run()).toEqual({ count: 1, total: 250 });
    expect(await family.penaltyOf(feeId)).toMatchObject({ dueDate: next, penaltyBasis: { graceEnd } });
  });

  it.each([
    ['2026-01-31', 30, '2026-03-02'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 365, '2027-12-31'],
  ])(
    'have, for the due date %s and %i grace days, a grace period that ends on %s',
    async (dueDate, graceDays, graceEnd) => {
      goTo('2026-01-05');
      const family = await openLateFamily(app, { graceDays });
      const feeId = await family.bill('100', dueDate);
      goTo(graceEnd, '23:59:59');
      expect(await family.run()).toEqual(NOTHING);
      goTo(addDays(graceEnd, 1), '00:00:00');
      expect(await family.run()).toEqual({ count: 1, total: 250 });
      expect((await family.penaltyOf(feeId)).penaltyBasis).toMatchObject({ graceEnd });
    },
  );

  it('cannot be posted for future days', async () => {
    goTo('2026-03-07');
    const family = await openLateFamily(app);
    const { errors } = await runBilling(app, family.admin, { kind: 'PENALTY', asOf: '2026-03-08' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { asOf: ['The as of field must be a date before or equal to 2026-03-07.'] },
    });
  });

  it('are posted only in the academy of the run', async () => {
    goTo('2026-02-20');
    const [family, other] = [await openLateFamily(app), await openLateFamily(app)];
    await other.bill('100', '2026-03-01');
    goTo('2026-03-07');
    expect(await family.run()).toEqual(NOTHING);
    expect(await other.run()).toMatchObject({ count: 1 });
  });

  it('cause events and audit entries without a user', async () => {
    goTo('2026-02-20');
    const family = await openLateFamily(app);
    const feeId = await family.bill('200', '2026-03-01');
    goTo('2026-03-07');
    const before = (await eventsOf(family)).length;
    await family.run();
    const { id } = await family.penaltyOf(feeId);
    const told = (await eventsOf(family)).slice(before);
    expect(told.map(({ type }) => type).sort()).toEqual(['billing_run.done', 'fee.created', 'penalty.posted']);
    expect(told.find(({ type }) => type === 'penalty.posted')?.payload).toMatchObject({
      id,
      penalty_for_id: feeId,
      student_id: family.childId,
      parent_id: null,
      ...{ amount: '5.00', currency: 'USD', due_date: '2026-03-07', grace_end: '2026-03-06', balance: '200.00' },
    });
    expect((await entriesOf(family)).at(-1)).toMatchObject({ fee_id: id, kind: 'charge', amount: 500, actor_id: null });
    const { data } = await gql(
      app,
      family.admin,
      'query ($id: ID!) { auditLog(filter: { resourceId: $id }) { nodes { action resource userId } } }',
      { id },
    );
    expect(data.auditLog.nodes).toEqual([{ action: 'created', resource: 'Fee', userId: null }]);
  });

  it('are posted with as many SQL statements for many fees as for few', async () => {
    goTo('2026-02-20');
    const family = await openLateFamily(app);
    const count = async () => (await app.counting(() => family.run())).statements.length;
    // the first count is not compared, because the first run may need more statements
    const counts: number[] = [];
    for (const number of [5, 10, 20]) {
      goTo('2026-03-01');
      for (let fee = 0; fee < number; fee++) await family.bill('100', '2026-03-01');
      goTo('2026-03-07');
      counts.push(await count());
    }
    expect(counts[2]).toBe(counts[1]);
  });
});
