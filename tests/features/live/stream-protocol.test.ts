import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { gql, headersOf } from '../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../support/seed.ts';
import { sendSubscription, subscribe } from '../../support/streams.ts';

const SESSIONS = 'subscription Changes { sessionChanged { id topic } }';
const UPDATE = 'mutation ($id: ID!, $topic: String) { updateSession(id: $id, input: { topic: $topic }) { id } }';

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;
const lines: Record<string, any>[] = [];

beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  app = await startTestApp({}, undefined, log, { streams: { pingMs: 200, blockedMs: 1_000 } });
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});
afterAll(() => app.stop());

const change = (id: string, topic: string) => gql(app, admin, UPDATE, { id, topic });

const post = (body: unknown, headers: Record<string, string> = {}, path = '/graphql/stream') =>
  request(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(admin), ...headers },
    body: JSON.stringify(body),
  });

describe('POST /graphql/stream', () => {
  it.each([
    ['query { me { id } }', 'A query is sent to /graphql.'],
    ['mutation { logout { message } }', 'A mutation is sent to /graphql.'],
    ['subscription { unknown { id } }', 'Cannot query field "unknown"'],
    ['subscription {', 'Syntax Error'],
    ['subscription { sessionChanged { id } enrollmentChanged(batchId: "1") { id } }', 'must select only one'],
    ['', 'The request must have a query.'],
  ])('refuses the request body %j with 400', async (query, message) => {
    const { statusCode, headers, body } = await post({ query });
    expect({ statusCode, type: headers['content-type'] }).toEqual({
      statusCode: 400,
      type: 'application/json; charset=utf-8',
    });
    expect(((await body.json()) as any).errors[0].message).toContain(message);
  });

  it('refuses a stream token, another media type, and a document that is too long', async () => {
    const query = SESSIONS;
    expect((await post({ query }, { 'x-graphql-event-stream-token': '1' })).statusCode).toBe(400);
    expect((await post({ query }, {}, '/graphql/stream?token=1')).statusCode).toBe(400);
    expect((await post({ query }, { accept: 'application/json' })).statusCode).toBe(406);
    expect((await post({ query: `${query} # ${'x'.repeat(20_000)}` })).statusCode).toBe(400);
    expect((await post({ query, variables: [] })).statusCode).toBe(400);
  });

  it.each(['GET', 'PUT', 'DELETE'] as const)('returns 405 and an Allow header for %s', async (method) => {
    const { statusCode, headers } = await request(`${app.url}/graphql/stream`, { method, headers: headersOf(admin) });
    expect({ statusCode, allow: headers.allow }).toEqual({ statusCode: 405, allow: 'POST' });
  });

  it('responds with the headers of /graphql, and prevents proxies from caching or buffering the stream', async () => {
    const stream = await subscribe(app, admin, SESSIONS);
    expect(stream.headers).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
    stream.close();
  });

  it('sends comment lines while no data change', async () => {
    const stream = await subscribe(app, admin, SESSIONS);
    await expect.poll(() => stream.pings()).toBeGreaterThan(2);
    expect(stream.unread).toEqual([]);
    stream.close();
  });

  it('writes one line to the log at the end of a stream, with the number of events', async () => {
    const session = await academy.with.session();
    const stream = await subscribe(app, admin, SESSIONS);
    const requestId = stream.headers['x-request-id'];
    await change(session.id, 'logged');
    await app.background.drain();
    await stream.next();
    expect(lines.filter((line) => line.requestId === requestId)).toEqual([]);
    stream.close();
    await expect.poll(() => lines.filter((line) => line.requestId === requestId)).toHaveLength(1);
    expect(lines.find((line) => line.requestId === requestId)).toMatchObject({
      ...{ operation: 'Changes', events: 1, userId: admin.userId, academyId: academy.id, cost: 1 },
      ...{ req: { method: 'POST', path: '/graphql/stream' }, res: { status: 200 }, msg: 'request completed' },
    });
  });

  it('refuses the eleventh simultaneous stream of a user with 429 and Retry-After', async () => {
    const member = await academy.as('administrator');
    const streams = await Promise.all(Array.from({ length: 10 }, () => subscribe(app, member, SESSIONS)));
    const { statusCode, headers, body } = await sendSubscription(app, member, { query: SESSIONS });
    expect({ statusCode, wait: headers['retry-after'] }).toEqual({ statusCode: 429, wait: '30' });
    expect(((await body.json()) as any).errors[0].extensions.code).toBe('RATE_LIMITED');
    for (const stream of streams) stream.close();
    await expect
      .poll(async () => {
        const stream = await subscribe(app, member, SESSIONS);
        stream.close();
        return stream.status;
      })
      .toBe(200);
  });
});

describe('Last-Event-ID header', () => {
  const from = (id: string) => subscribe(app, { ...admin, headers: { 'last-event-id': id } }, SESSIONS);

  it('resumes the stream after the event with this id, and sends only the latest missed change of each record', async () => {
    const [one, two] = [await academy.with.session(), await academy.with.session()];
    const stream = await subscribe(app, admin, SESSIONS);
    await change(one.id, 'first');
    await app.background.drain();
    const { id = '' } = await stream.next();
    stream.close();
    await change(one.id, 'second');
    await change(two.id, 'third');
    await change(one.id, 'fourth');
    await app.background.drain();
    const resumed = await from(id);
    const topics = [await resumed.next(), await resumed.next()];
    expect(topics.map(({ result }) => result?.data.sessionChanged.topic)).toEqual(['third', 'fourth']);
    expect(Number(topics[1]?.id)).toBe(Number(id) + 3);
    expect(resumed.unread).toEqual([]);
    await change(two.id, 'fifth');
    await app.background.drain();
    expect(await resumed.data()).toMatchObject({ sessionChanged: { topic: 'fifth' } });
    resumed.close();
  });

  it.each(['999999999', '-1', 'unknown', '1.5'])(
    'ends the stream with RESYNC_REQUIRED for the unknown id %s',
    async (id) => {
      const stream = await from(id);
      const [refused, complete] = await stream.end();
      expect(refused?.result?.errors?.[0]?.extensions.code).toBe('RESYNC_REQUIRED');
      expect(complete?.event).toBe('complete');
    },
  );

  it('ends the stream with RESYNC_REQUIRED if the client missed more than 1,000 events', async () => {
    const busy = await seedAcademy(app);
    const member = await busy.as('academy_admin');
    const students = Array.from({ length: 200 }, (_each, index) => `Student,${index}`);
    for (let time = 0; time < 6; time++) {
      const { statusCode } = await request(`${app.url}/api/v1/students/import`, {
        method: 'POST',
        headers: { 'content-type': 'text/csv', ...headersOf(member) },
        body: ['first_name,last_name', ...students].join('\n'),
      });
      expect(statusCode).toBe(200);
    }
    await app.background.drain();
    const stream = await subscribe(app, { ...member, headers: { 'last-event-id': '1' } }, SESSIONS);
    const [refused] = await stream.end();
    expect(refused?.result?.errors?.[0]?.extensions.code).toBe('RESYNC_REQUIRED');
  });
});

describe('client that stops reading its stream', () => {
  const FIELDS = Array.from({ length: 49 }, (_each, place) => `n${place}: notes`).join(' ');
  const NOTES = 'x'.repeat(4_900);

  /**
   * Opens a stream in which each event has a quarter of a megabyte. The client reads the head of the response and
   * nothing else.
   */
  async function unread(at: TestApp, member: Member, requestId: string) {
    const { port, hostname } = new URL(at.url);
    const socket = connect({ port: Number(port), host: hostname });
    const body = JSON.stringify({ query: `subscription { sessionChanged { id ${FIELDS} } }` });
    const headers = {
      ...{ ...headersOf(member), host: hostname, 'content-type': 'application/json', 'x-request-id': requestId },
      ...{ accept: 'text/event-stream', 'content-length': Buffer.byteLength(body) },
    };
    const head = Object.entries(headers).map((each) => each.join(': '));
    socket.on('error', () => undefined);
    socket.write(`POST /graphql/stream HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body}`);
    await once(socket, 'readable');
    expect(String(socket.read())).toContain('HTTP/1.1 200');
    return socket;
  }

  it('is disconnected, and does not delay other clients', async () => {
    const member = await academy.as('administrator');
    const session = await academy.with.session({ notes: NOTES });
    const requestId = 'slow-reader';
    const socket = await unread(app, member, requestId);
    const stream = await subscribe(app, admin, SESSIONS);
    const isClosed = () => lines.some((line) => line.requestId === requestId);
    for (let time = 0; time < 100 && !isClosed(); time++) {
      await change(session.id, `time ${time}`);
      await app.background.drain();
      expect(await stream.data()).toMatchObject({ sessionChanged: { topic: `time ${time}` } });
    }
    await expect.poll(isClosed).toBe(true);
    socket.destroy();
    stream.close();
  });

  it('gets RESYNC_REQUIRED if more than 100 changes are waiting', async () => {
    const patient = await startTestApp();
    const own = await seedAcademy(patient);
    const member = await own.as('academy_admin');
    const batch = await own.with.batch({ startDate: '2026-01-05' });
    const sessions = await Promise.all(
      Array.from({ length: 101 }, () => own.with.session({ batchId: batch.id, notes: NOTES, slotDate: null })),
    );
    const socket = await unread(patient, member, 'overtaken-reader');
    for (const topic of ['first', 'second', 'third']) {
      for (const { id } of sessions) await gql(patient, member, UPDATE, { id, topic });
      await patient.background.drain();
      await setTimeout(1_000);
    }
    let last = '';
    socket.on('data', (chunk) => {
      last = `${last}${chunk}`.slice(-1_000);
    });
    await expect.poll(() => last).toContain('event: complete');
    expect(last).toContain('"code":"RESYNC_REQUIRED"');
    socket.destroy();
    await patient.stop();
  });
});

describe('process that stops', () => {
  it('first ends its streams without the event "complete", and refuses new streams', async () => {
    const stopping = await startTestApp();
    const own = await seedAcademy(stopping);
    const member = await own.as('academy_admin');
    const stream = await subscribe(stopping, member, SESSIONS);
    stopping.retire();
    expect(await stream.end()).toEqual([]);
    expect((await sendSubscription(stopping, member, { query: SESSIONS })).statusCode).toBe(503);
    expect((await gql(stopping, member, '{ me { id } }')).status).toBe(200);
    await stopping.stop();
  });
});

describe('POST /graphql', () => {
  it('refuses subscriptions', async () => {
    const { data, errors } = await gql(app, admin, SESSIONS);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toBe('Subscriptions are served at /graphql/stream.');
  });
});
