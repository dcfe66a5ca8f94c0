import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { User } from '../../../../src/features/identity/auth/user.entity.ts';
import { Student } from '../../../../src/features/people/students/student.entity.ts';
import { AuditEntry } from '../../../../src/platform/audit/audit-entry.entity.ts';
import { systemTransaction } from '../../../../src/platform/database/tenant-session.ts';
import { enqueue } from '../../../../src/platform/jobs/enqueue.ts';
import { Job } from '../../../../src/platform/jobs/job.entity.ts';
import { createJobCounts } from '../../../../src/platform/jobs/job-counts.ts';
import { DeadJob, type JobRun, jobKind, onJob, systemJobKind } from '../../../../src/platform/jobs/job-kind.ts';
import { createJobRunner } from '../../../../src/platform/jobs/job-runner.ts';
import { JobState } from '../../../../src/platform/jobs/job-states.ts';
import { jobsQueued } from '../../../../src/platform/jobs/queued-jobs.ts';
import { SystemJob } from '../../../../src/platform/jobs/system-job.entity.ts';
import { createBackground } from '../../../../src/service/background.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { type SeededAcademy, seedAcademy, seedUser } from '../../../support/seed.ts';

let app: TestApp;
let academy: SeededAcademy;

beforeAll(async () => {
  app = await startTestApp();
  academy = await seedAcademy(app);
});
afterAll(() => app.stop());

const plain = jobKind<{ text: string }>('test.plain');
const system = systemJobKind<{ userId: string }>('test.system');

type Run = (job: JobRun, payload: { text: string }) => Promise<void>;

/** Returns a background that executes jobs of the academy with `run`. */
const backgroundOf = (run: Run) => createBackground(app.services, [{ jobs: [onJob(plain, run)] }]);

/** Enqueues a job of the academy. Returns a function that reads its current row. */
async function queued(text: string, of = academy) {
  await of.run((em) => enqueue(em, plain, { text }));
  const all = await of.run((em) => em.find(Job, { kind: 'test.plain' }, { orderBy: { id: 'desc' } }));
  const id = all.find(({ payload }) => payload.text === text)?.id as string;
  return { id, now: () => of.run((em) => em.findOneOrFail(Job, { id })) };
}

const later = (ms: number, from = Date.now()): string => new Date(from + ms).toISOString();

it('a worker executes each due job once, and also the jobs that a job adds', async () => {
  const done: string[] = [];
  const background = backgroundOf(async (job, { text }) => {
    done.push(text);
    if (text === 'first') await job.finish((em) => enqueue(em, plain, { text: 'second' }));
  });
  const job = await queued('first');
  await academy.run((em) => enqueue(em, plain, { text: 'tomorrow' }, { runAt: later(86_400_000) }));
  await academy.run((em) => enqueue(em, plain, { text: 'same' }, { dedupeKey: 'one' }));
  await academy.run((em) => enqueue(em, plain, { text: 'same' }, { dedupeKey: 'one' }));
  await background.drain();
  expect(done).toEqual(['first', 'same', 'second']);
  expect(await job.now()).toMatchObject({ state: JobState.DONE, attempts: 1, lockToken: null, lockedUntil: null });
  await background.drain(later(86_400_001));
  expect(done).toEqual(['first', 'same', 'second', 'tomorrow']);
});

it('a worker commits the changes of a job in the same transaction as the completion of the job', async () => {
  const student = await academy.with.student({ firstName: 'Before' });
  const rename = (job: JobRun, name: string) =>
    job.finish(async (em) => {
      (await em.findOneOrFail(Student, { id: student.id })).firstName = name;
      await em.flush();
      if (job.attempt === 1) throw new Error('Something is wrong.');
    });
  const nameNow = () => academy.run(async (em) => (await em.findOneOrFail(Student, { id: student.id })).firstName);
  const background = backgroundOf((job, { text }) => rename(job, text));
  const job = await queued('After');
  await background.drain();
  expect(await nameNow()).toBe('Before');
  const failed = await job.now();
  expect(failed).toMatchObject({ state: JobState.WAITING, attempts: 1, lastError: 'Something is wrong.' });
  await background.drain(later(12_001));
  expect(await nameNow()).toBe('After');
  expect(await job.now()).toMatchObject({ state: JobState.DONE, attempts: 2, lastError: null });
});

it('a failed job is retried after 10 s, 40 s, 160 s and 640 s, and is then marked as dead', async () => {
  const background = backgroundOf(async () => {
    throw new Error('x'.repeat(600));
  });
  const job = await queued('hopeless');
  let now = Date.now();
  for (const seconds of [10, 40, 160, 640]) {
    await background.drain(later(0, now));
    const { state, runAt } = await job.now();
    expect(state).toBe(JobState.WAITING);
    const pause = Date.parse(runAt) - now;
    expect(pause).toBeGreaterThanOrEqual(seconds * 800);
    expect(pause).toBeLessThanOrEqual(seconds * 1_200);
    now += pause;
  }
  await background.drain(later(0, now));
  expect(await job.now()).toMatchObject({ state: JobState.DEAD, attempts: 5, lastError: 'x'.repeat(500) });
  expect([...background.jobCounts.all()]).toEqual([
    { kind: 'test.plain', outcome: 'failed', count: 4 },
    { kind: 'test.plain', outcome: 'dead', count: 1 },
  ]);
});

it('a job that throws DeadJob is never retried', async () => {
  const background = backgroundOf(async () => {
    throw new DeadJob('The address is refused.');
  });
  const job = await queued('refused');
  await background.drain();
  expect(await job.now()).toMatchObject({ state: JobState.DEAD, attempts: 1, lastError: 'The address is refused.' });
});

it('the changes of a job are rolled back if another worker took over the job', async () => {
  const student = await academy.with.student({ firstName: 'Before' });
  const background = backgroundOf(async (job) => {
    if (job.attempt > 1) return;
    await academy.run((em) => em.nativeUpdate(Job, { id: job.id }, { lockedUntil: later(-1) }));
    // another worker takes and completes the job
    await backgroundOf(async () => undefined).drain();
    await job.finish(async (em) => void (await em.nativeUpdate(Student, { id: student.id }, { firstName: 'After' })));
  });
  const job = await queued('taken');
  await background.drain();
  expect(await job.now()).toMatchObject({ state: JobState.DONE, attempts: 2 });
  expect((await academy.run((em) => em.findOneOrFail(Student, { id: student.id }))).firstName).toBe('Before');
});

it('a job is marked as dead after five attempts that did not complete', async () => {
  const job = await queued('poison');
  for (let attempt = 1; attempt <= 5; attempt++) {
    const background = backgroundOf(async () => {
      await academy.run((em) => em.nativeUpdate(Job, { id: job.id }, { lockedUntil: later(-1) }));
      // simulates the end of the process
      await academy.run((em) => em.nativeUpdate(Job, { id: job.id }, { lockToken: crypto.randomUUID() }));
    });
    // `drain` also takes over the jobs of ended processes
    await background.drain();
  }
  expect(await job.now()).toMatchObject({
    state: JobState.DEAD,
    attempts: 5,
    lockToken: null,
    lastError: 'The process that ran the job ended before the job did.',
  });
});

it('a worker leaves jobs of an unknown kind to other workers', async () => {
  const job = await queued('of a newer version');
  await createBackground(app.services, []).drain();
  expect(await job.now()).toMatchObject({ state: JobState.WAITING, attempts: 0 });
});

it('jobs of a suspended or deleted academy wait until the academy is active again', async () => {
  const done: string[] = [];
  const background = createBackground(app.services, [
    {
      jobs: [
        onJob(plain, async (_job, { text }) => void done.push(text)),
        onJob(system, async (_job, { userId }) => void done.push(userId)),
      ],
    },
  ]);
  await background.drain();
  done.length = 0;
  for (const closed of [{ status: AcademyStatus.SUSPENDED }, { deletedAt: later(0) }]) {
    const other = await seedAcademy(app);
    const job = await queued('other', other);
    const change = (values: Partial<Academy>) => other.run((em) => em.nativeUpdate(Academy, { id: other.id }, values));
    await change(closed);
    await queued('mine');
    await systemTransaction(app.services.database, (em) => enqueue(em, system, { userId: 'account' }));
    await background.drain();
    expect(done.splice(0)).toEqual(['account', 'mine']);
    expect(await job.now()).toMatchObject({ state: JobState.HELD, attempts: 0 });
    await change({ status: AcademyStatus.ACTIVE, deletedAt: null });
    await background.drain();
    expect(done.splice(0)).toEqual(['other']);
  }
});

it('a job writes as the service, either in its academy or without an academy', async () => {
  const { userId } = await seedUser(app);
  const student = await academy.with.student();
  const background = createBackground(app.services, [
    {
      jobs: [
        onJob(plain, async (job) => {
          expect(job.academyId).toBe(academy.id);
          await job.finish(async (em) => {
            (await em.findOneOrFail(Student, { id: student.id })).firstName = 'By a job';
          });
        }),
        onJob(system, async (job, payload) => {
          expect(job.academyId).toBeNull();
          await job.finish(async (em) => {
            (await em.findOneOrFail(User, { id: payload.userId })).name = 'By a job';
          });
        }),
      ],
    },
  ]);
  const job = await queued('audited');
  await systemTransaction(app.services.database, (em) => enqueue(em, system, { userId }));
  await background.drain();
  expect(await job.now()).toMatchObject({ state: JobState.DONE });
  const [entry] = await academy.run((em) => em.find(AuditEntry, { resourceId: student.id, action: 'updated' }));
  expect(entry).toMatchObject({ userId: null, requestId: job.id });
  const users = await app.services.database.orm.em.fork().find(User, { id: userId });
  expect(users[0]?.name).toBe('By a job');
  expect(await app.services.database.orm.em.fork().count(SystemJob, { state: JobState.DONE })).toBeGreaterThan(0);
});

it('on shutdown, a worker requeues jobs that still run after 8 s, and does not count these attempts', async () => {
  let begun = 0;
  let aborted = 0;
  const background = backgroundOf(async (job, { text }) => {
    begun++;
    await new Promise((resolve) => job.signal.addEventListener('abort', resolve));
    aborted++;
    if (text !== 'long') job.signal.throwIfAborted();
  });
  const job = await queued('long');
  const more = [await queued('gives up'), await queued('gives up too')];
  background.start();
  await expect.poll(() => begun).toBe(3);
  expect(await job.now()).toMatchObject({ state: JobState.RUNNING, attempts: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stopped = Promise.all([background.stop(), background.stop()]);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(aborted).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await stopped;
  expect(aborted).toBe(3);
  for (const { now } of [job, ...more]) {
    expect(await now()).toMatchObject({ state: JobState.WAITING, attempts: 0, lockToken: null, lockedUntil: null });
  }
  const others: string[] = [];
  await backgroundOf(async (_job, { text }) => void others.push(text)).drain();
  expect(others.toSorted()).toEqual(['gives up', 'gives up too', 'long']);
});

it('a worker extends its lease of a long job, and aborts the job if another worker took the lease', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const end = Promise.withResolvers<void>();
  const runs: JobRun[] = [];
  const background = backgroundOf(async (run) => {
    runs.push(run);
    await end.promise;
  });
  const others: string[] = [];
  const other = backgroundOf(async (_job, { text }) => void others.push(text));
  const [kept, taken] = [await queued('kept'), await queued('taken')];
  background.start();
  await expect.poll(() => runs.length).toBe(2);
  const { lockToken, lockedUntil } = await kept.now();
  const beat = async (until: number) => {
    vi.advanceTimersByTime(20_000);
    const leftNow = async () =>
      Date.parse((await kept.now()).lockedUntil as string) - Date.parse(lockedUntil as string);
    await expect.poll(leftNow).toBeGreaterThanOrEqual(until);
  };
  for (const beats of [1, 2, 3, 4]) await beat(beats * 20_000);
  await other.drain();
  expect(others).toEqual([]);
  expect(await kept.now()).toMatchObject({ state: JobState.RUNNING, attempts: 1, lockToken });
  expect(runs.map(({ signal }) => signal.aborted)).toEqual([false, false]);

  // the lease of one of the two jobs expired, and another worker took it
  await academy.run((em) => em.nativeUpdate(Job, { id: taken.id }, { lockedUntil: later(-1) }));
  await other.drain();
  expect(others).toEqual(['taken']);
  await beat(100_000);
  const wasTaken = ({ id }: JobRun) => id === taken.id;
  await expect.poll(() => runs.find(wasTaken)?.signal.aborted).toBe(true);
  end.resolve();
  await background.stop();
  expect(runs.find(({ id }) => id === kept.id)?.signal.aborted).toBe(false);
  expect(await kept.now()).toMatchObject({ state: JobState.DONE, attempts: 1 });
  expect(await taken.now()).toMatchObject({ state: JobState.DONE, attempts: 2 });
});

it('after a database outage, which is logged once, a worker continues, and runs unfinished jobs after their lease', async () => {
  const { database } = app.services;
  let isAway = false;
  let refused = 0;
  const ifThere = <T>(connected: T): T => {
    if (!isAway) return connected;
    refused++;
    throw new Error('The database is away.');
  };
  const away = Object.create(database, {
    kysely: { get: () => ifThere(database.kysely) },
    orm: { get: () => ifThere(database.orm) },
  });
  const told: unknown[] = [];
  const tell = (...args: unknown[]) => void told.push(args.at(-1));
  const log = Object.assign(Object.create(app.services.log), { error: tell, warn: tell, info: tell, child: () => log });
  const done: string[] = [];
  const handler = onJob(plain, async (job, { text }) => {
    done.push(text);
    isAway = text === 'unended' && job.attempt === 1;
  });
  const options = { handlers: [handler], schedules: [], concurrency: 5, counts: createJobCounts() };
  const runner = createJobRunner({ ...app.services, database: away, log }, options);
  runner.start();
  isAway = true;
  const looksOnceMore = () => {
    jobsQueued.notify(database.orm.em);
    return refused;
  };
  await expect.poll(looksOnceMore, { interval: 10 }).toBeGreaterThan(3);
  const waited = await queued('waited');
  isAway = false;
  jobsQueued.notify(database.orm.em);
  await expect.poll(async () => (await waited.now()).state).toBe(JobState.DONE);
  expect(told).toEqual(['jobs cannot be looked for, and are tried again', 'jobs are looked for again']);

  const unended = await queued('unended');
  await expect.poll(() => told).toContain('a job failed, which could not be kept');
  isAway = false;
  expect(await unended.now()).toMatchObject({ state: JobState.RUNNING, attempts: 1 });
  await runner.drain(later(60_001));
  await runner.stop();
  expect(done).toEqual(['waited', 'unended', 'unended']);
  expect(await unended.now()).toMatchObject({ state: JobState.DONE, attempts: 2 });
});
