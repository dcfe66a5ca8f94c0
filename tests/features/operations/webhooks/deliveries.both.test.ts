import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { claimMessages, type Message } from '../../../../src/features/operations/webhooks/deliver.ts';
import { createSender } from '../../../../src/features/operations/webhooks/sender.ts';
import { settle } from '../../../../src/features/operations/webhooks/settle-delivery.ts';
import { WebhookDeliveryStatus } from '../../../../src/features/operations/webhooks/webhook.enums.ts';
import { WebhookDelivery } from '../../../../src/features/operations/webhooks/webhook-delivery.entity.ts';
import { WebhookEndpoint } from '../../../../src/features/operations/webhooks/webhook-endpoint.entity.ts';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import { eventsNumbered } from '../../../../src/platform/events/wake.ts';
import { Job } from '../../../../src/platform/jobs/job.entity.ts';
import { createOutgoing, type OutgoingResult } from '../../../../src/platform/outgoing/outgoing.ts';
import { rest } from '../../../support/clients.ts';
import { type Received, type Receiver, startReceiver } from '../../../support/receiver.ts';
import {
  createEndpoint,
  deleteEndpoint,
  forgetWaiting,
  happen,
  keptInBulk,
  passTime,
  readDeliveries,
  readEndpoint,
  recover,
  replay,
  rotate,
  type Scene,
  SECOND,
  scene,
  testEndpoint,
  unfollowed,
  unfollowedInBulk,
  updateEndpoint,
  wired,
} from './setup.ts';

const verified = (secret: string, { body, headers }: Received): any => new Webhook(secret).verify(body, headers);
const minutesFromNow = (instant: string): number => (Date.parse(instant) - Date.now()) / 60_000;
const DAY = 86_400_000;

const ignore = () => undefined;
function* tenMegabytes() {
  for (let piece = 0; piece < 160; piece++) yield 'x'.repeat(64 * 1024);
}

describe('webhook deliveries', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });
  // deliveries that wait at the end of one test must not be sent in the next test
  afterEach(() => forgetWaiting(at.app));
  afterAll(() => at.stop());

  /** Claims due deliveries of an endpoint, as a sender does. */
  const claim = async (lane: { academyId: string; endpointId: string }, second = SECOND) => {
    const token = crypto.randomUUID();
    const now = new Date().toISOString();
    const until = new Date(Date.now() + 60_000).toISOString();
    const claimed = await claimMessages(at.app.services, lane, { most: 5, token, at: now, until, second });
    return { ...claimed, token };
  };

  it('are sent in the order of events, with signatures that the standard library can verify', async () => {
    const { academy, admin, receiver, endpoint } = await wired(at.app, { eventTypes: ['student.created'] });
    const [first, second] = await happen(at.app, academy, 2);
    await happen(at.app, academy, 1, 'student.deleted');
    receiver.answer = (res) => void res.writeHead(200).end('ok\u0000!');
    await at.sender.drain();

    expect(receiver.received).toHaveLength(2);
    const [received] = receiver.received as [Received];
    expect(verified(endpoint.secret, received)).toEqual({
      type: 'student.created',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      academy_id: academy.id,
      sequence: 1,
      data: { id: expect.any(String), version: 1, name: 'ü' },
    });
    expect(receiver.received.map(({ headers }) => headers['webhook-id']).sort()).toEqual([first, second].sort());
    expect(received.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': expect.stringMatching(/Webhooks/),
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
      'webhook-signature': expect.stringMatching(/^v1,\S+$/),
    });
    const deliveries = await readDeliveries(at.app, admin, { endpointId: endpoint.id });
    expect(deliveries).toHaveLength(2);
    expect(deliveries.find(({ eventId }) => eventId === first)).toMatchObject({
      type: 'student.created',
      sequence: 1,
      status: 'DELIVERED',
      attemptCount: 1,
      nextAttemptAt: null,
      attempts: [{ httpStatus: 200, error: null, response: 'ok!', ms: expect.any(Number) }],
    });
  });

  it('are repeated with the same id after increasing pauses, and are then marked as dead', async () => {
    const { academy, admin, receiver } = await wired(at.app);
    receiver.answer = (res) => void res.writeHead(500).end('€'.repeat(3_000));
    const [eventId] = await happen(at.app, academy);
    const pauses = [5 / 60, 5, 30, 120, 300, 600, 840, 1_200, 1_440];
    for (const pause of pauses) {
      await at.sender.drain();
      const [delivery] = await readDeliveries(at.app, admin);
      expect(delivery.status).toBe('PENDING');
      const minutes = minutesFromNow(delivery.nextAttemptAt);
      expect(minutes).toBeGreaterThan(pause * 0.79 - 0.1);
      expect(minutes).toBeLessThan(pause * 1.21);
      await passTime(academy);
    }
    await at.sender.drain();
    const [delivery] = await readDeliveries(at.app, admin);
    expect(delivery).toMatchObject({ status: 'DEAD', attemptCount: 10, nextAttemptAt: null });
    expect(delivery.attempts).toHaveLength(10);
    expect(delivery.attempts[9]).toMatchObject({ httpStatus: 500, error: 'STATUS', response: '€'.repeat(2_000) });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([eventId]));

    receiver.answer = (res) => void res.writeHead(204).end();
    expect((await replay(at.app, admin, delivery.id)).data.replayWebhookDelivery.status).toBe('PENDING');
    await at.sender.drain();
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(eventId);
    expect(await readDeliveries(at.app, admin)).toMatchObject([{ status: 'DELIVERED', attemptCount: 11 }]);
  });

  it.each([
    ['120', 2],
    [new Date(Date.now() + 10 * 60_000).toUTCString(), 10],
    ['99999999', 24 * 60],
    ['soon', 5 / 60],
    // with a shorter pause, all attempts would be used up in a short time
    ['0', 5 / 60],
    ['1', 5 / 60],
    [new Date(Date.now() - DAY).toUTCString(), 5 / 60],
  ])('are repeated no earlier than the Retry-After header allows: %s', async (retryAfter, minutes) => {
    const { academy, admin, receiver } = await wired(at.app);
    receiver.answer = (res) => void res.writeHead(429, { 'retry-after': retryAfter }).end();
    await happen(at.app, academy);
    await at.sender.drain();
    const [delivery] = await readDeliveries(at.app, admin);
    const pause = (Date.parse(delivery.nextAttemptAt) - Date.parse(delivery.attempts[0].at)) / 60_000;
    expect(pause).toBeGreaterThan(minutes * 0.79);
    expect(pause).toBeLessThan(minutes * 1.21 + 0.1);
    expect((await readEndpoint(at.app, admin, delivery.endpointId)).failingSince).not.toBeNull();
  });

  it('store why an attempt failed: connection refused, TLS error, redirect, timeout', async () => {
    const { academy, admin, receiver, endpoint } = await wired(at.app);
    const liar = await startReceiver({ isTls: true });
    const failures = [
      ['http://127.0.0.1:1/', 'REFUSED', null],
      [liar.url, 'TLS', null],
      [`${receiver.url}/elsewhere`, 'STATUS', 302],
      [`${receiver.url}/silent`, 'TIMEOUT', null],
    ] as const;
    receiver.answer = (res, { path }) => {
      if (path.endsWith('elsewhere')) res.writeHead(302, { location: '/hook' }).end();
    };
    await happen(at.app, academy);
    for (const [url, error, httpStatus] of failures) {
      await updateEndpoint(at.app, admin, endpoint.id, { url });
      await passTime(academy);
      await at.sender.drain();
      expect((await readDeliveries(at.app, admin))[0].attempts.at(-1)).toMatchObject({ error, httpStatus });
    }
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook/elsewhere', '/hook/silent']);
    expect(liar.received).toEqual([]);
    await liar.stop();
  });

  it('do not wait for another endpoint that never responds, and send at most five requests to an endpoint at a time', async () => {
    const slow = await wired(at.app);
    const quick = await wired(at.app);
    // no request may time out before the test ends
    const sender = at.another({ timeout: 600_000 });
    onTestFinished(() => sender.stop());
    // each response raises the number of requests that the endpoint may get at a time, so that it could exceed five
    await happen(at.app, slow.academy, 8);
    await sender.drain();
    slow.receiver.received.length = 0;
    const open: ServerResponse[] = [];
    slow.receiver.answer = (res) => void open.push(res);
    await happen(at.app, slow.academy, 8);
    await happen(at.app, quick.academy, 12);
    sender.start();
    await expect.poll(() => [open.length, quick.receiver.received.length]).toEqual([5, 12]);
    slow.receiver.answer = (res) => void res.writeHead(204).end();
    for (const res of open) res.writeHead(204).end();
    await expect.poll(() => slow.receiver.received.length).toBe(8);
    expect(slow.receiver.mostOpen()).toBe(5);
    expect(new Set(slow.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(8);
  });

  it('respect the rate limit of the endpoint per second', async () => {
    const { academy, receiver } = await wired(at.app, { ratePerSecond: 2 });
    const times: number[] = [];
    receiver.answer = (res) => {
      times.push(performance.now());
      res.writeHead(204).end();
    };
    await happen(at.app, academy, 4);
    await at.sender.drain();
    expect(times).toHaveLength(4);
    expect((times[3] as number) - (times[0] as number)).toBeGreaterThan(0.9 * SECOND);
  });

  it('are sent only once if two processes send at the same time', async () => {
    const { academy, receiver } = await wired(at.app);
    const events = await happen(at.app, academy, 40);
    await Promise.all([at.sender.drain(), at.another().drain(), at.another().drain()]);
    expect(receiver.received.map(({ headers }) => headers['webhook-id']).sort()).toEqual(events.sort());
  });

  it('are sent again if the sending process died, and ignore late results of that process', async () => {
    const { academy, admin, receiver, endpoint } = await wired(at.app);
    const [eventId] = await happen(at.app, academy);
    const lane = { academyId: academy.id, endpointId: endpoint.id };
    const { messages, token } = await claim(lane);
    expect(messages).toHaveLength(1);
    expect((await claim(lane)).messages).toEqual([]);
    await at.sender.drain();
    expect(receiver.received).toEqual([]);
    await passTime(academy);
    await at.sender.drain();
    expect(receiver.received).toEqual([]);
    await passTime(academy);
    await at.sender.drain();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([eventId]);
    const [{ delivery }] = messages as [Message];
    const failed: OutgoingResult = { status: 500, ms: 1, failure: 'status', retryAfter: null, body: '' };
    await settle(at.app.services, lane, { id: delivery.id, token, at: new Date(), result: failed });
    expect(await readDeliveries(at.app, admin)).toMatchObject([
      { status: 'DELIVERED', attemptCount: 2, attempts: [{ httpStatus: 204 }] },
    ]);
    expect((await readEndpoint(at.app, admin, endpoint.id)).failingSince).toBeNull();
  });

  it('are limited to five simultaneous requests to an endpoint in all processes together', async () => {
    const { academy, endpoint } = await wired(at.app);
    await happen(at.app, academy, 12);
    const lane = { academyId: academy.id, endpointId: endpoint.id };
    const claims = await Promise.all([claim(lane), claim(lane), claim(lane)]);
    expect(claims.flatMap(({ messages }) => messages)).toHaveLength(5);
    expect((await claim(lane)).messages).toEqual([]);
  });

  it('respect the rate limit of an endpoint in all processes together', async () => {
    const { academy, endpoint } = await wired(at.app, { ratePerSecond: 3 });
    await happen(at.app, academy, 12);
    const lane = { academyId: academy.id, endpointId: endpoint.id };
    const second = 600_000;
    const first = await claim(lane, second);
    expect(first.messages).toHaveLength(3);
    expect(first.restMs).toBeGreaterThan(0);
    expect(await claim(lane, second)).toMatchObject({ messages: [], restMs: expect.any(Number) });
    const before = await readEndpoint(at.app, await academy.as('academy_admin'), endpoint.id);
    expect(before.version).toBe(endpoint.version);
  });

  it('are marked as dead if the sending process dies in every attempt', async () => {
    const { academy, admin, endpoint } = await wired(at.app);
    await happen(at.app, academy);
    const lane = { academyId: academy.id, endpointId: endpoint.id };
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await claim(lane)).messages).toHaveLength(1);
      // first the lease expires, and then the pause before the next attempt
      await passTime(academy);
      expect((await claim(lane)).messages).toEqual([]);
      await passTime(academy);
    }
    expect((await claim(lane)).messages).toEqual([]);
    expect(await readDeliveries(at.app, admin)).toMatchObject([
      { status: 'DEAD', attemptCount: 10, nextAttemptAt: null },
    ]);
  });

  it('still reach one academy if sixty endpoints of six other academies never respond', async () => {
    const hanging = await Promise.all(Array.from({ length: 6 }, () => wired(at.app)));
    for (const { admin, academy, receiver } of hanging) {
      receiver.answer = () => undefined;
      const input = { url: receiver.url, eventTypes: ['*'] };
      for (let n = 1; n < 10; n++) expect((await createEndpoint(at.app, admin, input)).errors).toBeUndefined();
      await happen(at.app, academy, 5);
    }
    const quick = await wired(at.app);
    await happen(at.app, quick.academy, 20);
    // no request may time out before the test ends
    const sender = at.another({ timeout: 600_000 });
    sender.start();
    await expect.poll(() => quick.receiver.received.length).toBe(20);
    expect(hanging.every(({ receiver }) => receiver.received.length > 0)).toBe(true);
    for (const { receiver } of hanging) await receiver.stop();
    await sender.stop();
  });

  it('are completed before the process stops, or handed over to other processes if they take too long', async () => {
    const { academy, admin, receiver } = await wired(at.app, { eventTypes: ['student.created'] });
    await happen(at.app, academy, 3);
    const sender = createSender(at.app.services, { grace: 300 });
    sender.start();
    await expect.poll(() => receiver.received.length).toBe(3);
    // the first request gets its response while the sender stops, and the second one never gets a response
    const open: ServerResponse[] = [];
    receiver.answer = (res) => void open.push(res);
    await happen(at.app, academy, 2);
    eventsNumbered.notify(at.app.services.database.orm.em);
    await expect.poll(() => open.length).toBe(2);
    const stopped = sender.stop();
    open[0]?.writeHead(204).end();
    await stopped;
    const deliveries = await readDeliveries(at.app, admin);
    const pending = deliveries.filter(({ status }) => status === 'PENDING');
    expect(deliveries.filter(({ status }) => status === 'DELIVERED')).toHaveLength(4);
    expect(pending).toMatchObject([{ attemptCount: 0, attempts: [] }]);
    expect(Date.parse(pending[0].nextAttemptAt)).toBeLessThanOrEqual(Date.now());
    // another sender can continue before the lease expires
    receiver.answer = (res) => void res.writeHead(204).end();
    await at.sender.drain();
    const [again] = await readDeliveries(at.app, admin, { eventId: pending[0].eventId });
    expect(again).toMatchObject({ status: 'DELIVERED', attemptCount: 1 });
    expect(receiver.received.filter(({ headers }) => headers['webhook-id'] === again.eventId)).toHaveLength(2);
  });

  it('continue while other endpoints send endless, broken or slow responses, which use little memory', async () => {
    const trickle = (res: ServerResponse) => {
      const drops = setInterval(() => res.write('.'), 20);
      res.writeHead(200).once('close', () => clearInterval(drops));
    };
    // a slow endpoint gets one request at a time, and each of its requests lasts until the timeout
    const behaviours: [answer: Receiver['answer'], outcomes: string[]][] = [
      [
        (res) => void Readable.from(tenMegabytes()).on('error', ignore).pipe(res.writeHead(200)).on('error', ignore),
        Array(5).fill('200 null'),
      ],
      [
        (res) => void res.writeHead(200, { 'content-length': '100' }).write('half', () => res.destroy()),
        Array(5).fill('200 REFUSED'),
      ],
      [trickle, ['200 TIMEOUT']],
      [(res) => void res.writeHead(200, { 'x-long': 'x'.repeat(200_000) }).end(), Array(5).fill('null TOO_LARGE')],
    ];
    const good = await wired(at.app);
    const bad = await Promise.all(
      behaviours.map(async ([answer, outcomes]) => {
        const each = await wired(at.app);
        each.receiver.answer = answer;
        await happen(at.app, each.academy, outcomes.length);
        return each;
      }),
    );
    await happen(at.app, good.academy, 12);
    const before = process.memoryUsage().rss;
    await at.sender.drain();
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
    expect(good.receiver.received).toHaveLength(12);
    const lasts = await Promise.all(
      bad.map(async ({ admin }) => (await readDeliveries(at.app, admin)).map(({ attempts }) => attempts.at(-1))),
    );
    const told = lasts.map((attempts) => attempts.map(({ httpStatus, error }) => `${httpStatus} ${error}`));
    expect(told).toEqual(behaviours.map(([, outcomes]) => outcomes));
    for (const { response } of lasts[0] ?? []) expect(response).toBe('x'.repeat(2_000));
    for (const { receiver } of [good, ...bad]) await receiver.stop();
  });

  it('continue after a database outage, which is logged only once', async () => {
    const { database } = at.app.services;
    let looks = 0;
    const away = Object.create(database, {
      runFixed: {
        value: (...args: Parameters<typeof database.runFixed>) =>
          ++looks <= 3 ? Promise.reject(new Error('The database is away.')) : database.runFixed(...args),
      },
    });
    const told: unknown[] = [];
    const tell = (...args: unknown[]) => void told.push(args.at(-1));
    const log = Object.assign(Object.create(at.app.services.log), { error: tell, warn: tell, info: tell });
    const sender = createSender({ ...at.app.services, database: away, log });
    sender.start();
    const looksOnceMore = () => {
      eventsNumbered.notify(away.orm.em);
      return looks;
    };
    await expect.poll(looksOnceMore, { interval: 10 }).toBeGreaterThan(4);
    await sender.stop();
    expect(told).toEqual(['webhooks cannot be looked for, and are tried again', 'webhooks are looked for again']);
  });

  it('are signed with both secrets during a change of the secret, and then only with the new secret', async () => {
    const { academy, admin, receiver, endpoint } = await wired(at.app);
    const { data } = await rotate(at.app, admin, endpoint.id);
    const { secret } = data.rotateWebhookSecret;
    await happen(at.app, academy);
    await at.sender.drain();
    const [both] = receiver.received as [Received];
    expect(both.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    for (const each of [secret, endpoint.secret]) expect(verified(each, both).sequence).toBe(1);
    await academy.run((em) =>
      em.nativeUpdate(WebhookEndpoint, { id: endpoint.id }, { formerSignsUntil: new Date().toISOString() }),
    );
    await happen(at.app, academy);
    await at.sender.drain();
    const one = receiver.received[1] as Received;
    expect(verified(secret, one).sequence).toBe(2);
    expect(() => verified(endpoint.secret, one)).toThrow();
  });

  it('are cancelled if the endpoint returns 410, and admins are notified', async () => {
    const { academy, admin, receiver, endpoint } = await wired(at.app, { ratePerSecond: 1 });
    receiver.answer = (res) => void res.writeHead(410).end();
    await happen(at.app, academy, 3);
    await at.sender.drain();
    expect(receiver.received).toHaveLength(1);
    expect(await readEndpoint(at.app, admin, endpoint.id)).toMatchObject({
      status: 'DISABLED',
      disabledReason: 'The receiver answered 410 Gone.',
    });
    expect((await readDeliveries(at.app, admin)).map(({ status }) => status)).toEqual(Array(3).fill('CANCELLED'));
    const jobs = await academy.run((em) => em.find(Job, { kind: 'mail.webhook-disabled' }));
    expect(jobs.map(({ payload }) => payload)).toEqual([{ endpointId: endpoint.id }]);
    const [delivery] = await readDeliveries(at.app, admin);
    expect((await replay(at.app, admin, delivery.id)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(await happen(at.app, academy)).toHaveLength(1);
    expect(await readDeliveries(at.app, admin)).toHaveLength(3);

    receiver.answer = (res) => void res.writeHead(204).end();
    await updateEndpoint(at.app, admin, endpoint.id, { status: 'ACTIVE', ratePerSecond: 100 });
    const since = new Date(Date.now() - DAY).toISOString();
    const recovered = await recover(at.app, admin, endpoint.id, since);
    expect(recovered.data.recoverWebhookDeliveries).toEqual({ recovered: 4 });
    await at.sender.drain();
    expect((await readDeliveries(at.app, admin)).map(({ status }) => status)).toEqual(Array(4).fill('DELIVERED'));
    expect(await readEndpoint(at.app, admin, endpoint.id)).toMatchObject({ disabledReason: null, failingSince: null });
  });

  it('are cancelled after five days in which every attempt failed, but not if one attempt succeeded', async () => {
    const { academy, admin, receiver, endpoint } = await wired(at.app);
    const { version } = await readEndpoint(at.app, admin, endpoint.id);
    const failFor = (days: number) =>
      academy.run((em) =>
        em.nativeUpdate(
          WebhookEndpoint,
          { id: endpoint.id },
          { failingSince: new Date(Date.now() - days * DAY).toISOString(), version },
        ),
      );
    await failFor(4.9);
    receiver.answer = (res) => void res.writeHead(500).end();
    await happen(at.app, academy);
    await at.sender.drain();
    expect((await readEndpoint(at.app, admin, endpoint.id)).status).toBe('ACTIVE');
    receiver.answer = (res) => void res.writeHead(200).end();
    await passTime(academy);
    await at.sender.drain();
    expect(await readEndpoint(at.app, admin, endpoint.id)).toMatchObject({ failingSince: null, version });

    await failFor(5);
    receiver.answer = (res) => void res.writeHead(500).end();
    await happen(at.app, academy);
    await at.sender.drain();
    expect(await readEndpoint(at.app, admin, endpoint.id)).toMatchObject({
      status: 'DISABLED',
      disabledReason: 'For 5 days nothing but failures came back.',
    });
  });

  it('are cancelled, and the endpoint is disabled, if the secret of the endpoint cannot be decrypted', async () => {
    const { academy, admin, receiver, endpoint } = await wired(at.app);
    const other = await wired(at.app);
    const { sealedSecret } = await other.academy.run((em) => em.findOneOrFail(WebhookEndpoint, {}));
    await academy.run((em) => em.nativeUpdate(WebhookEndpoint, { id: endpoint.id }, { sealedSecret }));
    await happen(at.app, academy);
    await at.sender.drain();
    expect(receiver.received).toEqual([]);
    expect(await readEndpoint(at.app, admin, endpoint.id)).toMatchObject({
      status: 'DISABLED',
      disabledReason: expect.stringContaining('cannot be decrypted'),
    });
    expect(await readDeliveries(at.app, admin)).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('can use a secret that a former encryption key encrypted, and are cancelled if that key is lost', async () => {
    const { academy, admin, receiver, endpoint } = await wired(at.app);
    const newKey = randomBytes(32);
    const { config, ...services } = at.app.services;
    const outgoing = createOutgoing(config);
    const senderWith = (secretKeys: readonly Buffer[]) =>
      createSender({ ...services, outgoing, config: { ...config, secretKeys } }, { second: SECOND });
    await happen(at.app, academy);
    await senderWith([newKey, ...config.secretKeys]).drain();
    expect(verified(endpoint.secret, receiver.received[0] as Received).sequence).toBe(1);
    await happen(at.app, academy);
    await Promise.all([senderWith([newKey]).drain(), senderWith([newKey]).drain()]);
    expect(receiver.received).toHaveLength(1);
    expect((await readEndpoint(at.app, admin, endpoint.id)).status).toBe('DISABLED');
    expect(await academy.run((em) => em.count(Job, { kind: 'mail.webhook-disabled' }))).toBe(1);
    // as in docs/webhooks.md: rotate the secret, activate the endpoint, recover missed events
    const { secret } = (await rotate(at.app, admin, endpoint.id)).data.rotateWebhookSecret;
    await updateEndpoint(at.app, admin, endpoint.id, { status: 'ACTIVE' });
    const since = new Date(Date.now() - DAY).toISOString();
    expect((await recover(at.app, admin, endpoint.id, since)).data.recoverWebhookDeliveries.recovered).toBe(1);
    await at.sender.drain();
    expect(verified(secret, receiver.received[1] as Received).sequence).toBe(2);
    await outgoing.close();
  });

  it('wait while the endpoint is paused, and are sent when it is active again', async () => {
    const { academy, admin, receiver, endpoint } = await wired(at.app);
    await happen(at.app, academy);
    await updateEndpoint(at.app, admin, endpoint.id, { status: 'PAUSED' });
    await happen(at.app, academy);
    await at.sender.drain();
    expect(receiver.received).toEqual([]);
    expect((await readDeliveries(at.app, admin)).map(({ status }) => status)).toEqual(['PENDING', 'PENDING']);
    await updateEndpoint(at.app, admin, endpoint.id, { status: 'ACTIVE' });
    await at.sender.drain();
    expect(receiver.received).toHaveLength(2);
  });

  it('are not sent to a deleted endpoint', async () => {
    const { academy, admin, receiver, endpoint } = await wired(at.app);
    await happen(at.app, academy);
    await deleteEndpoint(at.app, admin, endpoint.id);
    await happen(at.app, academy);
    await at.sender.drain();
    expect(receiver.received).toEqual([]);
    expect(await readDeliveries(at.app, admin)).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('wait while the academy is suspended', async () => {
    const { academy, receiver } = await wired(at.app);
    const change = (status: AcademyStatus) =>
      academy.run((em) => em.nativeUpdate(Academy, { id: academy.id }, { status }));
    await happen(at.app, academy);
    await change(AcademyStatus.SUSPENDED);
    await at.sender.drain();
    expect(receiver.received).toEqual([]);
    await change(AcademyStatus.ACTIVE);
    await at.sender.drain();
    expect(receiver.received).toHaveLength(1);
  });

  it('are sent only to the tested endpoint if they contain a test event', async () => {
    const { admin, receiver, endpoint } = await wired(at.app, { eventTypes: ['fee.created'] });
    const { data } = await testEndpoint(at.app, admin, endpoint.id);
    const { id, eventId } = data.testWebhookEndpoint;
    await at.sender.drain();
    const [received] = receiver.received as [Received];
    expect(received.headers['webhook-id']).toBe(eventId);
    expect(verified(endpoint.secret, received)).toMatchObject({
      type: 'webhook.test',
      sequence: null,
      data: { endpoint_id: endpoint.id },
    });
    expect(await readDeliveries(at.app, admin)).toMatchObject([{ id, type: 'webhook.test', status: 'DELIVERED' }]);
  });

  it('can be sent again for 30 days if they are marked as dead', async () => {
    const { academy, admin, receiver, endpoint } = await wired(at.app, { eventTypes: ['student.created'] });
    const times = { since: new Date(Date.now() - DAY).toISOString(), until: new Date(Date.now() + DAY).toISOString() };
    const [dead, delivered] = await happen(at.app, academy, 2);
    await at.sender.drain();
    const status = WebhookDeliveryStatus.DEAD;
    await academy.run((em) => em.nativeUpdate(WebhookDelivery, { eventId: dead as string }, { status, failures: 10 }));
    receiver.received.length = 0;
    const ask = (body: object) => rest(at.app, admin, 'POST', `/webhook-endpoints/${endpoint.id}/recover`, body);
    expect((await ask(times)).body).toEqual({ data: { recovered: 1 } });
    await at.sender.drain();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([dead]);
    expect(await readDeliveries(at.app, admin, { eventId: dead })).toMatchObject([{ attemptCount: 2 }]);
    expect(await readDeliveries(at.app, admin, { eventId: delivered })).toMatchObject([{ attemptCount: 1 }]);

    const early = new Date(Date.now() - 30.1 * DAY).toISOString();
    const tooLong = await ask({ since: early, until: new Date().toISOString() });
    expect([tooLong.status, tooLong.body.errors]).toEqual([
      422,
      { since: ['The since field must not be more than 30 days before until.'] },
    ]);
  });

  it('can be created later for missed events in a period, if the endpoint selects the type of the events', async () => {
    const { academy, admin, receiver, endpoint } = await wired(at.app, { eventTypes: ['student.created'] });
    const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString();
    await unfollowed(academy, 1, 'student.created', { occurredAt: day(9) });
    const [missed] = await unfollowed(academy, 1, 'student.created', { occurredAt: day(2) });
    await unfollowed(academy, 1, 'fee.created', { occurredAt: day(2) });
    await unfollowed(academy, 1, 'student.created', { occurredAt: day(2), sequence: null });
    await happen(at.app, academy);
    await at.sender.drain();
    expect((await recover(at.app, admin, endpoint.id, day(3))).data.recoverWebhookDeliveries.recovered).toBe(1);
    const again = await rest(at.app, admin, 'POST', `/webhook-endpoints/${endpoint.id}/recover`, { since: day(3) });
    expect(again).toMatchObject({ status: 200, body: { data: { recovered: 0 } } });
    await at.sender.drain();
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[1]?.headers['webhook-id']).toBe(missed?.id);
    for (const [since, until] of [
      [day(31), undefined],
      [day(1), day(2)],
    ] as const) {
      const { errors } = await recover(at.app, admin, endpoint.id, since, until);
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });

  it('can be created later for a few missed events among many, but not for more than 10,000 events', async () => {
    const their = await wired(at.app, { eventTypes: ['student.created'] });
    const { academy, admin, endpoint } = their;
    const since = new Date().toISOString();
    await unfollowedInBulk(at.app, academy, 10_002);
    const tooMany = await recover(at.app, admin, endpoint.id, since);
    expect(tooMany.errors?.[0]?.extensions.fields).toEqual({
      since: ['The period must not have more than 10000 missed events.'],
    });
    expect(await readDeliveries(at.app, admin)).toEqual([]);
    await keptInBulk(at.app, their, 4);
    expect((await recover(at.app, admin, endpoint.id, since)).data.recoverWebhookDeliveries.recovered).toBe(3);
    expect((await recover(at.app, admin, endpoint.id, since)).data.recoverWebhookDeliveries.recovered).toBe(0);
  });

  it('are cancelled if their event is deleted', async () => {
    const { academy, admin, receiver } = await wired(at.app);
    await happen(at.app, academy);
    await academy.run((em) => em.nativeDelete(OutboxEvent, {}));
    await at.sender.drain();
    expect(receiver.received).toEqual([]);
    expect(await readDeliveries(at.app, admin)).toMatchObject([{ status: 'CANCELLED' }]);
    expect(await academy.run((em) => em.count(WebhookDelivery, { nextAttemptAt: { $ne: null } }))).toBe(0);
  });
});
