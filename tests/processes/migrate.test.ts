import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../src/features/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { databaseState, migrate } from '../../src/platform/database/migrations.ts';
import { newDatabaseUrl } from '../support/app.ts';
import { asAdmin } from '../support/as-admin.ts';
import { ENGINES } from '../support/engines.ts';
import { freePort } from '../support/free-port.ts';
import { type Program, runProgram, SECRET, untilReady } from '../support/process.ts';

describe.each(ENGINES)('migrations of an empty database on %s', { timeout: 200_000 }, (engine) => {
  let folder: string;
  let url: string;
  const running: Program[] = [];

  const run = (entry: string, environment: NodeJS.ProcessEnv = {}, ...args: string[]) => {
    const program = runProgram(entry, { DATABASE_URL: url, JWT_SECRET: SECRET, ...environment }, ...args);
    running.push(program);
    return program;
  };

  async function onDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase({ url, entities, migrations, poolSize: 2 });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  const state = () => onDatabase((database) => databaseState(database));

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'academy-migrate-'));
    url = engine === 'sqlite' ? `sqlite:${folder}/db.sqlite` : await newDatabaseUrl(engine);
  });

  afterEach(async () => {
    for (const { child } of running.splice(0)) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('all succeed if `--migrate` and `npm run migrate` run in parallel', async () => {
    const port = await freePort();
    const service = run('main', { PORT: port }, '--migrate');
    const other = run('migrate');
    await untilReady(service, `http://127.0.0.1:${port}`);
    expect([await other.exit, other.output()]).toEqual([0, 'The database is up to date.\n']);
    expect(await state()).toBe('current');
  });

  it('are completed by the next migration if the first is killed', async () => {
    for (const kill of engine === 'sqlite' ? killsOnSqlite : [killOnPostgres]) {
      const killed = run('migrate');
      await kill(killed.child);
      await killed.exit;
      expect(killed.child.signalCode).toBe('SIGKILL');
      expect(await state()).toBe('empty');
    }
    await onDatabase((database) => migrate(database));
    expect(await state()).toBe('current');
  });

  /** Kills the process some moments after the start: the migration is applied completely or not at all. */
  const killsOnSqlite = [0, 30].map((delay) => async (child: ChildProcess) => {
    await expect.poll(() => existsSync(`${folder}/db.sqlite`), { interval: 2 }).toBe(true);
    await setTimeout(delay);
    child.kill('SIGKILL');
  });

  /** Kills the process in the middle of the first migration, which waits for a table with the same name. */
  async function killOnPostgres(child: ChildProcess) {
    await asAdmin(url, async (admin) => {
      await admin.query('begin; create table fees ()');
      // uses another connection, because a transaction repeats the activity that its first query has read
      const waits = () =>
        asAdmin(url, async (other) => {
          const text = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
          return (await other.query(text)).rowCount;
        });
      await expect.poll(waits).toBe(1);
      child.kill('SIGKILL');
      await once(child, 'exit');
      await admin.query('rollback');
    });
  }
});
