import type { ChildProcess } from 'node:child_process';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebhookDelivery } from '../../src/features/operations/webhooks/webhook-delivery.entity.ts';
import { readDeliveries, wired } from '../features/operations/webhooks/setup.ts';
import { newDatabaseUrl, startTestApp, type TestApp } from '../support/app.ts';
import { gql } from '../support/clients.ts';
import { runProgram, SECRET } from '../support/process.ts';

const PATIENCE = { interval: 50 };

let app: TestApp;
const running: ChildProcess[] = [];

beforeAll(async () => {
  const DATABASE_URL = await newDatabaseUrl('postgresql');
  app = await startTestApp({ DATABASE_URL, JWT_SECRET: SECRET, WEBHOOK_ALLOW_PRIVATE: 'true' });
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await app.stop();
});

function work() {
  const settings = { JWT_SECRET: SECRET, WEBHOOK_ALLOW_PRIVATE: 'true', NODE_ENV: 'test' };
  const program = runProgram('worker', { DATABASE_URL: app.config.databaseUrl, ...settings });
  running.push(program.child);
  return program;
}

it('if a process is killed while it sends a delivery, another process sends the delivery with the same id after the lease', async () => {
  const { academy, admin, receiver, endpoint } = await wired(app, { eventTypes: ['department.created'] });
  receiver.answer = () => undefined;
  const killed = work();
  await gql(app, admin, 'mutation { createDepartment(input: { name: "Strings" }) { id } }');
  await expect.poll(() => receiver.received.length, PATIENCE).toBe(1);
  killed.child.kill('SIGKILL');
  await killed.exit;
  const [delivery] = await readDeliveries(app, admin);
  expect(delivery).toMatchObject({ status: 'PENDING', attemptCount: 1, attempts: [] });
  const left = Date.parse(delivery.nextAttemptAt) - Date.now();
  expect(left).toBeGreaterThan(20_000);
  expect(left).toBeLessThanOrEqual(60_000);

  receiver.answer = (res) => void res.writeHead(204).end();
  const next = work();
  await expect.poll(next.output, PATIENCE).toContain('working');
  expect(receiver.received).toHaveLength(1);
  const past = new Date(Date.now() - 1).toISOString();
  await academy.run((em) => em.nativeUpdate(WebhookDelivery, {}, { nextAttemptAt: past }));
  await expect.poll(async () => (await readDeliveries(app, admin))[0].status, PATIENCE).toBe('DELIVERED');
  expect(await readDeliveries(app, admin)).toMatchObject([{ attemptCount: 2, attempts: [{ httpStatus: 204 }] }]);
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(2).fill(delivery.eventId));
  for (const { body, headers } of receiver.received) {
    expect(new Webhook(endpoint.secret).verify(body, headers)).toMatchObject({ sequence: delivery.sequence });
  }
  next.child.kill('SIGTERM');
  expect(await next.exit).toBe(0);
  await receiver.stop();
});
