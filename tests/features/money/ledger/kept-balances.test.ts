import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { Account } from '../../../../src/features/money/accounts/account.entity.ts';
import { NO_FEE } from '../../../../src/features/money/ledger/fee-balance.entity.ts';
import { LedgerEntry } from '../../../../src/features/money/ledger/ledger-entry.entity.ts';
import { statements } from '../../../../src/features/money/statements/statement.resource.ts';
import { Parent } from '../../../../src/features/people/parents/parent.entity.ts';
import { insertRows } from '../../../../src/platform/database/bulk-rows.ts';
import { enqueue } from '../../../../src/platform/jobs/enqueue.ts';
import { addDays, eachMonthEnd, FIRST_DAY, lastMonthEnd } from '../../../../src/platform/time/days.ts';
import { now } from '../../../../src/platform/time/now.ts';
import { createBackground } from '../../../../src/service/background.ts';
import type { TestApp } from '../../../support/app.ts';
import { scheduleOf } from '../../../support/schedules.ts';
import { goTo, patientApp } from '../penalties/setup.ts';
import { act, dayOf, type Made, noteMade } from './acting.ts';
import { done, entriesOf, type Family, openFamily } from './family.ts';
import { history, type Step } from './history.ts';
import { keepNight, keptIn, recomputed, toldOf } from './keeping.ts';

let app: TestApp;

beforeAll(async () => {
  app = await patientApp();
});
afterAll(() => app.stop());

const START = '2026-01-20';

beforeEach(() => goTo(START));
afterEach(() => void vi.useRealTimers());

const wait = (days: number): void => goTo(addDays(dayOf(0), days));

/** Expects that, for each of the days, the balances from the service are the sums of the ledger entries. */
async function expectTold(family: Family, days: readonly string[]): Promise<void> {
  const entries = await entriesOf(family);
  for (const day of days)
    expect([day, await toldOf(app, family.academy, day)]).toEqual([day, recomputed(entries, day)]);
}

/** Returns two days long ago, days at and after each month end since October 2025, and today. No day is after today. */
const daysUntil = (today: string): string[] =>
  [
    ...['1999-12-31', '2000-01-31'],
    ...[...eachMonthEnd('2025-10-01', lastMonthEnd(today))].flatMap((end) => [0, 1, 15].map((by) => addDays(end, by))),
    today,
  ].filter((day) => day <= today);

const untilKept = ({ academy }: Family): Promise<string[]> =>
  academy.run(async (em) => (await em.find(Account, {})).map(({ balancesKeptUntil }) => balancesKeptUntil));

/**
 * Creates a family with a fee of 90.00 from January, of which 30.00 is paid in February. Afterwards, the clock shows 5
 * March.
 */
async function family(): Promise<Family & { billed: string; accountId: string }> {
  const made = await openFamily(app);
  const billed = await made.bill('90', '2026-02-01');
  goTo('2026-02-10');
  await made.pay('30');
  const { id: accountId } = await made.account();
  goTo('2026-03-05');
  return { ...made, billed, accountId };
}

const paidOn = (day: string) => ({ paidAt: `${day}T12:00:00.000Z` });

describe('stored month-end balances of accounts', () => {
  it('are stored once, at night, for months that have ended', async () => {
    const made = await family();
    const { academy, billed, accountId } = made;
    await keepNight(app, academy);
    const kept = { [`2026-01-31 ${accountId} ${billed}`]: 9_000, [`2026-02-28 ${accountId} ${billed}`]: 6_000 };
    expect(await keptIn(academy)).toEqual(kept);
    await keepNight(app, academy);
    expect(await keptIn(academy)).toEqual(kept);
    await made.pay('70');
    goTo('2026-05-01');
    await keepNight(app, academy);
    expect(await keptIn(academy)).toEqual({
      ...kept,
      [`2026-03-31 ${accountId} ${NO_FEE}`]: -1_000,
      [`2026-04-30 ${accountId} ${NO_FEE}`]: -1_000,
    });
    expect(await untilKept(made)).toEqual(['2026-04-30']);
  });

  it('end each month at midnight in the time zone of the academy', async () => {
    const made = await family();
    const { academy } = made;
    await academy.run(async (em) => {
      const row = await em.findOneOrFail(Academy, { id: academy.id });
      row.settings = { ...row.settings, timezone: 'Pacific/Honolulu' };
    });
    goTo('2026-04-01', '08:00:00');
    await keepNight(app, academy);
    expect(await untilKept(made)).toEqual(['2026-02-28']);
    goTo('2026-04-01', '11:00:00');
    await keepNight(app, academy);
    expect(await untilKept(made)).toEqual(['2026-03-31']);
  });

  it('are stored by the scheduled nightly job', async () => {
    const made = await family();
    await made.academy.run((em) => enqueue(em, scheduleOf('balances.keep').kind, {}));
    await createBackground(app.services, [{ jobs: statements.jobs ?? [] }]).drain(now());
    expect(Object.keys(await keptIn(made.academy))).toHaveLength(2);
  });

  it('are corrected in the transaction of a back-dated entry', async () => {
    const made = await family();
    const { academy, billed, accountId } = made;
    await keepNight(app, academy);
    // the payment is dated before the fee was billed
    await made.pay('40', paidOn('2025-12-24'));
    expect(await keptIn(academy)).toEqual({
      [`2025-12-31 ${accountId} ${billed}`]: -4_000,
      [`2026-01-31 ${accountId} ${billed}`]: 5_000,
      [`2026-02-28 ${accountId} ${billed}`]: 2_000,
    });
    // zero balances are not stored; overpayment is stored as credit
    await made.pay('25', paidOn('2026-02-28'));
    expect(await keptIn(academy)).toEqual({
      [`2025-12-31 ${accountId} ${billed}`]: -4_000,
      [`2026-01-31 ${accountId} ${billed}`]: 5_000,
      [`2026-02-28 ${accountId} ${NO_FEE}`]: -500,
    });
    const before = await keptIn(academy);
    expect(
      await made.recordAccountPayment({ accountId, amount: '5', method: 'CASH', ...paidOn('2026-04-01') }),
    ).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
    expect(await keptIn(academy)).toEqual(before);
    await expectTold(made, daysUntil('2026-03-05'));
  });

  it('begin in January 2000; balances of earlier days are computed from the entries', async () => {
    const made = await family();
    await keepNight(app, made.academy);
    await made.pay('1', paidOn('1999-12-31'));
    await made.pay('1', paidOn('0001-01-01'));
    const months = Object.keys(await keptIn(made.academy)).map((key) => key.slice(0, 10));
    expect([months[0], months.length]).toEqual(['2000-01-31', 26 * 12 + 2]);
    await expectTold(made, ['0001-01-01', '1999-12-30', '1999-12-31', ...daysUntil('2026-03-05')]);
  });

  it.each([true, false])(
    'count a fee for its first payer on the days before the fee was moved to another payer (balance stored before the move: %s)',
    async (isKept) => {
      const made = await openFamily(app);
      const { id: studentId } = await made.academy.with.student();
      const fee = await made.bill('90', '2026-02-01', { studentId });
      goTo('2026-02-10');
      if (isKept) await keepNight(app, made.academy);
      const parts = [30, 60].map((amount) => ({
        amount: String(amount),
        dueDate: '2026-03-01',
        parentId: made.parentId,
      }));
      done(await made.splitFee(fee, parts));
      goTo('2026-04-05');
      done(await made.recordPayment({ feeId: fee, amount: '10', method: 'CASH', ...paidOn('2026-01-15') }));
      await expectTold(made, daysUntil('2026-04-05'));
      await keepNight(app, made.academy);
      done(await made.recordPayment({ feeId: fee, amount: '5', method: 'CASH', ...paidOn('2026-01-15') }));
      await expectTold(made, daysUntil('2026-04-05'));
    },
  );

  it('exclude fees in another currency', async () => {
    const made = await family();
    const { academy, accountId } = made;
    const foreign = await academy.with.fee({
      studentId: made.childId,
      currency: 'EUR',
      amount: 4_000,
      dueDate: '2026-03-01',
    });
    await academy.run((em) => em.nativeUpdate(Account, { id: accountId }, { owed: 6_000 }));
    goTo('2026-05-05');
    done(await made.recordPayment({ feeId: foreign.id, amount: '15', method: 'CASH', ...paidOn('2026-04-15') }));
    const ours = (entries: any[]) => entries.filter(({ fee_id }) => fee_id !== foreign.id);
    const expectOurs = async () => {
      const entries = ours(await entriesOf(made));
      for (const day of daysUntil('2026-05-05'))
        expect(await toldOf(app, academy, day)).toEqual(recomputed(entries, day));
    };
    await expectOurs();
    await keepNight(app, academy);
    await expectOurs();
    done(await made.recordPayment({ feeId: foreign.id, amount: '5', method: 'CASH', ...paidOn('2026-03-15') }));
    await expectOurs();
    expect(Object.keys(await keptIn(academy)).some((key) => key.includes(foreign.id))).toBe(false);
  });

  it('are not needed: past balances of thousands of accounts without stored balances are computed backwards from today', async () => {
    const made = await family();
    await keepNight(app, made.academy);
    const { communicationPreferences } = new Parent();
    const people = Array.from({ length: 1_001 }, () => uuid()).map((id) => ({
      ...{ id, firstName: 'Pat', lastName: 'Payer', email: `${id}@example.test`, phone: '555-0100' },
      communicationPreferences,
    }));
    await made.academy.run(async (em) => {
      await insertRows(em, Parent, people);
      const accounts = people.map(({ id }) => ({ id, number: id.slice(-12), parentId: id }));
      await insertRows(em, Account, accounts);
    });
    await made.pay('7', paidOn('2026-01-31'));
    await made.academy.run((em) => em.nativeUpdate(Account, {}, { balancesKeptUntil: FIRST_DAY }));
    await expectTold(made, daysUntil('2026-03-05'));
  });
});

describe('wrong month-end balances', () => {
  it.each([
    ['a wrong amount', sql`update fee_balances set balance = balance + 1 where month = '2026-02-28'`],
    ['a missing row', sql`delete from fee_balances where month = '2026-02-28'`],
    ['an extra row', sql`update fee_balances set fee_id = ${NO_FEE} where month = '2026-02-28'`],
  ])('are found, logged and corrected at night: %s', async (_, damage) => {
    const made = await family();
    await keepNight(app, made.academy);
    const kept = await keptIn(made.academy);
    const warned: unknown[][] = [];
    const log = { warn: (...told: unknown[]) => warned.push(told) } as never;
    const services = { ...app.services, log };
    await keepNight(app, made.academy, { services });
    expect(warned).toEqual([]);
    await made.academy.run((em) => damage.execute(em.getKysely()));
    expect(await keptIn(made.academy)).not.toEqual(kept);
    await keepNight(app, made.academy, { services });
    expect(await keptIn(made.academy)).toEqual(kept);
    expect(warned).toEqual([
      [{ academyId: made.academy.id, accountIds: [made.accountId] }, expect.stringContaining('did not agree')],
    ]);
  });

  it('are found and corrected at night if a ledger entry was inserted directly into the database', async () => {
    const made = await family();
    await keepNight(app, made.academy);
    const line = {
      accountId: made.accountId,
      kind: 'charge',
      amount: 500,
      effectiveOn: '2026-01-25',
      feeId: made.billed,
    };
    await made.academy.run((em) => insertRows(em, LedgerEntry, [{ id: uuid(), ...line }]));
    await keepNight(app, made.academy);
    expect(Object.values(await keptIn(made.academy))).toEqual([9_500, 6_500]);
  });
});

const FIRST: Step = { do: 'bill', amount: 12, due: 5, isPenalty: false };

describe('month-end balances after months of random payments', () => {
  it('lead to the correct balance for every past day, no matter when the nightly job ran', async () => {
    // before each step, days pass and the nightly job may run; after the step, a back-dated payment may follow
    const between = fc.record({
      days: fc.nat({ max: 25 }),
      isNight: fc.boolean(),
      late: fc.option(fc.record({ amount: fc.integer({ min: 1, max: 9 }), ago: fc.nat({ max: 4 }) })),
    });
    const steps = fc.tuple(history, fc.infiniteStream(between));
    await fc.assert(
      fc.asyncProperty(steps, async ([story, times]) => {
        goTo(START);
        const made: Made = { fees: [], payments: [] };
        const family = await openFamily(app);
        // closed books would refuse back-dated entries
        for (const step of [FIRST, ...story].filter((each) => each.do !== 'close')) {
          const { value } = times.next();
          wait(value.days);
          if (value.isNight) await keepNight(app, family.academy);
          const late = value.late && ({ do: 'pay', to: null, ...value.late } as const);
          for (const each of late ? [step, late] : [step]) noteMade(made, (await act(family, each, made, 25)).data);
        }
        const today = dayOf(0);
        await expectTold(family, daysUntil(today));
        const kept = await keptIn(family.academy);
        // deletes the stored balances, so that the nightly job stores them again
        await family.academy.run(async (em) => {
          await sql`delete from fee_balances where academy_id = ${family.academy.id}`.execute(em.getKysely());
          await em.nativeUpdate(Account, {}, { balancesKeptUntil: FIRST_DAY });
        });
        await expectTold(family, daysUntil(today));
        await keepNight(app, family.academy);
        const anew = Object.entries(await keptIn(family.academy));
        const [until = ''] = Object.keys(kept)
          .map((key) => key.slice(0, 10))
          .toSorted()
          .reverse();
        expect(kept).toEqual(Object.fromEntries(anew.filter(([key]) => key.slice(0, 10) <= until)));
        await expectTold(family, daysUntil(today));
      }),
      { numRuns: 6 },
    );
  }, 240_000);
});
