import { CompiledQuery, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeEach, expect, inject, it, onTestFinished } from 'vitest';
import { entities } from '../../src/features/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrations.ts';
import { migratedDatabaseUrl } from '../support/app.ts';
import { asAdmin } from '../support/as-admin.ts';
import { dropDatabase } from '../support/postgres.ts';

const SLEEP = CompiledQuery.raw('select pg_sleep(60)');

let url: string;
let direct: string;

beforeEach(async () => {
  direct = await migratedDatabaseUrl();
  const { pathname } = new URL(direct);
  url = `${inject('pgbouncerUrl')}${pathname}`;
  onTestFinished(() => dropDatabase(inject('postgresUrl'), pathname.slice(1)));
});

async function open(timeout: number, directUrl = direct): Promise<Database> {
  const database = await openDatabase({ url, directUrl, entities, migrations, timeout, poolSize: 5 });
  onTestFinished(() => database.close());
  return database;
}

/** Returns the number of sleeping statements in PostgreSQL itself. */
const sleeping = () =>
  asAdmin(direct, async (admin) => {
    const { rows } = await admin.query(`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`);
    return rows[0].n;
  });

it('each pooled session uses UTC, even if the database has another time zone', async () => {
  await asAdmin(direct, (admin) =>
    admin.query(`alter database ${new URL(direct).pathname.slice(1)} set timezone = 'Australia/Brisbane'`),
  );
  const { kysely } = await open(10_000);
  // each transaction has its own session, because it is open while the other ones run
  const zones = await Promise.all(
    Array.from({ length: 5 }, () =>
      kysely.transaction().execute(async (transaction) => {
        const { rows } = await sql`select current_setting('TimeZone') as zone, pg_sleep(0.2)`.execute(transaction);
        return (rows[0] as { zone: string }).zone;
      }),
    ),
  );
  expect(zones).toEqual(Array(5).fill('UTC'));
});

it('a read is cancelled through PgBouncer when its caller no longer waits', async () => {
  const caller = new AbortController();
  const reader = await (await open(0)).openReader(uuid(), { isLong: true, gone: () => caller.signal });
  const read = reader.query(SLEEP).catch((error) => error);
  await expect.poll(sleeping).toBe(1);
  caller.abort();
  expect(await read).toMatchObject({ code: '57014' });
  expect(await sleeping()).toBe(0);
  await reader.end();
});

it('statements inside and outside of transactions are cancelled in PostgreSQL at the timeout', async () => {
  const { kysely } = await open(1_500);
  const results = await Promise.allSettled([
    kysely.executeQuery(SLEEP),
    kysely.transaction().execute((transaction) => transaction.executeQuery(SLEEP)),
  ]);
  expect(results).toMatchObject(Array(2).fill({ status: 'rejected', reason: { code: '57014' } }));
  expect(await sleeping()).toBe(0);
});

it('a statement whose first execution failed before it was prepared succeeds later on the same connection', async () => {
  const database = await openDatabase({ url, entities, migrations, timeout: 1_000, poolSize: 1 });
  onTestFinished(() => database.close());
  const statement = CompiledQuery.raw('select id from batches');
  const read = async () => {
    const reader = await database.openReader(uuid());
    return reader.query(statement).finally(() => reader.end());
  };
  // texts are prepared from their second use
  await read();
  await asAdmin(direct, async (admin) => {
    await admin.query('begin; lock table batches in access exclusive mode');
    await expect(read()).rejects.toMatchObject({ code: '57014' });
  });
  for (let n = 0; n < 2; n++) expect(await read()).toEqual([]);
});

it('migrations are refused if DATABASE_DIRECT_URL also leads to PgBouncer', async () => {
  await expect(migrate(await open(10_000, url))).rejects.toThrow('Set DATABASE_DIRECT_URL.');
});
