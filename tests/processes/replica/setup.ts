import { expect, onTestFinished, vi } from 'vitest';
import { type Config, loadConfig } from '../../../src/config.ts';
import { migrate } from '../../../src/platform/database/migrations.ts';
import { openServiceDatabase } from '../../../src/service/services.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { type Credentials, gql, rest } from '../../support/clients.ts';
import { createDatabase, type PostgresServer, startPostgres } from '../../support/postgres.ts';
import { runOn, startReplica, type TestReplica } from '../../support/replica.ts';
import type { Member, SeededAcademy } from '../../support/seed.ts';

/** A server with a migrated database of the service, and its replica. */
export interface Servers {
  readonly primary: PostgresServer;
  readonly replica: TestReplica;
  /** The URLs of the database, for an owner with the privileges that docs/deployment.md names. */
  readonly url: string;
  readonly readUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts a server and a replica. The replica contains the database after it has replayed the creation of the database.
 */
export async function startServers(replicaSettings: Readonly<Record<string, string>> = {}): Promise<Servers> {
  const primary = await startPostgres();
  const replica = await startReplica(primary, replicaSettings);
  for (const sql of [
    'create role academy_tenant nologin',
    `create role academy login password 'academy'`,
    'grant academy_tenant to academy',
  ])
    await runOn(primary.url, sql);
  await createDatabase(primary.url, 'academy');
  await runOn(primary.url, 'alter database academy owner to academy');
  const ownedBy = (server: string) => {
    const url = new URL(`${server}/academy`);
    Object.assign(url, { username: 'academy', password: 'academy' });
    return url.href;
  };
  const url = ownedBy(primary.url);
  const database = await openServiceDatabase(loadConfig({ DATABASE_URL: url }, 'tool'));
  await migrate(database);
  await database.close();
  await replayed({ primary, replica });
  const stop = async () => void (await Promise.all([replica.stop(), primary.stop()]));
  return { primary, replica, url, readUrl: ownedBy(replica.url), stop };
}

/** Waits until a condition holds, in tests and in hooks. */
export const until = (condition: () => Promise<boolean>): Promise<void> =>
  vi.waitFor(async () => expect(await condition()).toBe(true), { timeout: 60_000, interval: 20 });

/** Waits until the replica has replayed everything that the primary has written. */
export async function replayed({ primary, replica }: Pick<Servers, 'primary' | 'replica'>): Promise<void> {
  const [written] = await runOn(primary.url, 'select pg_current_wal_insert_lsn()::text as lsn');
  await runOn(primary.url, 'checkpoint');
  await until(async () => {
    const [{ reached } = {}] = await replica.run(
      `select pg_last_wal_replay_lsn() >= '${written?.lsn}'::pg_lsn as reached`,
    );
    return reached === true;
  });
}

/** Stops the replay of the replica until the end of the test, or until the returned function is called. */
export async function pauseReplay({ replica }: Servers): Promise<() => Promise<void>> {
  await replica.run('select pg_wal_replay_pause()');
  await until(async () => {
    const [{ state } = {}] = await replica.run('select pg_get_wal_replay_pause_state() as state');
    return state === 'paused';
  });
  const resume = async () => void (await replica.run('select pg_wal_replay_resume()'));
  onTestFinished(resume);
  return resume;
}

/** Starts the service with the replica. By default, the replica may be old, so that tests see old rows. */
export async function startWithReplica(
  { url, readUrl }: Pick<Servers, 'url' | 'readUrl'>,
  environment: NodeJS.ProcessEnv = {},
  log?: Parameters<typeof startTestApp>[2],
): Promise<TestApp> {
  const open = (config: Config) => openServiceDatabase(config, { timeout: 60_000, replica: config.replica });
  const settings = { DATABASE_URL: url, DATABASE_READ_URL: readUrl, REPLICA_MAX_LAG: '3600' };
  return startTestApp({ ...settings, JWT_SECRET: 'x'.repeat(40), ...environment }, open, log);
}

/** Returns the number of reads on the replica so far. */
export const readsOnReplica = (app: TestApp): number => app.services.database.replica?.readCounts().replica ?? 0;

/** Waits until the service uses the replica, or until it does not. */
export const untilUsable = (app: TestApp, isUsable = true): Promise<void> =>
  until(async () => app.services.database.replica?.status().isUsable === isUsable);

/** Returns the caller with the header that chooses the server. */
export const preferring = (server: string, caller: Credentials): Credentials => ({
  ...caller,
  headers: { 'x-read-preference': server },
});

/** Creates a student as a caller, and returns the id. */
export async function createStudent(app: TestApp, as: Credentials, firstName: string): Promise<string> {
  const { status, body } = await rest(app, as, 'POST', '/students', { first_name: firstName, last_name: 'Pupil' });
  expect(status).toBe(201);
  return body.data.id;
}

/** Returns the first names of the students that a caller sees in REST and, by the same header, in GraphQL. */
export async function studentNames(app: TestApp, as: Credentials): Promise<string[]> {
  const { body } = await rest(app, as, 'GET', '/students?per_page=100&sort=created_at');
  const names = body.data.map((student: { first_name: string }) => student.first_name);
  const { data } = await gql(app, as, '{ students(first: 100, orderBy: [CREATED_AT_ASC]) { nodes { firstName } } }');
  expect(data.students.nodes.map((student: { firstName: string }) => student.firstName)).toEqual(names);
  return names;
}

/** Returns two admins of an academy, whom the replica already contains. The first admin is going to write. */
export async function twoAdmins(servers: Servers, academy: SeededAcademy): Promise<[writer: Member, other: Member]> {
  const admins: [Member, Member] = [await academy.as('academy_admin'), await academy.as('academy_admin')];
  await replayed(servers);
  return admins;
}
