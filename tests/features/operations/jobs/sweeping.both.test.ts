import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { modules } from '../../../../src/features/index.ts';
import { WebhookDeliveryStatus } from '../../../../src/features/operations/webhooks/webhook.enums.ts';
import { WebhookDelivery } from '../../../../src/features/operations/webhooks/webhook-delivery.entity.ts';
import { WebhookEndpoint } from '../../../../src/features/operations/webhooks/webhook-endpoint.entity.ts';
import { systemTransaction } from '../../../../src/platform/database/tenant-session.ts';
import { enqueue } from '../../../../src/platform/jobs/enqueue.ts';
import { Job } from '../../../../src/platform/jobs/job.entity.ts';
import { createJobCounts } from '../../../../src/platform/jobs/job-counts.ts';
import { jobKind } from '../../../../src/platform/jobs/job-kind.ts';
import { createJobRunner } from '../../../../src/platform/jobs/job-runner.ts';
import { JobState } from '../../../../src/platform/jobs/job-states.ts';
import { SystemJob } from '../../../../src/platform/jobs/system-job.entity.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { scheduleOf } from '../../../support/schedules.ts';
import { type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { eventsIn } from '../events/setup.ts';
import { unfollowed, unfollowedInBulk } from '../webhooks/setup.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

/** Executes a scheduled job once, in the academy if it is a job of an academy. */
async function sweep(name: string, academy: SeededAcademy): Promise<void> {
  const { database } = app.services;
  const { kind } = scheduleOf(name);
  if (kind.of === 'academy') await academy.run((em) => enqueue(em, kind, {}));
  else await systemTransaction(database, (em) => enqueue(em, kind, {}));
  const handlers = modules.flatMap(({ jobs = [] }) => jobs).filter((each) => each.kind === kind);
  const options = { handlers, schedules: [], concurrency: 1, counts: createJobCounts() };
  expect(await createJobRunner(app.services, options).drain()).toBe(1);
}

it('the cleanup job deletes completed jobs after 7 days and dead jobs after 30 days, but keeps waiting jobs', async () => {
  const academy = await seedAcademy(app);
  const kind = 'test.swept';
  const job = <T extends Job | SystemJob>(
    row: T,
    state: JobState,
    days: number,
    dedupeKey: string | null = null,
  ): T => {
    const times = { createdAt: daysAgo(400), updatedAt: daysAgo(days), runAt: daysAgo(400) };
    return Object.assign(row, { kind, payload: {}, maxAttempts: 5, state, dedupeKey, ...times });
  };
  const kept: [JobState, number][] = [
    [JobState.DONE, 6.9],
    [JobState.DEAD, 29.9],
    ...[JobState.WAITING, JobState.HELD, JobState.RUNNING].map((state): [JobState, number] => [state, 399]),
  ];
  const swept: [JobState, number][] = [
    [JobState.DONE, 7.1],
    [JobState.DEAD, 30.1],
  ];
  const keptIds: string[] = [];
  await academy.run(async (em) => {
    for (const [state, days] of kept) keptIds.push(job(new Job(), state, days).id);
    em.persist(kept.map(([state, days], index) => Object.assign(job(new Job(), state, days), { id: keptIds[index] })));
    for (let n = 0; n < 1_001; n++) em.persist(job(new Job(), JobState.DONE, 8));
    em.persist([job(new Job(), JobState.DONE, 6.9, 'known'), job(new Job(), JobState.DONE, 7.1, 'forgotten')]);
    em.persist(swept.map(([state, days]) => job(new Job(), state, days)));
  });
  const system = app.services.database.orm.em.fork();
  const keptOfNone = kept.map(([state, days]) => job(new SystemJob(), state, days));
  system.persist([...keptOfNone, ...swept.map(([state, days]) => job(new SystemJob(), state, days))]);
  await system.flush();

  await sweep('jobs.sweep', academy);
  const left = await academy.run((em) => em.find(Job, { kind }));
  expect(
    left
      .filter(({ dedupeKey }) => dedupeKey === null)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(keptIds.toSorted());
  const leftOfNone = await app.services.database.orm.em.fork().find(SystemJob, { kind });
  expect(leftOfNone.map(({ id }) => id).toSorted()).toEqual(keptOfNone.map(({ id }) => id).toSorted());
  // a job with a deduplication key is not enqueued again while the key is stored
  await academy.run(async (em) => {
    for (const dedupeKey of ['known', 'forgotten']) await enqueue(em, jobKind('test.swept'), {}, { dedupeKey });
  });
  const keyed = await academy.run((em) =>
    em.find(Job, { dedupeKey: { $ne: null } }, { orderBy: { dedupeKey: 'asc' } }),
  );
  expect(keyed.map(({ dedupeKey, state }) => [dedupeKey, state])).toEqual([
    ['forgotten', JobState.WAITING],
    ['known', JobState.DONE],
  ]);
});

it('the cleanup job deletes events after 30 days, oldest first, but keeps events without a sequence number', async () => {
  const academy = await seedAcademy(app);
  const { kysely } = app.services.database;
  const before = (await eventsIn(app, academy.id)).length;
  const many = 1_001;
  await unfollowedInBulk(app, academy, many);
  await sql`update outbox_events set occurred_at = ${daysAgo(30.1)}
    where academy_id = ${academy.id} and sequence is not null`.execute(kysely);
  for (const [days, sequence] of [
    [29.9, many + 1],
    // this event was committed late: deleting it would leave a gap in the numbers
    [30.1, many + 2],
    [0, many + 3],
    [30.1, null],
  ] as const) {
    await unfollowed(academy, 1, 'student.created', { occurredAt: daysAgo(days), sequence });
  }
  await sql`insert into event_cursors (academy_id, last) values (${academy.id}, ${many + 3})`.execute(kysely);
  await sweep('events.sweep', academy);
  const left = await eventsIn(app, academy.id);
  expect(left).toHaveLength(before + 4);
  const numbers = left.flatMap(({ sequence }) => sequence ?? []);
  expect(numbers.toSorted((a, b) => a - b)).toEqual([many + 1, many + 2, many + 3]);
});

it('the cleanup job deletes webhook deliveries of an academy after 30 days, whatever their status is', async () => {
  const [academy, other] = [await seedAcademy(app), await seedAcademy(app)];
  const statuses = Object.values(WebhookDeliveryStatus);
  const deliver = ({ run }: SeededAcademy, days: number) =>
    run(async (em) => {
      const endpoint = Object.assign(new WebhookEndpoint(), {
        ...{ url: 'https://example.test/', eventTypes: ['*'], sealedSecret: 'sealed', rotatedAt: daysAgo(100) },
      });
      em.persist(endpoint);
      for (const status of statuses) {
        const about = { type: 'student.created', occurredAt: daysAgo(100), sequence: 1 };
        const times = { createdAt: daysAgo(days), updatedAt: daysAgo(0) };
        em.persist(
          Object.assign(new WebhookDelivery(), { endpoint, eventId: crypto.randomUUID(), status, ...about, ...times }),
        );
      }
    });
  for (const of of [academy, other]) for (const days of [29.9, 30.1]) await deliver(of, days);
  const ages = async ({ run }: SeededAcademy) =>
    (await run((em) => em.find(WebhookDelivery, {}))).map(({ createdAt }) => createdAt < daysAgo(30));
  expect((await ages(academy)).filter((isOld) => isOld)).toHaveLength(statuses.length);
  await sweep('webhooks.sweep', academy);
  expect(await ages(academy)).toEqual(statuses.map(() => false));
  expect(await ages(other)).toHaveLength(2 * statuses.length);
});
