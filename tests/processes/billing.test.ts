import type { ChildProcess } from 'node:child_process';
import { afterAll, afterEach, expect, inject, it } from 'vitest';
import { Fee } from '../../src/features/money/ledger/fee.entity.ts';
import { Job } from '../../src/platform/jobs/job.entity.ts';
import { manyLearners } from '../features/money/billing/crowd.ts';
import { readRun, runBilling } from '../features/money/billing/setup.ts';
import { migratedDatabaseUrl, startTestApp } from '../support/app.ts';
import { runProgram, SECRET } from '../support/process.ts';
import { seedAcademy } from '../support/seed.ts';

const ENROLLMENTS = 2_500;
const PATIENCE = { interval: 20 };

const running: ChildProcess[] = [];
const stops: (() => Promise<void>)[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  for (const stop of stops) await stop();
});

it('each fee is billed once even if the billing process is killed', { timeout: 180_000 }, async () => {
  expect(inject('postgresUrl')).toBeTruthy();
  const url = await migratedDatabaseUrl();
  const app = await startTestApp({ DATABASE_URL: url, JWT_SECRET: SECRET });
  stops.push(app.stop);
  const work = () => {
    const { child, exit } = runProgram('worker', { DATABASE_URL: url, JWT_SECRET: SECRET });
    running.push(child);
    return { child, exit };
  };
  const academy = await seedAcademy(app);
  const admin = await academy.as('academy_admin');
  await manyLearners(academy, ENROLLMENTS);
  // like autovacuum does: without statistics the planner would scan all rows for each of the many new rows
  await app.services.database.orm.em.getConnection().execute('analyze');
  const { data } = await runBilling(app, admin, {});
  const read = () => readRun(app, admin, data.runBilling.id);
  const killed = work();
  await expect.poll(async () => (await read()).counts.created, PATIENCE).toBeGreaterThan(0);
  killed.child.kill('SIGKILL');
  await killed.exit;
  const half = await read();
  expect(half.status).toBe('RUNNING');
  expect(half.counts.created).toBeLessThan(ENROLLMENTS);
  // the number of fees stops at the reported count
  await expect.poll(() => academy.run((em) => em.count(Fee, {})), PATIENCE).toBe(half.counts.created);
  const past = new Date(Date.now() - 1).toISOString();
  await academy.run((em) => em.nativeUpdate(Job, { kind: 'billing.run' }, { lockedUntil: past }));
  work();
  await expect.poll(async () => (await read()).status, PATIENCE).toBe('DONE');
  expect(await read()).toMatchObject({ counts: { created: ENROLLMENTS, existing: 0, failed: 0 } });
  expect(await academy.run((em) => em.count(Fee, {}))).toBe(ENROLLMENTS);
});
