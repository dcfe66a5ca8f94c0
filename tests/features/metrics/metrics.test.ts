import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { AggregatorRegistry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createJobCounts } from '../../../src/platform/jobs/job-counts.ts';
import { createLiveCounts } from '../../../src/platform/live/live-counts.ts';
import { createMetrics } from '../../../src/platform/metrics/metrics.ts';
import { startTestApp, type TestApp, testApp } from '../../support/app.ts';
import { gql, rest, unseen } from '../../support/clients.ts';
import { routes } from '../../support/routes.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../support/seed.ts';
import { type Sample, samplesIn, samplesOf, sumOf, valuesOf } from './exposition.ts';

const REQUESTS_A_MINUTE = 60;
const COUNT = 'http_request_duration_seconds_count';

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await startTestApp({
    METRICS_PORT: '9464',
    RATE_LIMIT_PER_MINUTE: String(REQUESTS_A_MINUTE),
    LOGIN_LIMIT_PER_MINUTE: '1',
    REGISTER_LIMIT_PER_HOUR: '1',
  });
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});
afterAll(() => app.stop());

/** Sends any HTTP request, including those that fetch refuses. */
const send = (method: string, path: string, headers: Record<string, string> = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const outgoing = request({ hostname, port, method, path, headers }, (res) => res.resume().on('end', resolve));
    outgoing.on('error', reject).end();
  });

/**
 * Runs `work`. Returns a function that reads how much a metric grew. Waits until all requests are counted, because the
 * service counts a request shortly after its response.
 */
async function added(requests: number, work: () => Promise<unknown>) {
  const before = await samplesOf(app);
  await work();
  const settled = async () => {
    const after = await samplesOf(app);
    expect(sumOf(after, COUNT) - sumOf(before, COUNT)).toBe(requests);
    return after;
  };
  const after = await vi.waitFor(settled, { timeout: 60_000 });
  return (name: string, labels: Record<string, string> = {}) =>
    sumOf(after, name, labels) - sumOf(before, name, labels);
}

describe('metrics of requests', () => {
  it('count requests by method, route, operation and status class, with durations', async () => {
    const student = await academy.with.student();
    const count = await added(4, async () => {
      await rest(app, admin, 'GET', `/students/${student.id}`);
      await rest(app, admin, 'GET', `/students/${randomUUID()}`);
      await rest(app, admin, 'PATCH', `/students/${student.id}`, { first_name: 'Ada' });
      await fetch(`${app.url}/healthz`);
    });
    const route = '/api/v1/students/:id';
    expect(count(COUNT, { method: 'GET', route, operation: 'student', status: '2xx' })).toBe(1);
    expect(count(COUNT, { method: 'GET', route, operation: 'student', status: '4xx' })).toBe(1);
    expect(count(COUNT, { method: 'PATCH', route, operation: 'updateStudent', status: '2xx' })).toBe(1);
    expect(count(COUNT, { method: 'GET', route: '/healthz', operation: 'other', status: '2xx' })).toBe(1);
    const seconds = count('http_request_duration_seconds_sum', { route });
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(30);
  });

  it('count failed requests by error code, in REST and GraphQL', async () => {
    const count = await added(3, async () => {
      await gql(app, admin, `{ a: student(id: "${randomUUID()}") { id } b: student(id: "${randomUUID()}") { id } }`);
      await gql(app, {}, '{ students { totalCount } }');
      await rest(app, admin, 'GET', `/batches/${randomUUID()}`);
    });
    expect(count('request_errors_total', { code: 'UNAUTHENTICATED' })).toBe(1);
    expect(count('request_errors_total', { code: 'NOT_FOUND' })).toBe(1);
    expect(count('request_errors_total')).toBe(2);
    expect(count(COUNT, { method: 'POST', route: '/graphql', operation: 'other', status: '2xx' })).toBe(2);
  });

  it('count requests that the client aborted', async () => {
    const slow = new AbortController();
    const count = await added(1, async () => {
      const answer = fetch(`${app.url}/api/v1/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) }),
        duplex: 'half',
        signal: slow.signal,
      } as RequestInit);
      setTimeout(() => slow.abort(), 100);
      await expect(answer).rejects.toThrow('abort');
    });
    expect(count(COUNT, { route: '/api/v1/auth/register', operation: 'register', status: 'aborted' })).toBe(1);
  });
});

describe('labels of metrics', () => {
  const templates = routes.map(({ path }) => `/api/v1${path}`);
  const operations = routes.flatMap(({ operation, forBodiesWith }) => [operation, forBodiesWith?.operation]);
  const known: Record<string, Set<string | undefined>> = {
    route: new Set([...templates, '/graphql', '/healthz', '/readyz', 'other']),
    operation: new Set([...operations, 'other']),
    method: new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'other']),
    status: new Set(['1xx', '2xx', '3xx', '4xx', '5xx', 'aborted']),
    code: new Set(
      ['UNAUTHENTICATED FORBIDDEN NOT_FOUND BAD_USER_INPUT ACADEMY_REQUIRED CONFLICT PLAN_LIMIT_REACHED RATE_LIMITED']
        .concat('SERVICE_UNAVAILABLE INTERNAL_SERVER_ERROR GRAPHQL_PARSE_FAILED GRAPHQL_VALIDATION_FAILED BAD_REQUEST')
        .concat('PERSISTED_QUERY_NOT_FOUND PERSISTED_QUERY_NOT_SUPPORTED OPERATION_RESOLUTION_FAILURE')
        .flatMap((codes) => codes.split(' ')),
    ),
    kind: new Set([
      ...['feed', 'subscribers', 'rows'],
      ...['request', 'login', 'registration', 'passwordReset', 'emailVerification', 'invitation', 'calendar', 'upload'],
      'verification',
    ]),
    way: new Set(['planned', 'interpreted']),
    cache: new Set(['documents', 'plans']),
    state: new Set(['idle', 'busy', 'waiting', 'dead', 'open', 'blocked']),
    coordinate: new Set(),
  };

  /** Returns the labels with unknown values, except labels of the metrics about Node.js and the process. */
  const strangers = (samples: readonly Sample[]) =>
    Object.entries(known).flatMap(([label, allowed]) =>
      [
        ...valuesOf(
          samples.filter(({ name }) => !/^(nodejs|process)_/.test(name)),
          label,
        ),
      ]
        .filter((value) => !allowed.has(value))
        .map((value) => `${label}=${value}`),
    );

  it('have only known values, whatever a request contains', async () => {
    const id = randomUUID();
    const odd: [string, string][] = [
      ['GET', `/API/v1/Students/${id}`],
      ['GET', `/api/V1/students/${id}/?token=${id}`],
      ['DELETE', `/api/v1/courses/${id}%2F..%2F${id}`],
      ['GET', `/api/v1/${id}`],
      ['GET', `/api/v1/students/%zz${id}`],
      ['POST', `/graphql/${id}`],
      ['POST', `/GraphQL?query=${id}`],
      ['GET', `//${id}.example/x`],
      ['GET', `http://${id}.example/api/v1/students`],
      ['OPTIONS', '*'],
      ['PROPFIND', `/api/v1/students/${id}`],
      ['M-SEARCH', '/graphql'],
      ['PUT', '/healthz'],
      ['HEAD', '/readyz'],
      ['GET', `/__proto__/constructor/${id}`],
    ];
    const before = await samplesOf(app);
    for (const [method, path] of odd) await send(method, path, { 'x-academy-id': id, 'x-request-id': id });
    const name = `Op${id.replaceAll('-', '')}`;
    await gql(app, admin, `query ${name} { me { id } }`);
    await gql(app, admin, `query ${name} { ${name} }`);
    await gql(app, admin, `query ${name} {`);
    await gql(app, { token: admin.token, academyId: id }, `query ${name} { students { totalCount } }`);
    await rest(app, admin, 'GET', `/students?search=${id}&status=${id}&include=${id}`);
    const samples = await vi.waitFor(async () => {
      const now = await samplesOf(app);
      expect(sumOf(now, COUNT) - sumOf(before, COUNT)).toBe(odd.length + 5);
      return now;
    });
    expect(strangers(samples)).toEqual([]);
    const own = new Set(
      samples.filter(({ name }) => !/^(nodejs|process)_/.test(name)).flatMap(({ labels }) => Object.keys(labels)),
    );
    expect([...own].filter((label) => label !== 'le').toSorted()).toEqual(
      Object.keys(known)
        .filter((label) => label !== 'coordinate')
        .toSorted(),
    );
    for (const secret of [id, name, academy.id, admin.userId, 'example'])
      expect(JSON.stringify(samples)).not.toContain(secret);
  });

  it('are reported by this test if they have an unknown value', () => {
    const sample = { name: COUNT, labels: { route: `/api/v1/students/${randomUUID()}`, method: 'GET' }, value: 1 };
    expect(strangers([sample])).toEqual([expect.stringMatching(/^route=/)]);
  });
});

describe('metrics that are computed only when they are read', () => {
  it('count operations executed with and without a query plan', async () => {
    const query = unseen('{ students { totalCount } }');
    const count = await added(4, async () => {
      for (let time = 0; time < 3; time++) await gql(app, admin, query);
      await gql(app, admin, unseen('mutation { deleteDepartment(id: "x") { id } }'));
    });
    expect(count('operations_total')).toBe(4);
    expect(count('operations_total', { way: 'planned' })).toBeGreaterThanOrEqual(2);
    expect(count('operations_total', { way: 'interpreted' })).toBeGreaterThanOrEqual(1);
    expect(count('cache_entries', { cache: 'documents' })).toBe(2);
    expect(count('cache_entries', { cache: 'plans' })).toBe(1);
  });

  it('count database connections by state', async () => {
    await gql(app, admin, '{ students { totalCount } }');
    const open = async (state: string) => sumOf(await samplesOf(app), 'database_connections', { state });
    expect((await open('idle')) + (await open('busy'))).toBeGreaterThan(0);
    // a request for an idle connection counts as waiting until the event loop turn ends
    await expect.poll(() => open('waiting')).toBe(0);
  });

  it('include the number of requests that each rate limit refused', async () => {
    const { token } = await academy.as('parent');
    const asked = REQUESTS_A_MINUTE + 2;
    const login = { email: 'nobody@example.test', password: 'some password' };
    const user = { ...login, name: 'Nobody', password_confirmation: login.password };
    const count = await added(asked + 5, async () => {
      await Promise.all(Array.from({ length: asked }, () => rest(app, { token }, 'GET', '/auth/me')));
      for (let time = 0; time < 3; time++) await rest(app, {}, 'POST', '/auth/login', login);
      for (let time = 0; time < 2; time++) await rest(app, {}, 'POST', '/auth/register', user);
    });
    expect(count('rate_limit_hits_total', { kind: 'request' })).toBe(2);
    expect(count('rate_limit_hits_total', { kind: 'login' })).toBe(2);
    expect(count('rate_limit_hits_total', { kind: 'registration' })).toBe(1);
    expect(count('request_errors_total', { code: 'RATE_LIMITED' })).toBe(5);
  });

  it('count uses of deprecated fields', async () => {
    const { registry } = await createMetrics({
      database: app.services.database,
      executor: { plannedCount: () => 0, runs: () => ({ planned: 0, interpreted: 0 }) },
      documents: { count: () => 0 },
      limitHits: new Map(),
      deprecations: { counts: new Map([['Query.old', 2]]) },
      hub: { counts: createLiveCounts(), streams: () => ({ open: 0, blocked: 0 }) },
      jobCounts: createJobCounts(),
    });
    expect(await registry.metrics()).toContain('deprecated_uses_total{coordinate="Query.old"} 2');
  });

  it('include event loop, memory and processor', async () => {
    const names = new Set((await samplesOf(app)).map(({ name }) => name));
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
    ])
      expect(names).toContain(name);
  });
});

it('metrics of several processes are added up', async () => {
  const registry = app.metrics?.registry;
  const one = await registry?.getMetricsAsJSON();
  // read only once, because the number of connections changes
  const added = async (...all: object[]) => samplesIn(await AggregatorRegistry.aggregate(all).metrics());
  const [alone, sum] = [await added(one as object), await added(one as object, one as object)];
  for (const name of [COUNT, 'operations_total', 'cache_entries', 'database_connections']) {
    expect(sumOf(alone, name)).toBeGreaterThan(0);
    expect(sumOf(sum, name)).toBe(2 * sumOf(alone, name));
  }
});

it('metrics are off by default', async () => {
  expect((await testApp()).metrics).toBeUndefined();
});
