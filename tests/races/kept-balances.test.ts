import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Config } from '../../src/config.ts';
import { entities, subscribers } from '../../src/features/index.ts';
import { lockAccounts } from '../../src/features/money/accounts/open-accounts.ts';
import { migrations } from '../../src/migrations/index.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { eachMonthEnd } from '../../src/platform/time/days.ts';
import { entriesOf, type Family, openFamily } from '../features/money/ledger/family.ts';
import { keepNight, keptIn, recomputed, toldOf } from '../features/money/ledger/keeping.ts';
import { goTo, patientApp } from '../features/money/penalties/setup.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import type { GraphqlResult } from '../support/clients.ts';

let app: TestApp;

beforeAll(async () => {
  app = await patientApp();
});
afterAll(() => app.stop());
afterEach(() => void vi.useRealTimers());

const MONTHS = ['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31'];

const WRITERS = 6;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Creates families of one academy, each with an account and a fee of 100.00 billed in January. */
async function crowd(count: number): Promise<{ family: Family; fees: string[] }> {
  goTo('2026-01-10');
  const family = await openFamily(app);
  const students = await Promise.all(Array.from({ length: count }, () => family.academy.with.student()));
  const fees = await Promise.all(students.map(({ id: studentId }) => family.bill('100', '2026-03-01', { studentId })));
  goTo('2026-04-02');
  return { family, fees };
}

const payLate = (family: Family, feeId: string, day: string, amount = '1') =>
  family.recordPayment({ feeId, amount, method: 'CASH', paidAt: `${day}T12:00:00.000Z` });

/** Asserts that stored month ends and computed days equal the sums of the entries. */
async function expectKept({ academy, ...rest }: Family): Promise<void> {
  const entries = await entriesOf({ academy, ...rest });
  const kept = Object.entries(await keptIn(academy));
  for (const month of MONTHS) {
    const ofMonth = kept.filter(([key]) => key.startsWith(month)).map(([key, amount]) => [key.slice(11), amount]);
    expect([month, Object.fromEntries(ofMonth)]).toEqual([month, recomputed(entries, month).fees]);
  }
  for (const day of [...eachMonthEnd('2025-12-31', '2026-03-31'), '2026-01-10', '2026-02-20', '2026-04-02']) {
    expect([day, await toldOf(app, academy, day)]).toEqual([day, recomputed(entries, day)]);
  }
}

describe('month-end balances of accounts', () => {
  it('are exact if back-dated entries are written while nightly jobs run', async () => {
    const { family, fees } = await crowd(24);
    const writes = fees.flatMap((fee, index) =>
      ['2025-12-24', '2026-01-31', '2026-02-14', '2026-04-01']
        .slice(index % 3)
        .map((day) => () => payLate(family, fee, day)),
    );
    // only as many writers as the nightly jobs leave connections free, because longer waits would be refused
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      const answers: GraphqlResult[] = [];
      for (const [index, write] of writes.entries()) {
        if (index % WRITERS !== writer) continue;
        // some entries come before a nightly job, some after it
        await pause((index * 7) % 20);
        answers.push(await write());
      }
      return answers;
    });
    const nights = [0, 60, 60, 200].map(async (ms) => {
      await pause(ms);
      await keepNight(app, family.academy);
    });
    const [answers] = await Promise.all([Promise.all(writers), Promise.all(nights)]);
    expect(answers.flat().flatMap(({ errors }) => errors ?? [])).toEqual([]);
    await keepNight(app, family.academy);
    await expectKept(family);
  });

  it('are correct during the first nightly job, which counts no entry twice', async () => {
    const { family, fees } = await crowd(12);
    for (const fee of fees) await payLate(family, fee, '2026-02-14', '25');
    const before = recomputed(await entriesOf(family), '2026-03-15');
    const told = Promise.all(Array.from({ length: 12 }, () => toldOf(app, family.academy, '2026-03-15')));
    await Promise.all([keepNight(app, family.academy), keepNight(app, family.academy)]);
    for (const each of await told) expect(each).toEqual(before);
    await expectKept(family);
  });

  it('are stored in smaller groups of accounts if an account stays locked longer than the statement timeout', async () => {
    const inHaste = ({ databaseUrl: url, databaseDirectUrl: directUrl }: Config) =>
      openDatabase({ url, directUrl, entities, migrations, subscribers, timeout: 1_500 });
    const hasty = await startTestApp({ TOKEN_TTL: '315360000' }, inHaste);
    try {
      goTo('2026-01-10');
      const family = await openFamily(hasty);
      await family.bill('100', '2026-03-01');
      goTo('2026-04-02');
      const { id } = await family.account();
      const held = family.academy.run(async (em) => {
        await lockAccounts(em, [id]);
        await pause(2_500);
      });
      await Promise.all([held, keepNight(hasty, family.academy)]);
      expect(Object.keys(await keptIn(family.academy))).toHaveLength(3);
    } finally {
      await hasty.stop();
    }
  });
});
