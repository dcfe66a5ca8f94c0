import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Academy } from '../../src/features/academy/academies/academy.entity.ts';
import { AcademyStatus } from '../../src/features/academy/academies/academy.enums.ts';
import { modules } from '../../src/features/index.ts';
import { WebhookDeliveryStatus } from '../../src/features/operations/webhooks/webhook.enums.ts';
import { Student } from '../../src/features/people/students/student.entity.ts';
import { systemTransaction } from '../../src/platform/database/tenant-session.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { createRelay } from '../../src/platform/events/relay.ts';
import { decideOnJob } from '../../src/platform/jobs/decide-on-job.ts';
import { enqueue } from '../../src/platform/jobs/enqueue.ts';
import { Job } from '../../src/platform/jobs/job.entity.ts';
import { DeadJob, type JobKind, jobKind, onJob, systemJobKind } from '../../src/platform/jobs/job-kind.ts';
import { readJobNumbers } from '../../src/platform/jobs/job-numbers.ts';
import { JobState } from '../../src/platform/jobs/job-states.ts';
import { sweepJobs } from '../../src/platform/jobs/sweep-jobs.ts';
import { SystemJob } from '../../src/platform/jobs/system-job.entity.ts';
import { createBackground } from '../../src/service/background.ts';
import { mailScene } from '../features/identity/auth/accounts.ts';
import { readDeliveries, wired } from '../features/operations/webhooks/setup.ts';
import { userWithPassword } from '../features/people/members/setup.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { gql, rest } from '../support/clients.ts';
import { type SeededAcademy, seedAcademy, seedSuperAdmin } from '../support/seed.ts';

const ACADEMIES = 3;

/** A background whose jobs are of one kind. */
const backgroundOf = <Payload extends object>(
  app: TestApp,
  kind: JobKind<Payload>,
  run: (payload: Payload) => Promise<void> | void,
) => createBackground(app.services, [{ jobs: [onJob(kind, async (_job, payload: Payload) => run(payload))] }]);

/** Returns the shard of a distributed table that stores the rows of an academy. */
async function shardOf({ services }: TestApp, academyId: string): Promise<number> {
  const { rows } = await sql<{ shard: number }>`
    select get_shard_id_for_distribution_column('jobs', ${academyId}::uuid) as shard`.execute(services.database.kysely);
  return rows[0]?.shard as number;
}

/** Creates academies whose rows are in different shards. */
async function academiesOnShards(app: TestApp): Promise<SeededAcademy[]> {
  const found = new Map<number, SeededAcademy>();
  while (found.size < ACADEMIES) {
    const academy = await seedAcademy(app);
    found.set(await shardOf(app, academy.id), academy);
  }
  return [...found.values()];
}

describe('background work on a distributed database', () => {
  let app: TestApp;
  let academies: SeededAcademy[];

  beforeAll(async () => {
    app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'true' });
    academies = await academiesOnShards(app);
  });
  afterAll(() => app.stop());

  it('two job runners execute each job of many academies once, although the academies are on different shards', async () => {
    const kind = jobKind<{ n: number }>('citus.each');
    for (const [index, academy] of academies.entries()) {
      await academy.run(async (em) => {
        for (let n = 0; n < 20; n++) await enqueue(em, kind, { n: index * 20 + n });
      });
    }
    const done: number[] = [];
    const two = [1, 2].map(() => backgroundOf(app, kind, ({ n }) => void done.push(n)));
    for (const background of two) background.start();
    await expect.poll(() => done.length).toBeGreaterThanOrEqual(20 * ACADEMIES);
    await Promise.all(two.map((background) => background.stop()));
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 * ACADEMIES }, (_, n) => n));
    for (const academy of academies) {
      const jobs = await academy.run((em) => em.find(Job, { kind: kind.name }));
      expect(jobs.map(({ state, attempts }) => [state, attempts])).toEqual(Array(20).fill([JobState.DONE, 1]));
    }
  });

  it('two job runners execute each job without an academy once', async () => {
    const kind = systemJobKind<{ n: number }>('citus.system');
    await systemTransaction(app.services.database, async (em) => {
      for (let n = 0; n < 20; n++) await enqueue(em, kind, { n });
    });
    const done: number[] = [];
    const two = [1, 2].map(() => backgroundOf(app, kind, ({ n }) => void done.push(n)));
    for (const background of two) background.start();
    await expect.poll(() => done.length).toBeGreaterThanOrEqual(20);
    await Promise.all(two.map((background) => background.stop()));
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
    const jobs = await app.services.database.orm.em.fork().find(SystemJob, { kind: kind.name });
    expect(jobs.every(({ state, attempts }) => state === JobState.DONE && attempts === 1)).toBe(true);
  });

  it('a process runs a job that it added itself, before it next searches all shards for jobs', async () => {
    const kind = jobKind<{ n: number }>('citus.own');
    const done: number[] = [];
    const background = backgroundOf(app, kind, ({ n }) => void done.push(n));
    const searches: string[] = [];
    const stop = app.services.database.onStatement((text) => {
      if (/select t\.academy_id as "academyId" from "jobs" t/.test(text)) searches.push(text);
    });
    background.start();
    await expect.poll(() => searches.length).toBe(2);
    searches.length = 0;
    await academies[0]?.run((em) => enqueue(em, kind, { n: 1 }));
    await expect.poll(() => done, { interval: 20 }).toEqual([1]);
    const everywhere = searches.filter((text) => !text.includes('t.academy_id = any('));
    await background.stop();
    stop();
    expect(everywhere).toEqual([]);
  });

  it('a job of a suspended academy waits until the academy is active again', async () => {
    const kind = jobKind<{ n: number }>('citus.held');
    const done: number[] = [];
    const background = backgroundOf(app, kind, ({ n }) => void done.push(n));
    const academy = await seedAcademy(app);
    const setStatus = (status: AcademyStatus) =>
      academy.run((em) => em.nativeUpdate(Academy, { id: academy.id }, { status }));
    await setStatus(AcademyStatus.SUSPENDED);
    for (let n = 0; n < 3; n++) await academy.run((em) => enqueue(em, kind, { n }));
    await academies[0]?.run((em) => enqueue(em, kind, { n: 9 }));
    await background.drain();
    expect(done.splice(0)).toEqual([9]);
    const states = async () =>
      (await academy.run((em) => em.find(Job, { kind: kind.name }, { refresh: true }))).map(({ state }) => state);
    expect(await states()).toEqual([JobState.HELD, JobState.HELD, JobState.HELD]);
    await setStatus(AcademyStatus.ACTIVE);
    await background.drain();
    expect(done.toSorted()).toEqual([0, 1, 2]);
  });

  it('a job is claimed by another worker if its first worker ended', async () => {
    const kind = jobKind<{ n: number }>('citus.lost');
    const done: number[] = [];
    const background = backgroundOf(app, kind, ({ n }) => void done.push(n));
    const [academy] = academies as [SeededAcademy];
    await academy.run((em) => enqueue(em, kind, { n: 1 }));
    const lost = {
      state: JobState.RUNNING,
      attempts: 1,
      lockToken: crypto.randomUUID(),
      lockedUntil: '2026-01-01T00:00:00Z',
    };
    await academy.run((em) => em.nativeUpdate(Job, { kind: kind.name }, lost));
    await background.drain();
    expect(done).toEqual([1]);
  });

  it('a schedule adds a job for each academy; dead jobs are counted, and old jobs are deleted', async () => {
    const kind = jobKind<Record<string, never>>('citus.nightly');
    let runs = 0;
    const handler = onJob(kind, async () => void runs++);
    const schedules = [{ name: 'citus.nightly', cron: '0 2 * * *', kind }];
    const background = createBackground(app.services, [{ jobs: [handler], schedules }]);
    await background.drain();
    await background.drain(new Date(Date.now() + 2 * 86_400_000).toISOString());
    expect(runs).toBeGreaterThanOrEqual(ACADEMIES);
    expect(await readJobNumbers(app.services.database)).toMatchObject({ dead: expect.any(Number) });

    const [academy] = academies as [SeededAcademy];
    const old = new Date(Date.now() - 8 * 86_400_000).toISOString();
    await academy.run((em) => em.nativeUpdate(Job, { kind: kind.name }, { updatedAt: old }));
    expect(await sweepJobs(app.services.database)).toBeGreaterThanOrEqual(1);
    expect(await academy.run((em) => em.count(Job, { kind: kind.name }))).toBe(0);
  });

  it('a Super Admin lists jobs of all academies, and retries and discards a dead job', async () => {
    const kind = jobKind<{ n: number }>('citus.dead');
    const [academy] = academies as [SeededAcademy];
    await academy.run((em) => enqueue(em, kind, { n: 1 }));
    const background = backgroundOf(app, kind, () => {
      throw new DeadJob('This job cannot succeed.');
    });
    await background.drain();
    const admin = await seedSuperAdmin(app);
    const { data, errors } = await gql(
      app,
      admin,
      '{ jobs(filter: { kind: "citus.dead" }) { nodes { id academyId state } } }',
    );
    expect(errors).toBeUndefined();
    const [job] = data.jobs.nodes;
    expect(job).toMatchObject({ academyId: academy.id, state: 'DEAD' });
    expect(await decideOnJob(app.services.database, job.id, 'retry')).toBe('done');
    expect(await decideOnJob(app.services.database, job.id, 'retry')).toBe('refused');
    expect(await decideOnJob(app.services.database, job.id, 'discard')).toBe('done');
    expect(await decideOnJob(app.services.database, job.id, 'discard')).toBe('unknown');
  });

  it('two event relays number events without gaps, and each webhook is delivered once', async () => {
    const another = createRelay(app.services, modules);
    const many = await Promise.all(academies.map(() => wired(app, { eventTypes: ['student.created'] })));
    app.background.start();
    another.start();
    for (const { admin } of many) {
      for (const firstName of ['Ada', 'Max']) {
        const { status } = await rest(app, admin, 'POST', '/students', { first_name: firstName, last_name: 'Test' });
        expect(status).toBe(201);
      }
    }
    for (const { academy, admin, receiver } of many) {
      await expect.poll(() => receiver.received.length).toBe(2);
      const events = await academy.run((em) => em.find(OutboxEvent, {}, { orderBy: { sequence: 'asc' } }));
      expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
      expect(await academy.run((em) => em.count(Student, {}))).toBe(2);
      await expect
        .poll(async () => (await readDeliveries(app, admin)).map(({ status }) => status))
        .toEqual(Array(2).fill(WebhookDeliveryStatus.DELIVERED.toUpperCase()));
    }
    await another.stop();
    await app.background.stop();
    for (const { receiver } of many) await receiver.stop();
  });
});

describe('mail on a distributed database', () => {
  it('is sent by a job that belongs to no academy', async () => {
    const at = await mailScene();
    const user = await userWithPassword(at.app);
    const { status } = await rest(at.app, {}, 'POST', '/auth/forgot-password', { email: user.email });
    expect(status).toBe(200);
    await at.app.background.drain();
    expect(at.smtp.to(user.email)).toHaveLength(1);
    await at.stop();
  });
});
