import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchLoop } from './contenders/loop-watch.ts';
import { askMeanwhile } from './light.ts';
import { responsivenessText } from './report.ts';
import type { ResponsivenessFigures } from './responsiveness.ts';

const SLOW_MS = 80;

let server: Server;
let url: string;
let seen = 0;
beforeAll(async () => {
  server = createServer((req, res) => {
    seen++;
    setTimeout(() => res.writeHead(req.url === '/full' ? 503 : 200).end('{}'), SLOW_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const requestTo = (path: string) => ({ method: 'GET' as const, path, headers: {} });
/** Returns work that ends after a number of further requests. */
const until = (count: number) => async () => {
  const end = seen + count;
  while (seen < end) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('askMeanwhile, which sends light requests during heavy work', () => {
  test('sends requests until the heavy work is done, and measures the duration of each request', async () => {
    const { times, fault } = await askMeanwhile({ url }, requestTo('/'), until(5));
    expect(fault).toBeNull();
    expect(times.length).toBeGreaterThanOrEqual(5);
    // timers may be a millisecond early
    expect(Math.min(...times)).toBeGreaterThan(SLOW_MS - 2);
  });

  test('reports the status and body of a refused request', async () => {
    expect((await askMeanwhile({ url }, requestTo('/full'), until(2))).fault).toBe('503 {}');
  });
});

test('watchLoop measures the delay and processor time of an event loop turn of 60 ms', async () => {
  const stop = await watchLoop();
  const { user, system } = process.threadCpuUsage();
  let taken = 0;
  while (taken < 60_000) {
    const now = process.threadCpuUsage();
    taken = now.user + now.system - user - system;
  }
  const { delay, cpu } = await stop();
  expect(cpu).toBeGreaterThanOrEqual(60);
  expect(delay).toBeGreaterThanOrEqual(50);
});

describe('responsivenessText, the report of response times', () => {
  const figures: ResponsivenessFigures = {
    name: 'imports',
    statuses: { 200: 3, 503: 7 },
    duration: 1_500,
    light: { p50: 5, p95: 199, max: 900 },
    delay: { median: 49, min: 10, max: 70 },
    cpu: { median: 30, min: 10, max: 40 },
    limit: 200,
  };
  const lineOf = (changes: Partial<ResponsivenessFigures>) =>
    responsivenessText('sqlite', [{ ...figures, ...changes }])
      .trim()
      .split('\n')
      .at(-1);

  test('contains a heading for each column', () => {
    const [heading, line] = responsivenessText('sqlite', [figures]).trim().split('\n').slice(-2);
    const columns = (text = '') => text.trim().split(/ {2,}/).length;
    // the name column has no heading
    expect(columns(heading)).toBe(columns(line) - 1);
  });

  test('prints "met" if the p95 and the median delay are below their limits', () => {
    expect(lineOf({})).toMatch(/^ {2}imports {2}3 of 200, 7 of 503 .* 200 met .* met$/);
  });

  test.each([
    ['p95', { light: { p50: 5, p95: 200, max: 900 } }, /200 MISSED .* met$/],
    ['delay', { delay: { median: 50, min: 10, max: 70 } }, /200 met .* MISSED$/],
  ])('prints "MISSED" if the %s is above its limit', (_, changes, line) => {
    expect(lineOf(changes)).toMatch(line);
  });
});
