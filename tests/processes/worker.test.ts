import type { ChildProcess } from 'node:child_process';
import { afterAll, afterEach, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { passwordChangedMail } from '../../src/features/identity/auth/account/account-jobs.ts';
import { Session } from '../../src/features/identity/auth/sessions/session.entity.ts';
import { sessionsSweep } from '../../src/features/identity/auth/sessions/sweeps.ts';
import { User } from '../../src/features/identity/auth/user.entity.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { systemTransaction } from '../../src/platform/database/tenant-session.ts';
import { enqueue } from '../../src/platform/jobs/enqueue.ts';
import type { JobKind } from '../../src/platform/jobs/job-kind.ts';
import { JobState } from '../../src/platform/jobs/job-states.ts';
import { SystemJob } from '../../src/platform/jobs/system-job.entity.ts';
import { openServiceDatabase } from '../../src/service/services.ts';
import { migratedDatabaseUrl, newDatabaseUrl } from '../support/app.ts';
import { freePort } from '../support/free-port.ts';
import { runProgram, SECRET } from '../support/process.ts';
import { startSmtp } from '../support/smtp.ts';

let url: string;
let database: Database;
const running: ChildProcess[] = [];

beforeAll(async () => {
  expect(inject('postgresUrl')).toBeTruthy();
  url = await migratedDatabaseUrl();
  database = await openServiceDatabase(loadConfig({ DATABASE_URL: url, JWT_SECRET: SECRET }, 'test'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => database.close());

function work(environment: NodeJS.ProcessEnv = {}) {
  const program = runProgram('worker', { DATABASE_URL: url, JWT_SECRET: SECRET, ...environment });
  running.push(program.child);
  return program;
}

const newest = async ({ name: kind }: JobKind<object>) =>
  (await database.orm.em.fork().find(SystemJob, { kind }, { orderBy: { id: 'desc' }, limit: 1 }))[0] as SystemJob;
const PATIENCE = { interval: 50 };

/** Prevents the deletion of login sessions until the returned function is called: the job starts, but cannot finish. */
async function holdSessions(): Promise<() => Promise<void>> {
  const [held, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = systemTransaction(database, async (em) => {
    const lock = 'lock table sessions in access exclusive mode';
    await em.getConnection().execute(lock, [], 'run', em.getTransactionContext());
    held.resolve();
    await end.promise;
  });
  await held.promise;
  return () => {
    end.resolve();
    return holding;
  };
}

it('a worker executes jobs and reports metrics, requeues unfinished jobs on shutdown, and runs jobs of a killed worker', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@example.test', PUBLIC_URL: 'https://api.example.test' };
  await systemTransaction(database, async (em) => {
    const user = em.create(User, { name: 'A', email: 'a@example.test', passwordHash: 'none' }, { partial: true });
    const long = { expiresAt: '2026-01-01T00:00:00.000Z', createdAt: '2025-12-01T00:00:00.000Z' };
    em.create(Session, { user, tokenId: crypto.randomUUID(), lastUsedAt: null, ...long }, { partial: true });
    await enqueue(em, sessionsSweep, {});
    await enqueue(em, passwordChangedMail, { userId: user.id, at: new Date().toISOString() });
  });

  // one of two running jobs ends in time, the other job does not
  smtp.behave('hang', 'take');
  const freeSessions = await holdSessions();
  const stopped = work(mail);
  for (const kind of [sessionsSweep, passwordChangedMail]) {
    await expect.poll(() => newest(kind), PATIENCE).toMatchObject({ state: JobState.RUNNING, attempts: 1 });
  }
  const signalled = performance.now();
  stopped.child.kill('SIGTERM');
  const stopping = stopped.exit.then((code) => ({ code, seconds: (performance.now() - signalled) / 1_000 }));
  await expect.poll(stopped.output, PATIENCE).toContain('stopping');
  await freeSessions();
  await expect.poll(() => newest(sessionsSweep), PATIENCE).toMatchObject({ state: JobState.DONE, attempts: 1 });
  expect(await database.orm.em.fork().count(Session, {})).toBe(0);

  const { code, seconds } = await stopping;
  expect(code).toBe(0);
  expect(seconds).toBeGreaterThan(7.9);
  expect(seconds).toBeLessThan(10);

  const behind = work({ DATABASE_URL: await newDatabaseUrl('postgresql') });
  const freeAgain = await holdSessions();
  const killed = work(mail);
  // the attempt of the first worker is not counted
  await expect.poll(() => newest(passwordChangedMail), PATIENCE).toMatchObject({ state: JobState.DONE, attempts: 1 });
  await systemTransaction(database, (em) => enqueue(em, sessionsSweep, {}));
  await expect.poll(() => newest(sessionsSweep), PATIENCE).toMatchObject({ state: JobState.RUNNING, attempts: 1 });
  killed.child.kill('SIGKILL');
  await killed.exit;
  const { id } = await newest(sessionsSweep);
  expect(await newest(sessionsSweep)).toMatchObject({ state: JobState.RUNNING, attempts: 1 });
  const past = new Date(Date.now() - 1).toISOString();
  await database.orm.em.fork().nativeUpdate(SystemJob, { id }, { lockedUntil: past });

  const port = await freePort();
  const next = work({ ...mail, METRICS_PORT: port });
  await expect.poll(() => newest(sessionsSweep), PATIENCE).toMatchObject({ state: JobState.RUNNING, attempts: 2 });
  await freeAgain();
  await expect.poll(() => newest(sessionsSweep), PATIENCE).toMatchObject({ state: JobState.DONE, attempts: 2 });
  expect(await behind.exit).toBe(1);
  expect(behind.output()).toContain('npm run migrate');
  expect([smtp.attempts, smtp.mails.length]).toEqual([2, 1]);
  const metrics = () =>
    fetch(`http://127.0.0.1:${port}/metrics`).then(
      (answer) => answer.text(),
      () => '',
    );
  await expect.poll(metrics, PATIENCE).toContain('academy_jobs_total{kind="sessions.sweep",outcome="done"} 1');
  expect(await metrics()).toContain('academy_jobs{state="dead"} 0');
  next.child.kill('SIGTERM');
  expect(await next.exit).toBe(0);
});
