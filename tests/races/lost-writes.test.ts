import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { entities, subscribers } from '../../src/features/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migratedDatabaseUrl, startTestApp, type TestApp } from '../support/app.ts';
import { codes, gql } from '../support/clients.ts';
import { type Member, seedAcademy } from '../support/seed.ts';

const QUERY = '{ students { totalCount } }';
const CREATE = 'mutation { createStudent(input: { firstName: "Mira", lastName: "Novak" }) { id } }';
/**
 * Timeouts of statements in milliseconds: a short one for two tests that wait for it, and a long one for all other
 * statements.
 */
const SHORT = 2_000;
const LONG = 60_000;
/** The number of connections in the pool. The same number of failed writes must return their connections. */
const POOL = 10;

let app: TestApp;
let admin: Member;
let other: pg.Client;

/** Starts a service with the given statement timeout. */
async function start(timeout: number): Promise<void> {
  const ownUrl = await migratedDatabaseUrl();
  app = await startTestApp({ DATABASE_URL: ownUrl }, ({ databaseUrl: url, databaseDirectUrl: directUrl }) =>
    openDatabase({ url, directUrl, entities, migrations, subscribers, poolSize: POOL, timeout }),
  );
  admin = await (await seedAcademy(app)).as('academy_admin');
  other = new pg.Client({ connectionString: ownUrl });
  await other.connect();
}

afterEach(async () => {
  await other.end();
  await app.stop();
});

const writes = () => Promise.all(Array.from({ length: POOL }, () => gql(app, admin, CREATE)));

/**
 * Counts other connections of clients that meet a condition. PostgreSQL's own processes, such as autovacuum, do not
 * count. Within a transaction, PostgreSQL would repeat earlier statistics.
 */
async function countWhere(condition: string): Promise<number> {
  const { rows } = await other.query(
    `select pg_stat_clear_snapshot(), count(*)::int as n from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() and ${condition}`,
  );
  return rows[0].n;
}

async function expectNothingLost(): Promise<void> {
  expect((await gql(app, admin, QUERY)).data).toEqual({ students: { totalCount: 0 } });
  expect((await writes()).filter(({ errors }) => errors)).toEqual([]);
  expect((await gql(app, admin, QUERY)).data).toEqual({ students: { totalCount: POOL } });
}

it('writes that wait too long for a lock get 503 and release their connections', async () => {
  await start(SHORT);
  await other.query('begin; lock table students in access exclusive mode');
  const refused = await writes();
  await other.query('rollback');
  expect(refused.map(codes)).toEqual(refused.map(() => ['SERVICE_UNAVAILABLE']));
  await expectNothingLost();
});

it('writes whose connection breaks get 503, and later writes use new connections', async () => {
  await start(LONG);
  await other.query('begin; lock table students in access exclusive mode');
  const cut = writes();
  await expect.poll(() => countWhere(`wait_event_type = 'Lock'`)).toBe(POOL);
  await other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  expect((await cut).map(codes)).toEqual(Array.from({ length: POOL }, () => ['SERVICE_UNAVAILABLE']));
  await other.query('rollback');
  await expectNothingLost();
});

it('a statement that times out in the service is cancelled in the database too', async () => {
  await start(SHORT);
  await other.query('begin; lock table students in access exclusive mode');
  // the query selects rows, because their count is stored elsewhere
  expect(codes(await gql(app, admin, '{ students { nodes { id } } }'))).toEqual(['SERVICE_UNAVAILABLE']);
  await expect.poll(() => countWhere(`state = 'active'`)).toBe(0);
  await other.query('rollback');
});
