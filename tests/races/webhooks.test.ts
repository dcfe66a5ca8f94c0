import 'reflect-metadata';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followEvents } from '../../src/features/operations/webhooks/follow-events.ts';
import { createSender } from '../../src/features/operations/webhooks/sender.ts';
import { WebhookDeliveryStatus } from '../../src/features/operations/webhooks/webhook.enums.ts';
import { WebhookDelivery } from '../../src/features/operations/webhooks/webhook-delivery.entity.ts';
import { WebhookEndpoint } from '../../src/features/operations/webhooks/webhook-endpoint.entity.ts';
import { createRelay } from '../../src/platform/events/relay.ts';
import { Job } from '../../src/platform/jobs/job.entity.ts';
import type { Runner } from '../../src/platform/polling/runner.ts';
import {
  createEndpoint,
  deleteEndpoint,
  happen,
  readEndpoint,
  recover,
  replay,
  unfollowed,
  updateEndpoint,
  wired,
} from '../features/operations/webhooks/setup.ts';
import { recordingLogger } from '../platform/http/http-test.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { gql } from '../support/clients.ts';
import { deadlocksIn } from '../support/deadlocks.ts';
import { SECRET } from '../support/process.ts';
import { type Actor, seedAcademy } from '../support/seed.ts';

let app: TestApp;
/** Another process with the same database. */
let other: TestApp;
const { log, lines } = recordingLogger();

beforeAll(async () => {
  const settings = { WEBHOOK_ALLOW_PRIVATE: 'true', JWT_SECRET: SECRET };
  app = await startTestApp(settings, undefined, log);
  other = await startTestApp({ ...settings, DATABASE_URL: app.config.databaseUrl });
});
afterAll(async () => {
  await Promise.all([app.background.stop(), other.background.stop()]);
  await other.stop();
  await app.stop();
  expect(await deadlocksIn(app.config.databaseUrl)).toBe(0);
});

const CREATE = 'mutation ($n: String!) { createDepartment(input: { name: $n }) { id } }';
let serial = 0;
const write = async (by: TestApp, as: Actor) => {
  const { errors } = await gql(by, as, CREATE, { n: `Department ${++serial}` });
  expect(errors).toBeUndefined();
};
const troubles = () => lines.filter(({ level }) => level >= 40);

/** Returns the number of connections that wait for a lock. */
async function waiting(): Promise<number> {
  const { database } = app.services;
  // on a distributed database, the connections of other servers wait
  const waits = (await database.isDistributed())
    ? sql`citus_lock_waits`
    : sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${waits}`.execute(database.kysely);
  return rows[0]?.count ?? 0;
}

test('only ten of twenty parallel createWebhookEndpoint calls succeed', async () => {
  const academy = await seedAcademy(app);
  const admin = await academy.as('academy_admin');
  const input = { url: 'http://127.0.0.1:9/', eventTypes: ['*'] };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => createEndpoint(n % 2 ? app : other, admin, input)),
  );
  const refused = answers.flatMap(({ errors }) => errors ?? []);
  expect(refused).toHaveLength(10);
  const text = 'The number of webhook endpoints is limited to 10.';
  for (const { extensions } of refused) expect(extensions.fields).toEqual({ url: [text] });
  expect(await academy.run((em) => em.count(WebhookEndpoint, {}))).toBe(10);
});

test('pausing and resuming an endpoint loses or repeats no delivery while two senders run', async () => {
  const at = await wired(app, { eventTypes: ['department.created'] });
  const runners = [app, other].flatMap(({ services }) => [
    createRelay(services, [{ followers: [{ follow: followEvents }] }]),
    createSender(services),
  ]);
  for (const runner of runners) runner.start();
  const toggle = async () => {
    for (let n = 0; n < 12; n++) {
      const status = n % 2 ? 'ACTIVE' : 'PAUSED';
      expect((await updateEndpoint(other, at.admin, at.endpoint.id, { status })).errors).toBeUndefined();
    }
  };
  const writes = async (by: TestApp) => {
    for (let n = 0; n < 20; n++) await write(by, at.admin);
  };
  await Promise.all([toggle(), writes(app), writes(other)]);
  await expect.poll(() => at.receiver.received.length).toBe(40);
  for (const runner of runners) await runner.stop();
  expect(new Set(at.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(40);
  const rows = await at.academy.run((em) => em.find(WebhookDelivery, {}));
  expect(rows.map(({ status, attemptCount, lockToken }) => [status, attemptCount, lockToken])).toEqual(
    Array(40).fill(['delivered', 1, null]),
  );
  expect(troubles()).toEqual([]);
});

test('deleting an endpoint leaves no waiting delivery while a sender runs', async () => {
  for (let round = 0; round < 4; round++) {
    const at = await wired(app, { eventTypes: ['department.created'] });
    for (let n = 0; n < 3; n++) await write(app, at.admin);
    const relay = createRelay(app.services, [{ followers: [{ follow: followEvents }] }]);
    const sender = createSender(other.services);
    const removed = async () => {
      // deletes the endpoint some time between the numbering and the sending of the event
      await new Promise((resolve) => setTimeout(resolve, round * 15));
      return deleteEndpoint(app, at.admin, at.endpoint.id);
    };
    const [{ errors }] = await Promise.all([removed(), relay.drain(), sender.drain(), write(other, at.admin)]);
    expect(errors).toBeUndefined();
    await relay.drain();
    await sender.drain();
    const rows = await at.academy.run((em) => em.find(WebhookDelivery, {}));
    expect(rows.filter(({ status }) => status === 'delivered')).toHaveLength(at.receiver.received.length);
    expect(rows.every(({ status }) => ['delivered', 'cancelled'].includes(status))).toBe(true);
    expect(rows.every(({ nextAttemptAt, lockToken }) => nextAttemptAt === null && lockToken === null)).toBe(true);
    await Promise.all([relay.stop(), sender.stop()]);
  }
  expect(troubles()).toEqual([]);
});

test('each of several parallel responses of an endpoint is counted once, even if admins change the endpoint', async () => {
  const at = await wired(app, { eventTypes: ['student.created'] });
  const deliveries = (where: object = {}) => at.academy.run((em) => em.find(WebhookDelivery, where));
  // one of three attempts succeeds, so that the endpoint keeps failing and recovering
  const tries = new Map<string, number>();
  at.receiver.answer = (res, { headers }) => {
    const id = headers['webhook-id'] as string;
    tries.set(id, (tries.get(id) ?? 0) + 1);
    const status = (tries.get(id) as number) % 3 === 0 ? 204 : 500;
    // a delay, so that many requests are in flight and their responses come together
    setTimeout(() => res.writeHead(status).end(), 20);
  };
  const dead = await happen(app, at.academy, 10);
  await at.academy.run((em) =>
    em.nativeUpdate(WebhookDelivery, {}, { status: WebhookDeliveryStatus.DEAD, nextAttemptAt: null }),
  );
  const missed = (await unfollowed(at.academy, 10)).map(({ id }) => id);
  const events = [...dead, ...missed, ...(await happen(app, at.academy, 20))];
  const senders = [app, other].map(({ services }) => createSender({ ...services, log: app.services.log }));
  /** Makes the next attempts due, except those in flight. */
  const passTime = () =>
    at.academy.run((em) =>
      em.nativeUpdate(
        WebhookDelivery,
        { nextAttemptAt: { $ne: null }, lockToken: null },
        { nextAttemptAt: new Date(Date.now() - 1_000).toISOString() },
      ),
    );
  let isOver = false;
  const send = async (sender: Runner) => {
    while (!isOver) {
      await sender.drain();
      await passTime();
    }
  };
  const administer = async (by: TestApp) => {
    const since = new Date(Date.now() - 60_000).toISOString();
    for (let n = 0; n < 4; n++) {
      const [{ id }] = (await deliveries()).slice(n) as [WebhookDelivery];
      const answers = await Promise.all([
        recover(by, at.admin, at.endpoint.id, since),
        replay(by, at.admin, id),
        updateEndpoint(by, at.admin, at.endpoint.id, { status: n % 2 ? 'ACTIVE' : 'PAUSED' }),
      ]);
      for (const { errors } of answers) expect(errors).toBeUndefined();
    }
  };
  const sending = senders.map(send);
  await Promise.all([administer(app), administer(other)]);
  isOver = true;
  await Promise.all(sending);
  at.receiver.answer = (res) => void res.writeHead(204).end();
  await updateEndpoint(app, at.admin, at.endpoint.id, { status: 'ACTIVE' });
  await passTime();
  await senders[0]?.drain();
  const rows = await deliveries();
  expect(rows.map(({ eventId }) => eventId).toSorted()).toEqual(events.toSorted());
  const received = Map.groupBy(at.receiver.received, ({ headers }) => headers['webhook-id']);
  for (const { status, attemptCount, attempts, lockToken, nextAttemptAt, eventId } of rows) {
    const count = received.get(eventId)?.length ?? 0;
    expect({ status, attemptCount, kept: attempts.length, lockToken, nextAttemptAt }).toEqual({
      ...{ status: 'delivered', attemptCount: count, kept: Math.min(count, 20), lockToken: null, nextAttemptAt: null },
    });
  }
  expect(await readEndpoint(app, at.admin, at.endpoint.id)).toMatchObject({ status: 'ACTIVE', failingSince: null });

  // 410, which many requests receive at the same time
  at.receiver.answer = (res) => void setTimeout(() => res.writeHead(410).end(), 100);
  await happen(app, at.academy, 20);
  await Promise.all(senders.map((sender) => sender.drain()));
  for (const sender of senders) await sender.stop();
  expect(await readEndpoint(app, at.admin, at.endpoint.id)).toMatchObject({ status: 'DISABLED' });
  expect(await at.academy.run((em) => em.count(Job, { kind: 'mail.webhook-disabled' }))).toBe(1);
  expect(await deliveries({ status: WebhookDeliveryStatus.PENDING })).toEqual([]);
  expect(await deliveries({ lockToken: { $ne: null } })).toEqual([]);
  expect(troubles()).toEqual([]);
});

test('a delivery is not sent again if it is completed during its recovery', async () => {
  const at = await wired(app, { eventTypes: ['student.created'] });
  await happen(app, at.academy);
  const change = (em: SqlEntityManager, status: WebhookDeliveryStatus) =>
    em.nativeUpdate(WebhookDelivery, {}, { status, nextAttemptAt: null });
  await at.academy.run((em) => change(em, WebhookDeliveryStatus.DEAD));
  const since = new Date(Date.now() - 60_000).toISOString();
  let recovering: ReturnType<typeof recover> | undefined;
  await at.academy.run(async (em) => {
    await change(em, WebhookDeliveryStatus.DELIVERED);
    recovering = recover(other, at.admin, at.endpoint.id, since);
    await expect.poll(waiting, { interval: 10 }).toBe(1);
  });
  expect((await recovering)?.data.recoverWebhookDeliveries).toEqual({ recovered: 0 });
  const [delivery] = await at.academy.run((em) => em.find(WebhookDelivery, {}));
  expect(delivery).toMatchObject({ status: 'delivered', nextAttemptAt: null });
});

test('an event is sent within a second, even if another process numbered it', async () => {
  const at = await wired(app, { eventTypes: ['department.created'] });
  // either relay may number an event, because writing an event wakes only the relay of the same process
  const [relay, hearing] = [other, app].map(({ services }) =>
    createRelay(services, [{ followers: [{ follow: followEvents }] }]),
  ) as [Runner, Runner];
  const sender = createSender(app.services);
  for (const runner of [relay, hearing, sender]) runner.start();
  // the first event finds the listeners
  await write(other, at.admin);
  await expect.poll(() => at.receiver.received.length).toBe(1);
  const waits: number[] = [];
  for (let n = 2; n < 9; n++) {
    const arrived = new Promise<void>((resolve) => {
      at.receiver.answer = (res) => {
        res.writeHead(204).end();
        resolve();
      };
    });
    await write(other, at.admin);
    const start = performance.now();
    await arrived;
    waits.push(performance.now() - start);
  }
  for (const runner of [relay, hearing, sender]) await runner.stop();
  expect(waits.toSorted((a, b) => a - b)[3]).toBeLessThan(1_000);
});
