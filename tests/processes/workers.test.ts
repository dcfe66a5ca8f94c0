import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newDatabaseUrl } from '../support/app.ts';
import { asAdmin } from '../support/as-admin.ts';
import { freePort } from '../support/free-port.ts';
import { type Program, runProgram, SECRET, statusOf } from '../support/process.ts';

type Line = Readonly<Record<string, any>>;

const LOGIN_LIMIT = 3;

/** Returns the log so far. */
const linesOf = (program: Program): Line[] =>
  program
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

const listeningIn = (program: Program): number[] =>
  linesOf(program)
    .filter(({ msg }) => msg === 'listening')
    .map(({ pid }) => pid);

describe('service with WORKERS=2 on PostgreSQL', () => {
  let url: string;
  let port: string;
  let metricsPort: string;
  let primary: Program;

  beforeAll(async () => {
    url = await newDatabaseUrl('postgresql');
    [port, metricsPort] = [await freePort(), await freePort()];
    primary = start();
    await vi.waitUntil(() => listeningIn(primary).length === 2, { timeout: 120_000 });
  });

  afterAll(() => {
    primary?.child.kill('SIGKILL');
  });

  const start = (settings = {}) =>
    runProgram(
      'main',
      {
        ...{ DATABASE_URL: url, JWT_SECRET: SECRET, PORT: port, METRICS_PORT: metricsPort, WORKERS: '2' },
        ...{ LOGIN_LIMIT_PER_MINUTE: String(LOGIN_LIMIT), RATE_LIMIT_PER_MINUTE: '0' },
        ...settings,
      },
      '--migrate',
    );

  /** Returns the status of a request on its own connection: each connection goes to the next worker. */
  const ask = (path: string, id: string, body?: object): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'x-request-id': id };
      const options = { port, path, method: body ? 'POST' : 'GET', headers, agent: false };
      request(options, (res) => res.resume().on('end', () => resolve(res.statusCode ?? 0)))
        .on('error', reject)
        .end(body && JSON.stringify(body));
    });

  const login = (email: string, id: string) => ask('/api/v1/auth/login', id, { email, password: 'nobody knows it' });

  /** Returns the processes that handled requests whose id has a prefix. */
  const answeredBy = (prefix: string): Set<number> =>
    new Set(
      linesOf(primary)
        .filter(({ requestId }) => requestId?.startsWith(prefix))
        .map(({ pid }) => pid),
    );

  /** Ends the older worker: the other worker continues, and a third worker replaces the ended one. */
  async function goesOnWithout(signal: NodeJS.Signals): Promise<void> {
    const [former, other] = listeningIn(primary).slice(-2) as [number, number];
    const begun = listeningIn(primary).length;
    process.kill(former, signal);
    const died = { worker: former, pauseMs: expect.any(Number) };
    await expect.poll(() => linesOf(primary), { interval: 5 }).toContainEqual(expect.objectContaining(died));
    const prefix = `without-${signal}-`;
    const statuses = await Promise.all([1, 2, 3].map((number) => ask('/readyz', prefix + number)));
    expect(statuses).toEqual([200, 200, 200]);
    await expect.poll(() => [...answeredBy(prefix)]).toEqual([other]);
    await expect.poll(() => listeningIn(primary).length).toBe(begun + 1);
  }

  it('serves requests on one port in two processes, and serves none in the primary process', async () => {
    await Promise.all([1, 2, 3, 4].map((number) => ask('/healthz', `shared-${number}`)));
    await expect.poll(() => [...answeredBy('shared-')].toSorted()).toEqual(listeningIn(primary).toSorted());
    expect(answeredBy('shared-')).not.toContain(primary.child.pid);
  });

  const count = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(/^http_request_duration_seconds_count\{.*route="\/readyz".*\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
  };

  it('adds up the metrics of both workers', async () => {
    const before = await count();
    await Promise.all([1, 2, 3, 4].map((number) => ask('/readyz', `measured-${number}`)));
    await expect.poll(count).toBe(before + 4);
    await expect.poll(() => answeredBy('measured-').size).toBe(2);
  });

  it('reports the last known metrics of a worker that does not respond, until a new worker replaces it', async () => {
    const [hanging] = listeningIn(primary).slice(-2) as [number];
    const before = await count();
    expect(before).toBeGreaterThan(0);
    process.kill(hanging, 'SIGSTOP');
    expect(await count()).toBe(before);
    const meanwhile = count();
    await goesOnWithout('SIGKILL');
    expect(await meanwhile).toBeGreaterThan(0);
  });

  // on a very busy machine each worker counts locally because the database seems slow
  it('counts sign-in attempts in both workers together', { retry: 2 }, async () => {
    const email = `${randomUUID()}@example.test`;
    const statuses: number[] = [];
    for (let number = 0; number < LOGIN_LIMIT + 2; number++) statuses.push(await login(email, `login-${number}`));
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    await expect.poll(() => answeredBy('login-').size).toBe(2);
  });

  it('prints only one message if the port is in use', async () => {
    const second = start({ METRICS_PORT: 'off' });
    expect(await second.exit).toBe(1);
    expect(second.output()).toBe(
      `The service cannot listen on port ${port} of HOST (PORT or METRICS_PORT): EADDRINUSE\n`,
    );
  });

  it('continues to serve requests when a worker gets SIGTERM', () => goesOnWithout('SIGTERM'));

  it('completes open requests on shutdown and exits with 0, even after a second signal', async () => {
    const living = listeningIn(primary).slice(-2);
    const answers = await asAdmin(url, async (admin) => {
      await admin.query('begin; lock table users');
      const waiting = ['a', 'b', 'c', 'd'].map((name) => login(`${name}@example.test`, `waiting-${name}`));
      const held = () =>
        asAdmin(url, async (other) => {
          const text = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
          return (await other.query(text)).rowCount;
        });
      await expect.poll(held, { timeout: 3_000, interval: 20 }).toBe(4);
      primary.child.kill('SIGTERM');
      const stopping = () =>
        linesOf(primary).filter(({ msg, pid }) => msg === 'stopping' && living.includes(pid)).length;
      await expect.poll(stopping).toBe(2);
      primary.child.kill('SIGTERM');
      await admin.query('rollback');
      return Promise.all(waiting);
    });
    expect(answers).toEqual([401, 401, 401, 401]);
    await expect.poll(() => answeredBy('waiting-').size).toBe(2);
    expect(await primary.exit).toBe(0);
    expect(await statusOf(`http://127.0.0.1:${port}/healthz`)).toBe(0);
  });
});
