import { CompiledQuery } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ReadRoute } from '../../../src/platform/database/replica/read-route.ts';
import { systemTransaction } from '../../../src/platform/database/tenant-session.ts';
import type { TestApp } from '../../support/app.ts';
import { runOn } from '../../support/replica.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../support/seed.ts';
import {
  createStudent,
  pauseReplay,
  preferring,
  readsOnReplica,
  replayed,
  type Servers,
  startServers,
  startWithReplica,
  studentNames,
  twoAdmins,
  until,
  untilUsable,
} from './setup.ts';

let servers: Servers;
/** An app that does not use a replica whose data are older than five seconds. */
let app: TestApp;
let academy: SeededAcademy;
const log: string[] = [];

beforeAll(async () => {
  servers = await startServers({ max_standby_streaming_delay: '0' });
  const logger = pino({ level: 'info' }, { write: (line) => void log.push(line) });
  app = await startWithReplica(servers, { REPLICA_MAX_LAG: '5' }, logger);
  academy = await seedAcademy(app);
});
afterAll(async () => {
  await app?.stop();
  await servers?.stop();
});

/** Ends the replication, and removes the slot that the replica needs to connect again. Returns true if it succeeded. */
const disconnected = async (): Promise<boolean> => {
  await runOn(servers.primary.url, 'select pg_terminate_backend(pid) from pg_stat_replication');
  const dropped = `select pg_drop_replication_slot(slot_name) from pg_replication_slots where not active`;
  return (await runOn(servers.primary.url, dropped)).length === 1;
};

/** Waits until reads use the replica, and returns a reader that uses it. */
async function openOnReplica() {
  await replayed(servers);
  const before = readsOnReplica(app);
  const { route, reader } = await vi.waitFor(tryToOpen, { timeout: 60_000 });
  expect(readsOnReplica(app)).toBe(before + 1);
  const read = () => reader.query(CompiledQuery.raw('select first_name, pg_is_in_recovery() as replica from students'));
  return { reader, read, route };

  async function tryToOpen() {
    const route = new ReadRoute(academy.id, 'replica');
    const reader = await app.services.database.openReader(academy.id, { route });
    if (readsOnReplica(app) > before) return { route, reader };
    await reader.end();
    throw new Error('The replica was not used.');
  }
}

/** Locks the table on the primary. The replay of the lock ends all reads of the table on the replica. */
const lockStudents = () =>
  systemTransaction(app.services.database, async (em) => {
    const lock = 'lock table students in access exclusive mode';
    await em.getConnection().execute(lock, [], 'run', em.getTransactionContext());
  });

/** Waits until lists are read from the replica. Its rows are always complete here. */
const untilRead = (as: Member, before: number) =>
  until(async () => {
    expect(await studentNames(app, preferring('replica', as))).toEqual(['Ada']);
    return readsOnReplica(app) > before;
  });

it('reads use the primary while the replica lags by more than REPLICA_MAX_LAG, and the replica afterwards', async () => {
  const [writer, other] = await twoAdmins(servers, academy);
  await untilUsable(app);
  const resume = await pauseReplay(servers);
  await createStudent(app, writer, 'Ada');
  await untilUsable(app, false);
  expect(app.services.database.replica?.status().age).toBeGreaterThan(5_000);
  expect(await studentNames(app, preferring('replica', other))).toEqual(['Ada']);
  const before = readsOnReplica(app);
  await resume();
  await untilUsable(app);
  await untilRead(other, before);
});

it('a replica that lost its connection to the primary is not read, although it has replayed everything that it received', async () => {
  await replayed(servers);
  await untilUsable(app);
  await until(disconnected);
  await academy.with.course();
  await untilUsable(app, false);
  await runOn(servers.primary.url, `select pg_create_physical_replication_slot('replica', true)`);
  await untilUsable(app);
});

it('a read runs on the primary if the replica dies during the request, and reads use the replica after its restart', async () => {
  const [, other] = await twoAdmins(servers, academy);
  const { reader, read } = await openOnReplica();
  expect(await read()).toEqual([{ first_name: 'Ada', replica: true }]);
  await servers.replica.kill();
  const both = await Promise.all([read(), read()]);
  expect(both).toEqual(Array(2).fill([{ first_name: 'Ada', replica: false }]));
  await reader.end();
  const before = readsOnReplica(app);
  expect(await studentNames(app, preferring('replica', other))).toEqual(['Ada']);
  expect(readsOnReplica(app)).toBe(before);
  await servers.replica.start();
  await untilUsable(app);
  await untilRead(other, before);
});

it('a read runs on the primary if the replica cancels the read because it conflicts with a change that the replica must apply', async () => {
  const { reader, read, route } = await openOnReplica();
  expect(await read()).toEqual([{ first_name: 'Ada', replica: true }]);
  await lockStudents();
  await until(async () => {
    const [row] = (await read()) as { replica: boolean }[];
    return row?.replica === false;
  });
  await reader.end();
  // later reads of the same request do not go back in time
  expect(route.allowsReplica(false)).toBe(false);
});

it('a statement runs again on the primary if the replica cancels it during the execution', async () => {
  const { reader } = await openOnReplica();
  const slow = 'select first_name, case when pg_is_in_recovery() then pg_sleep(100)::text end as slept from students';
  const rows = reader.query(CompiledQuery.raw(slow));
  const active = `select count(*)::int as count from pg_stat_activity where query like '%slept%' and wait_event = 'PgSleep'`;
  await until(async () => (await servers.replica.run(active))[0]?.count === 1);
  await lockStudents();
  expect(await rows).toEqual([{ first_name: 'Ada', slept: null }]);
  await reader.end();
  expect(app.services.database.replica?.status().isUsable).toBe(true);
});

it('a statement that fails because of its own error is not repeated on the primary', async () => {
  const { reader } = await openOnReplica();
  const failed = app.services.database.replica?.readCounts().primary_failed;
  await expect(reader.query(CompiledQuery.raw('select 1 / 0'))).rejects.toThrow('division by zero');
  await reader.end();
  expect(app.services.database.replica?.readCounts().primary_failed).toBe(failed);
  expect(app.services.database.replica?.status().isUsable).toBe(true);
});

it('a replica that was promoted to a primary is not read, and the log contains a warning', async () => {
  const [, other] = await twoAdmins(servers, academy);
  const { reader, read } = await openOnReplica();
  await reader.end();
  await servers.replica.run('select pg_promote()');
  await servers.replica.run('create table written_after_promotion (id int)');
  const before = readsOnReplica(app);
  expect(await studentNames(app, preferring('replica', other))).toEqual(['Ada']);
  expect(readsOnReplica(app)).toBe(before);
  await untilUsable(app, false);
  await until(async () => log.some((line) => /"level":40.*(promoted|no standby).*cannot be used/.test(line)));
  await expect(read()).rejects.toThrow();
});
