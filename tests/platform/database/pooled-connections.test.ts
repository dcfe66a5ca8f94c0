import { CompiledQuery, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { expect, it, onTestFinished } from 'vitest';
import { entities } from '../../../src/features/index.ts';
import { migrations } from '../../../src/migrations/index.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { DatabaseStateError } from '../../../src/platform/database/database-state-error.ts';
import { assertCurrent, migrate } from '../../../src/platform/database/migrations.ts';
import { isTooSlow } from '../../../src/platform/database/too-slow.ts';
import { migratedDatabaseUrl } from '../../support/app.ts';
import { openProxy } from '../../support/proxy.ts';

const TIMEOUT = '1200ms';
const SLEEP = CompiledQuery.raw('select pg_sleep(60)');

/** Opens a migrated database through a proxy that changes the bytes of the server's responses. */
async function openThrough(change?: (answer: Buffer) => Buffer, isDirectKnown = false): Promise<Database> {
  const url = new URL(await migratedDatabaseUrl('postgresql'));
  const directUrl = isDirectKnown ? url.href : undefined;
  const proxy = await openProxy(Number(url.port), change);
  url.port = String(proxy.port);
  const given = { url: url.href, ...(directUrl && { directUrl }) };
  const database = await openDatabase({ ...given, entities, migrations, timeout: 1_500, poolSize: 2 });
  onTestFinished(async () => {
    await database.close();
    await proxy.close();
  });
  return database;
}

const replacing = (text: string, by: string) => (answer: Buffer) =>
  Buffer.from(answer.toString('latin1').replace(text, by), 'latin1');

/** The first message to the client with the number of its server process. A pooler invents this number. */
function asPooler(answer: Buffer): Buffer {
  const at = answer.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
  if (at >= 0) answer.writeInt32BE(answer.readInt32BE(at + 5) + 1_000_000, at + 5);
  return answer;
}

const settingsIn = async (connection: Database['kysely']) =>
  (
    await sql`select current_setting('statement_timeout') as timeout, current_setting('jit') as jit,
      current_setting('TimeZone') as zone`.execute(connection)
  ).rows[0];

it('a direct connection to PostgreSQL has the settings of the service for its whole session', async () => {
  const database = await openThrough();
  expect(await settingsIn(database.kysely)).toEqual({ timeout: TIMEOUT, jit: 'off', zone: 'UTC' });
  await expect(assertCurrent(database)).resolves.toBeUndefined();
});

it('a connection through a pooler has the settings of the service only within transactions', async () => {
  const database = await openThrough(asPooler);
  const [before, within] = [await settingsIn(database.kysely), { timeout: TIMEOUT, jit: 'off', zone: 'UTC' }];
  expect(before).toMatchObject({ timeout: '0', zone: 'UTC' });
  expect(await database.kysely.transaction().execute(settingsIn)).toEqual(within);
  const ofEntities = database.orm.em.fork().transactional((em) => settingsIn(em.getKysely()));
  expect(await ofEntities).toEqual(within);
  const reader = await database.openReader(uuid(), { isLong: true, timeout: 77 });
  expect(await reader.query(CompiledQuery.raw('show statement_timeout'))).toEqual([{ statement_timeout: '77ms' }]);
  await reader.end();
  expect(await settingsIn(database.kysely)).toEqual(before);
});

it.each([
  ['a direct connection', undefined],
  ['a connection through a pooler', asPooler],
])(
  'a statement in a transaction of %s ends at the timeout, and the connection can be used again',
  async (_, change) => {
    const { kysely } = await openThrough(change);
    const error = await kysely
      .transaction()
      .execute((transaction) => transaction.executeQuery(SLEEP))
      .then(
        () => expect.unreachable(),
        (reason) => reason,
      );
    expect([error.code, isTooSlow(error)]).toEqual(['57014', true]);
    expect((await kysely.executeQuery(CompiledQuery.raw('select 1 as one'))).rows).toEqual([{ one: 1 }]);
  },
);

it('a long read is cancelled in PostgreSQL when its caller disconnects', async () => {
  const database = await openThrough();
  const caller = new AbortController();
  const reader = await database.openReader(uuid(), { isLong: true, timeout: 60_000, gone: () => caller.signal });
  const read = reader.query(SLEEP).catch((error) => error);
  const sleeping = async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`.execute(database.kysely);
    return rows[0]?.n;
  };
  await expect.poll(sleeping).toBe(1);
  caller.abort();
  expect(await read).toMatchObject({ code: '57014' });
  expect(await sleeping()).toBe(0);
  await reader.end();
});

it('a connection with another time zone is refused, because its timestamps would be wrong', async () => {
  const { kysely } = await openThrough(replacing('TimeZone\0UTC\0', 'TimeZone\0GMT\0'));
  await expect(settingsIn(kysely)).rejects.toThrow(
    new DatabaseStateError(
      'The connections of DATABASE_URL have the time zone GMT instead of UTC. A pooler must pass on the startup parameter TimeZone, as PgBouncer does.',
    ),
  );
});

it('the start and migrations are refused through a pooler, unless DATABASE_DIRECT_URL leads directly to the server', async () => {
  const pooled = await openThrough(asPooler);
  for (const work of [migrate, assertCurrent])
    await expect(work(pooled)).rejects.toThrow(/without a pooler\. Set DATABASE_DIRECT_URL\.$/);
  const database = await openThrough(asPooler, true);
  for (const work of [migrate, assertCurrent]) await expect(work(database)).resolves.toBeUndefined();
});
