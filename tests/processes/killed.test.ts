import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRelay } from '../../src/platform/events/relay.ts';
import { enqueue } from '../../src/platform/jobs/enqueue.ts';
import { Job } from '../../src/platform/jobs/job.entity.ts';
import { createJobCounts } from '../../src/platform/jobs/job-counts.ts';
import { jobKind, onJob } from '../../src/platform/jobs/job-kind.ts';
import { createJobRunner } from '../../src/platform/jobs/job-runner.ts';
import { JobState } from '../../src/platform/jobs/job-states.ts';
import { eventsIn } from '../features/operations/events/setup.ts';
import { unfollowed } from '../features/operations/webhooks/setup.ts';
import { newDatabaseUrl, startTestApp, type TestApp } from '../support/app.ts';
import { runNode } from '../support/process.ts';
import { seedAcademy } from '../support/seed.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ DATABASE_URL: await newDatabaseUrl('sqlite') });
});
afterAll(() => app.stop());

const kind = jobKind<Record<string, never>>('test.killed');

/** A process that is killed while it runs a job, after its relay numbered events and before the commit. */
const PROGRAM = `
  import { writeSync } from 'node:fs';
  import 'reflect-metadata';
  import { sql } from 'kysely';
  import { openDatabase } from './dist/src/platform/database/database.js';
  import { createRelay } from './dist/src/platform/events/relay.js';
  import { Job } from './dist/src/platform/jobs/job.entity.js';
  import { createJobCounts } from './dist/src/platform/jobs/job-counts.js';
  import { createJobRunner } from './dist/src/platform/jobs/job-runner.js';

  const log = { ...console, child: () => log };
  const database = await openDatabase({ url: process.argv[1], entities: [Job] });
  const follow = async (trx, academyId, events) => {
    const { rows } = await sql\`select sequence from outbox_events where sequence is not null\`.execute(trx);
    writeSync(1, 'numbered ' + rows.length);
    process.kill(process.pid, 'SIGKILL');
  };
  const relay = createRelay({ database, log }, [{ followers: [{ follow }] }]);
  const run = async () => {
    writeSync(1, 'done ');
    await relay.drain();
  };
  const handlers = [{ kind: { name: '${kind.name}', of: 'academy' }, run }];
  await createJobRunner({ database, log }, { handlers, schedules: [], concurrency: 1, counts: createJobCounts() }).drain();
`;

it('after a process on SQLite is killed, another process continues to number events without a gap, and runs the job of the killed process', async () => {
  const academy = await seedAcademy(app);
  await createRelay(app.services, []).drain();
  const known = (await eventsIn(app, academy.id)).length;
  await unfollowed(academy, 5, 'student.created', { sequence: null });
  await academy.run((em) => enqueue(em, kind, {}));
  const { exit, output } = runNode(['--input-type=module', '--eval', PROGRAM, app.config.databaseUrl], {});
  const code = await exit;
  expect([code, output()]).toEqual([null, `done numbered ${known + 5}`]);
  const jobNow = () => academy.run((em) => em.findOneOrFail(Job, { kind: kind.name }));
  expect(await jobNow()).toMatchObject({ state: JobState.RUNNING, attempts: 1 });
  expect((await eventsIn(app, academy.id)).filter(({ sequence }) => sequence === null)).toHaveLength(5);

  const followed: number[] = [];
  const follow = async (_trx: unknown, _academyId: string, events: readonly { readonly sequence: number }[]) =>
    void followed.push(...events.map(({ sequence }) => sequence));
  await unfollowed(academy, 1, 'student.created', { sequence: null });
  await createRelay(app.services, [{ followers: [{ follow }] }]).drain();
  const numbers = Array.from({ length: known + 6 }, (_, index) => index + 1);
  expect((await eventsIn(app, academy.id)).map(({ sequence }) => sequence)).toEqual(numbers);
  expect(followed).toEqual(numbers.slice(known));

  let done = 0;
  const handlers = [onJob(kind, async () => void done++)];
  const runner = createJobRunner(app.services, { handlers, schedules: [], concurrency: 1, counts: createJobCounts() });
  await runner.drain();
  expect(done).toBe(0);
  await runner.drain(new Date(Date.now() + 60_000).toISOString());
  expect(done).toBe(1);
  expect(await jobNow()).toMatchObject({ state: JobState.DONE, attempts: 2 });
});
