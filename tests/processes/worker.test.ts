import type { ChildProcess } from 'node:child_process';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { openServiceDatabase } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { Session } from '../../src/features/auth/session.entity.ts';
import { sessionsSweep } from '../../src/features/auth/sweep-sessions.ts';
import { User } from '../../src/features/auth/user.entity.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrations.ts';
import { systemTransaction } from '../../src/platform/database/tenant-session.ts';
import { enqueue } from '../../src/platform/jobs/enqueue.ts';
import { JobState } from '../../src/platform/jobs/job-states.ts';
import { SystemJob } from '../../src/platform/jobs/system-job.entity.ts';
import { newDatabaseUrl } from '../support/app.ts';
import { freePort, runProgram, SECRET } from '../support/process.ts';

let url: string;
let database: Database;
const running: ChildProcess[] = [];

beforeAll(async () => {
  expect(inject('postgresUrl')).toBeTruthy();
  url = await newDatabaseUrl('postgresql');
  database = await openServiceDatabase(loadConfig({ DATABASE_URL: url, JWT_SECRET: SECRET }, 'test'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => database.close());

function work(environment: NodeJS.ProcessEnv = {}) {
  const program = runProgram('src/worker.js', { DATABASE_URL: url, JWT_SECRET: SECRET, ...environment });
  running.push(program.child);
  return program;
}

const jobNow = async () => (await database.orm.em.fork().find(SystemJob, { kind: sessionsSweep.name }))[0] as SystemJob;
const stateNow = async () => (await jobNow()).state;
const PATIENCE = { timeout: 20_000, interval: 50 };

it('works off jobs, tells how, gives back what it was at, and one that was killed is followed by another', {
  timeout: 60_000,
}, async () => {
  const behind = work();
  expect(await behind.exit).toBe(1);
  expect(behind.output()).toContain('npm run migrate');
  await migrate(database);
  await systemTransaction(database, async (em) => {
    const user = em.create(User, { name: 'A', email: 'a@example.test', passwordHash: 'none' }, { partial: true });
    const long = { expiresAt: '2026-01-01T00:00:00.000Z', createdAt: '2025-12-01T00:00:00.000Z' };
    em.create(Session, { user, tokenId: crypto.randomUUID(), lastUsedAt: null, ...long }, { partial: true });
    await enqueue(em, sessionsSweep, {});
  });

  // nobody can delete sessions before this transaction ends: the job is begun, and stays so
  const lock = Promise.withResolvers<void>();
  const holding = systemTransaction(database, async (em) => {
    await em
      .getConnection()
      .execute('lock table sessions in access exclusive mode', [], 'run', em.getTransactionContext());
    await lock.promise;
  });
  const killed = work();
  await expect.poll(stateNow, PATIENCE).toBe(JobState.RUNNING);
  killed.child.kill('SIGKILL');
  await killed.exit;
  expect(await jobNow()).toMatchObject({ state: JobState.RUNNING, attempts: 1 });

  await database.orm.em.fork().nativeUpdate(SystemJob, {}, { lockedUntil: new Date(Date.now() - 1).toISOString() });
  const stopped = work();
  await expect.poll(async () => (await jobNow()).attempts, PATIENCE).toBe(2);
  await expect.poll(stateNow, PATIENCE).toBe(JobState.RUNNING);
  lock.resolve();
  await holding;
  await expect.poll(stateNow, PATIENCE).toBe(JobState.DONE);
  expect(await database.orm.em.fork().count(Session, {})).toBe(0);
  stopped.child.kill('SIGTERM');
  expect(await stopped.exit).toBe(0);

  const port = await freePort();
  const watched = work({ METRICS_PORT: port });
  await systemTransaction(database, (em) => enqueue(em, sessionsSweep, {}));
  const metrics = () =>
    fetch(`http://127.0.0.1:${port}/metrics`).then(
      (answer) => answer.text(),
      () => '',
    );
  await expect.poll(metrics, PATIENCE).toContain('academy_jobs_total{kind="sessions.sweep",outcome="done"} 1');
  expect(await metrics()).toContain('academy_jobs{state="dead"} 0');
  watched.child.kill('SIGTERM');
  expect(await watched.exit).toBe(0);
});
