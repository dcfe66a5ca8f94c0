import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueue } from '../../src/platform/jobs/enqueue.ts';
import { Job } from '../../src/platform/jobs/job.entity.ts';
import { jobKind, onJob } from '../../src/platform/jobs/job-kind.ts';
import { JobState } from '../../src/platform/jobs/job-states.ts';
import { ScheduleRun } from '../../src/platform/jobs/schedule-run.entity.ts';
import { createBackground } from '../../src/service/background.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type SeededAcademy, seedAcademy } from '../support/seed.ts';

let app: TestApp;
let academy: SeededAcademy;

beforeAll(async () => {
  app = await startTestApp();
  academy = await seedAcademy(app);
});
afterAll(() => app.stop());

const each = jobKind<{ n: number }>('test.each');
const nightly = jobKind<Record<string, never>>('test.nightly');

it('each job is executed once, even if several workers run', async () => {
  const count = 200;
  await academy.run(async (em) => {
    for (let n = 0; n < count; n++) await enqueue(em, each, { n });
  });
  const done: number[] = [];
  const four = Array.from({ length: 4 }, () =>
    createBackground(app.services, [
      {
        jobs: [
          onJob(each, async (job, { n }) => {
            await job.finish(async () => void done.push(n));
          }),
        ],
      },
    ]),
  );
  for (const background of four) background.start();
  await expect.poll(() => done.length).toBeGreaterThanOrEqual(count);
  await Promise.all(four.map((background) => background.stop()));
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, n) => n));
  const jobs = await academy.run((em) => em.find(Job, { kind: 'test.each' }));
  expect(jobs.every(({ state, attempts }) => state === JobState.DONE && attempts === 1)).toBe(true);
});

it('a scheduled job is enqueued once, even if several workers run', async () => {
  const done: string[] = [];
  const modules = [
    {
      jobs: [onJob(nightly, async ({ academyId }) => void done.push(academyId))],
      schedules: [{ name: 'test.nightly', cron: '0 2 * * *', kind: nightly }],
    },
  ];
  const four = Array.from({ length: 4 }, () => createBackground(app.services, modules));
  await four[0]?.drain();
  const twoDaysOn = new Date(Date.now() + 2 * 86_400_000).toISOString();
  await Promise.all(four.map((background) => background.drain(twoDaysOn)));
  // other tests may have academies in the same database
  expect(done.filter((academyId) => academyId === academy.id)).toHaveLength(1);
  const [run] = await app.services.database.orm.em.fork().find(ScheduleRun, { name: 'test.nightly', timeZone: 'UTC' });
  expect(run?.lastDue).toMatch(/T02:00:00.000Z$/);
});
