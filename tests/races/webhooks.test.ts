import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followEvents } from '../../src/features/webhooks/follow-events.ts';
import { createSender } from '../../src/features/webhooks/sender.ts';
import { WebhookDelivery } from '../../src/features/webhooks/webhook-delivery.entity.ts';
import { WebhookEndpoint } from '../../src/features/webhooks/webhook-endpoint.entity.ts';
import { createRelay } from '../../src/platform/events/relay.ts';
import type { Runner } from '../../src/platform/polling/runner.ts';
import { createEndpoint, deleteEndpoint, updateEndpoint, wired } from '../features/webhooks/setup.ts';
import { recordingLogger } from '../platform/http/http-test.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { gql } from '../support/clients.ts';
import { SECRET } from '../support/process.ts';
import { type Actor, seedAcademy } from '../support/seed.ts';

let app: TestApp;
/** Another process on the same database. */
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
});

const CREATE = 'mutation ($n: String!) { createDepartment(input: { name: $n }) { id } }';
let serial = 0;
const write = async (by: TestApp, as: Actor) => {
  const { errors } = await gql(by, as, CREATE, { n: `Department ${++serial}` });
  expect(errors).toBeUndefined();
};
const troubles = () => lines.filter(({ level }) => level >= 40);

test('of twenty who make an endpoint at once, ten do', async () => {
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

test('pausing and resuming beside the relay and two senders loses nothing and doubles nothing', async () => {
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
  await expect.poll(() => at.receiver.received.length, { timeout: 15_000 }).toBe(40);
  for (const runner of runners) await runner.stop();
  expect(new Set(at.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(40);
  const rows = await at.academy.run((em) => em.find(WebhookDelivery, {}));
  expect(rows.map(({ status, attemptCount, lockToken }) => [status, attemptCount, lockToken])).toEqual(
    Array(40).fill(['delivered', 1, null]),
  );
  expect(troubles()).toEqual([]);
});

test('deleting an endpoint beside the relay and its sending leaves nothing that waits', async () => {
  for (let round = 0; round < 4; round++) {
    const at = await wired(app, { eventTypes: ['department.created'] });
    for (let n = 0; n < 3; n++) await write(app, at.admin);
    const relay = createRelay(app.services, [{ followers: [{ follow: followEvents }] }]);
    const sender = createSender(other.services);
    const removed = async () => {
      // somewhere between numbering and sending
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

test('what another process has numbered is sent within a second', async () => {
  const at = await wired(app, { eventTypes: ['department.created'] });
  // either may number; that of the other process is woken by what is written there
  const [relay, hearing] = [other, app].map(({ services }) =>
    createRelay(services, [{ followers: [{ follow: followEvents }] }]),
  ) as [Runner, Runner];
  const sender = createSender(app.services);
  for (const runner of [relay, hearing, sender]) runner.start();
  // the first one finds those who listen
  await write(other, at.admin);
  await expect.poll(() => at.receiver.received.length, { timeout: 5_000 }).toBe(1);
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
