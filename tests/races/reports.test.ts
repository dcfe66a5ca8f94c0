import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { codes, gql, rest } from '../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

/** Short limits, so that the tests need not wait long. */
const LIMITS = { places: 2, patience: 300, timeout: 1_200 };
const REPORT = '/reports/payment-history';

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;
const logged: { level: number; msg: string }[] = [];

beforeAll(async () => {
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) });
  app = await startTestApp({}, undefined, log, { heavyReads: LIMITS });
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});
afterAll(() => app.stop());

/** Runs `work` while payments are locked. */
async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  return app.services.database.kysely.transaction().execute(async (transaction) => {
    await sql`lock table payments in access exclusive mode`.execute(transaction);
    return work();
  });
}

/** Returns the number of statements that wait for the lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(app.services.database.kysely);
  return Number(rows[0]?.count);
}

it('a third parallel report of an academy is refused, a slow report is cancelled, and later reports succeed', async () => {
  const parent = await academy.as('parent');
  const elsewhere = await (await seedAcademy(app)).as('academy_admin');
  const [slow, busy, others] = await whileLocked(async () => {
    const first = [rest(app, admin, 'GET', REPORT), gql(app, admin, '{ paymentHistoryReport { totalCount } }')];
    await expect.poll(waiting).toBe(2);
    const third = rest(app, admin, 'GET', REPORT);
    const beside = [rest(app, parent, 'GET', REPORT), rest(app, elsewhere, 'GET', REPORT)];
    await expect.poll(waiting).toBe(4);
    return Promise.all([Promise.all(first), third, Promise.all(beside)]);
  });
  expect([busy.status, busy.body, busy.headers.get('retry-after')]).toEqual([
    503,
    { message: 'Other reports are being worked out: try again in a few seconds.' },
    '1',
  ]);
  const tooSlow = 'It took too long to work this out: ask for a shorter period, or for less of it by a filter.';
  for (const { status, body } of [slow[0], ...others] as { status: number; body: unknown }[])
    expect([status, body]).toEqual([503, { message: tooSlow }]);
  expect(slow[1]).toMatchObject({ errors: [{ message: tooSlow, extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
  expect((await rest(app, admin, 'GET', REPORT)).status).toBe(200);
});

it('several reports in one document do not wait for each other, and a failed report does not affect other fields', async () => {
  const reports = ['a', 'b', 'c', 'd'].map((alias) => `${alias}: paymentHistoryReport { totalCount }`).join(' ');
  const answer = await gql(app, admin, `{ ${reports} students { totalCount } }`);
  expect([codes(answer), Object.keys(answer.data)]).toEqual([[], ['a', 'b', 'c', 'd', 'students']]);
  const partial = await whileLocked(() =>
    gql(
      app,
      admin,
      '{ students { nodes { enrollments { totalCount } } } outstandingFeesReport { totalCount } paymentHistoryReport { totalCount } }',
    ),
  );
  expect(codes(partial)).toEqual(['SERVICE_UNAVAILABLE']);
});

it.each(['REST', 'GraphQL'])(
  'if a %s client disconnects, its report no longer counts for the limit of parallel reports, and no error is logged',
  async (api) => {
    logged.length = 0;
    await whileLocked(async () => {
      const leaving = new AbortController();
      const { token, academyId } = admin;
      const headers = {
        ...{ authorization: `Bearer ${token}`, 'x-academy-id': String(academyId) },
        'content-type': 'application/json',
      };
      const { signal } = leaving;
      const body = JSON.stringify({ query: '{ paymentHistoryReport { totalCount } }' });
      const asked = [1, 2, 3].map(() =>
        api === 'REST'
          ? fetch(`${app.url}/api/v1${REPORT}`, { headers, signal })
          : fetch(`${app.url}/graphql`, { method: 'POST', headers, body, signal }),
      );
      await expect.poll(waiting).toBe(2);
      leaving.abort();
      await Promise.allSettled(asked);
      await expect.poll(waiting, { timeout: LIMITS.timeout / 2 }).toBe(0);
      await expect.poll(() => logged.filter(({ msg }) => msg === 'request aborted')).toHaveLength(3);
      const next = rest(app, admin, 'GET', REPORT);
      await expect.poll(waiting).toBe(1);
      expect(logged.filter(({ level }) => level > 30)).toEqual([]);
      await next;
    });
    expect((await rest(app, admin, 'GET', REPORT)).status).toBe(200);
  },
);
