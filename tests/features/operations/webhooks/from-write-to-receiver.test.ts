import 'reflect-metadata';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { User } from '../../../../src/features/identity/auth/user.entity.ts';
import { WebhookDelivery } from '../../../../src/features/operations/webhooks/webhook-delivery.entity.ts';
import { WebhookEndpoint } from '../../../../src/features/operations/webhooks/webhook-endpoint.entity.ts';
import { AuditEntry } from '../../../../src/platform/audit/audit-entry.entity.ts';
import { systemTransaction } from '../../../../src/platform/database/tenant-session.ts';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import { Job } from '../../../../src/platform/jobs/job.entity.ts';
import { recordingLogger } from '../../../platform/http/http-test.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { type Received, startReceiver } from '../../../support/receiver.ts';
import { type Actor, seedSuperAdmin } from '../../../support/seed.ts';
import { type SmtpTestServer, startSmtp } from '../../../support/smtp.ts';
import {
  createEndpoint,
  deleteEndpoint,
  forgetWaiting,
  passTime,
  readDeliveries,
  readEndpoint,
  recover,
  replay,
  rotate,
  testEndpoint,
  updateEndpoint,
  type Wired,
  wired,
} from './setup.ts';

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

const verified = (secret: string, { body, headers }: Received): any => new Webhook(secret).verify(body, headers);

/** Makes a request that publishes an event. */
async function write(app: TestApp, as: Actor, name = 'Strings'): Promise<string> {
  const { data } = await gql(app, as, 'mutation ($n: String!) { createDepartment(input: { name: $n }) { id } }', {
    n: name,
  });
  return data.createDepartment.id;
}

const typesOf = (received: readonly Received[]): string[] => received.map(({ body }) => JSON.parse(body).type);

describe('event that is delivered to webhook endpoints', () => {
  let app: TestApp;
  let smtp: SmtpTestServer;
  const { log, lines } = recordingLogger();

  beforeAll(async () => {
    smtp = await startSmtp();
    app = await startTestApp(
      { WEBHOOK_ALLOW_PRIVATE: 'true', SMTP_URL: smtp.url, MAIL_FROM: 'a@x.example' },
      undefined,
      log,
    );
  });
  afterEach(() => forgetWaiting(app));
  afterAll(async () => {
    await app.stop();
    await smtp.stop();
  });

  const addressOf = async ({ userId }: Actor): Promise<string> =>
    (await systemTransaction(app.services.database, (em) => em.findOneOrFail(User, { id: userId }))).email;

  /** Creates a second endpoint, which receives all events, including those about the first endpoint. */
  async function witness({ admin }: Wired) {
    const receiver = await startReceiver();
    const { data } = await createEndpoint(app, admin, { url: receiver.url, eventTypes: ['*'], ratePerSecond: 100 });
    return { receiver, endpoint: data.createWebhookEndpoint };
  }

  it('is signed, and is delivered to all other endpoints if it is about a webhook endpoint', async () => {
    const at = await wired(app, { eventTypes: ['department.created'] });
    const { receiver, endpoint: other } = await witness(at);
    const id = await write(app, at.admin);
    await updateEndpoint(app, at.admin, at.endpoint.id, { description: 'Ledger' });
    await rotate(app, at.admin, at.endpoint.id);
    at.receiver.answer = (res) => void res.writeHead(410).end();
    await app.background.drain();
    await deleteEndpoint(app, at.admin, at.endpoint.id);
    await app.background.drain();

    expect(at.receiver.received).toHaveLength(1);
    const told = at.receiver.received.map((each) => verified(at.endpoint.secret, each));
    expect(told).toMatchObject([{ type: 'department.created', academy_id: at.academy.id, data: { id } }]);
    const heard = receiver.received.map((each) => verified(other.secret, each));
    expect(heard.map(({ sequence }) => sequence).toSorted((a, b) => a - b)).toEqual(heard.map((_, n) => n + 1));
    const ofEndpoint = heard.filter(({ data }) => data.id === at.endpoint.id);
    expect(ofEndpoint.toSorted((a, b) => a.sequence - b.sequence).map(({ type }) => type)).toEqual([
      'webhook_endpoint.created',
      'webhook_endpoint.updated',
      'webhook_endpoint.updated',
      'webhook_endpoint.disabled',
      'webhook_endpoint.deleted',
    ]);
    expect(JSON.stringify(heard)).not.toMatch(/whsec|seal|127\.0\.0\.1|Ledger/i);
  });

  it.each([
    [410, 0, 'The receiver answered 410 Gone.'],
    [500, 5, 'For 5 days nothing but failures came back.'],
  ])(
    'causes the service to disable the endpoint and mail each admin, if the receiver responds %i for %i days',
    async (status, days, why) => {
      const at = await wired(app, { description: 'Ledger' });
      const admins = [at.admin, await at.academy.as('academy_admin')];
      const other = await at.academy.as('administrator');
      at.receiver.answer = (res) => void res.writeHead(status).end();
      await write(app, at.admin);
      if (days > 0) {
        await app.background.drain();
        expect(await readEndpoint(app, at.admin, at.endpoint.id)).toMatchObject({ status: 'ACTIVE' });
        await at.academy.run((em) =>
          em.nativeUpdate(WebhookEndpoint, { id: at.endpoint.id }, { failingSince: daysAgo(days), version: 1 }),
        );
        await passTime(at.academy);
      }
      await write(app, at.admin, 'Winds');
      await app.background.drain();
      await app.background.drain();
      expect(await readEndpoint(app, at.admin, at.endpoint.id)).toMatchObject({
        status: 'DISABLED',
        disabledReason: why,
      });
      const addresses = await Promise.all(admins.map(addressOf));
      for (const address of addresses) {
        const [mail, ...more] = smtp.to(address);
        expect(more).toEqual([]);
        for (const text of [mail?.text, String(mail?.html)]) {
          expect(text).toContain(why);
          expect(text).toContain('Ledger');
        }
      }
      expect(smtp.to(await addressOf(other))).toEqual([]);
    },
  );

  it('waits while the academy is suspended, and is delivered when the academy is active again', async () => {
    const at = await wired(app);
    const operator = { ...(await seedSuperAdmin(app)), academyId: at.academy.id };
    await write(app, at.admin);
    const change = (status: AcademyStatus) =>
      at.academy.run((em) => em.nativeUpdate(Academy, { id: at.academy.id }, { status }));
    await change(AcademyStatus.SUSPENDED);
    await app.background.drain();
    expect(at.receiver.received).toEqual([]);
    await change(AcademyStatus.ACTIVE);
    await app.background.drain();
    expect(typesOf(at.receiver.received)).toContain('department.created');
    expect(await readDeliveries(app, operator)).toSatisfy((all: any[]) =>
      all.every(({ status, attemptCount }) => status === 'DELIVERED' && attemptCount === 1),
    );
  });

  it('is deleted after thirty days, with deliveries of that age; a younger delivery of it is cancelled and not sent', async () => {
    const at = await wired(app, { eventTypes: ['department.created'] });
    await write(app, at.admin);
    await app.background.drain();
    await updateEndpoint(app, at.admin, at.endpoint.id, { status: 'PAUSED' });
    for (const name of ['Winds', 'Brass']) await write(app, at.admin, name);
    await app.background.drain();
    const [brass, winds, strings] = await readDeliveries(app, at.admin);
    expect([brass, winds, strings].map(({ status }) => status)).toEqual(['PENDING', 'PENDING', 'DELIVERED']);
    await at.academy.run(async (em) => {
      await em.nativeUpdate(WebhookDelivery, { id: strings.id }, { createdAt: daysAgo(30.1) });
      const old = { sequence: { $lte: winds.sequence } };
      await em.nativeUpdate(OutboxEvent, old, { occurredAt: daysAgo(30.1) });
    });
    // a day later, all nightly jobs have run
    await app.background.drain(new Date(Date.now() + DAY - 60_000).toISOString());
    expect(await at.academy.run((em) => em.count(OutboxEvent, { id: winds.eventId }))).toBe(0);
    expect((await readDeliveries(app, at.admin)).map(({ id }) => id)).toEqual([brass.id, winds.id]);
    await updateEndpoint(app, at.admin, at.endpoint.id, { status: 'ACTIVE' });
    await app.background.drain();
    expect(await readDeliveries(app, at.admin)).toMatchObject([
      { id: brass.id, status: 'DELIVERED', attemptCount: 1 },
      { id: winds.id, status: 'CANCELLED', attemptCount: 0, attempts: [] },
    ]);
    expect(at.receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([strings.eventId, brass.eventId]);
    expect((await replay(app, at.admin, winds.id)).data.replayWebhookDelivery.status).toBe('PENDING');
    await app.background.drain();
    expect(await readDeliveries(app, at.admin, { status: 'CANCELLED' })).toMatchObject([{ id: winds.id }]);
  });

  it('leaves no secret and no URL in the log, and no secret in audit log, events and jobs', async () => {
    const at = await wired(app);
    const url = `${at.receiver.url}?token=hidden-in-the-url`;
    await updateEndpoint(app, at.admin, at.endpoint.id, { url });
    const { data } = await rotate(app, at.admin, at.endpoint.id);
    await testEndpoint(app, at.admin, at.endpoint.id);
    at.receiver.answer = (res) => void res.socket?.destroy();
    await app.background.drain();
    at.receiver.answer = (res) => void res.writeHead(410).end();
    await passTime(at.academy);
    await app.background.drain();
    await recover(app, at.admin, at.endpoint.id, daysAgo(1));
    expect((await readEndpoint(app, at.admin, at.endpoint.id)).status).toBe('DISABLED');

    const row = await at.academy.run((em) => em.findOneOrFail(WebhookEndpoint, {}));
    const secrets = [at.endpoint.secret, data.rotateWebhookSecret.secret, row.sealedSecret, row.formerSealedSecret];
    const kept = JSON.stringify(
      await at.academy.run(async (em) => [
        await em.find(AuditEntry, {}),
        await em.find(OutboxEvent, {}),
        await em.find(Job, {}),
      ]),
    );
    expect(kept).toContain('webhook_endpoint.disabled');
    expect(kept).toContain('mail.webhook-disabled-to');
    const logged = JSON.stringify(lines);
    expect(lines.length).toBeGreaterThan(10);
    for (const secret of secrets) {
      expect(secret).toBeTruthy();
      for (const text of [kept, logged]) expect(text).not.toContain(String(secret));
    }
    for (const hidden of ['hidden-in-the-url', 'whsec_', at.receiver.url]) expect(logged).not.toContain(hidden);
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  });

  // this test is the last one, because the background runs from here on
  it('is delivered within a second', async () => {
    const at = await wired(app, { eventTypes: ['department.created'] });
    app.background.start();
    const waits: number[] = [];
    for (let n = 0; n < 5; n++) {
      const arrived = new Promise<void>((resolve) => {
        at.receiver.answer = (res) => {
          res.writeHead(204).end();
          resolve();
        };
      });
      await write(app, at.admin, `Department ${n}`);
      const start = performance.now();
      await arrived;
      waits.push(performance.now() - start);
    }
    expect(waits.toSorted((a, b) => a - b)[2]).toBeLessThan(1_000);
  });
});
