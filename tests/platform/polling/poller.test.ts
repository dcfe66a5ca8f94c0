import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createPoller, type PollerOptions } from '../../../src/platform/polling/poller.ts';

/** A pause that outlasts every test. */
const LONG = 60_000;

/** Milliseconds after which a running poller would have polled again. */
const A_WHILE = 30;

/** Returns a stopped poller with the number of its polls and its reports. */
function poller(look: (looks: number) => Promise<number> | number, options: Partial<PollerOptions> = {}) {
  const told: unknown[] = [];
  let looks = 0;
  const poller = createPoller({
    look: async () => look(++looks),
    pauseOfTrouble: LONG,
    log: {
      error: ({ err }: { err: Error }, text: string) => void told.push(`${text}: ${err.message}`),
      info: (text: string) => void told.push(text),
    } as never,
    told: { trouble: 'trouble', end: 'end' },
    ...options,
  });
  onTestFinished(() => poller.stop());
  return { ...poller, told, looks: () => looks };
}

it('a poller polls again after a pause, or immediately if there is more work', async () => {
  const pauses = [0, 0, 1, 0, LONG];
  const { start, looks } = poller((n) => pauses[n - 1] as number);
  start();
  await expect.poll(looks, { interval: 5 }).toBe(5);
  await sleep(A_WHILE);
  expect(looks()).toBe(5);
});

it('a poller reports each first failure, and each first success after a failure', async () => {
  const isAway = [true, true, true, false, false, true, true, false];
  const { start, looks, told } = poller(
    (n) => {
      if (isAway[n - 1]) throw new Error(`away at ${n}`);
      return n < isAway.length ? 1 : LONG;
    },
    { pauseOfTrouble: 1 },
  );
  start();
  await expect.poll(looks, { interval: 5 }).toBe(isAway.length);
  expect(told).toEqual(['trouble: away at 1', 'end', 'trouble: away at 6', 'end']);
});

it('after a failure, a poller waits until its pause is over or it is woken', async () => {
  const { start, wake, looks } = poller(() => Promise.reject(new Error('away')));
  start();
  await sleep(A_WHILE);
  expect(looks()).toBe(1);
  wake();
  await expect.poll(looks, { interval: 5 }).toBe(2);
  await sleep(A_WHILE);
  expect(looks()).toBe(2);
});

it('a poller polls once more after it is woken, even if it is woken several times', async () => {
  let end = Promise.withResolvers<number>();
  const { start, wake, looks } = poller(() => end.promise);
  start();
  for (let times = 0; times < 3; times++) wake();
  end.resolve(LONG);
  end = Promise.withResolvers();
  await expect.poll(looks, { interval: 5 }).toBe(2);
  // the poller was not woken again
  end.resolve(LONG);
  await sleep(A_WHILE);
  expect(looks()).toBe(2);
  for (let times = 0; times < 3; times++) wake();
  await expect.poll(looks, { interval: 5 }).toBe(3);
  await sleep(A_WHILE);
  expect(looks()).toBe(3);
});

it('a poller that is woken waits until its minimum pause is over, and then polls', async () => {
  const leastPause = 60;
  const times: number[] = [];
  const { start, wake, looks } = poller(
    (n) => {
      times.push(performance.now());
      // remaining work is not delayed
      return n === 1 ? 0 : LONG;
    },
    { leastPause },
  );
  start();
  await expect.poll(looks, { interval: 1 }).toBe(2);
  wake();
  await expect.poll(looks, { interval: 5 }).toBe(3);
  const [first, second, third] = times as [number, number, number];
  expect(second - first).toBeLessThan(leastPause / 2);
  // a timer may be a millisecond early
  expect(third - second).toBeGreaterThanOrEqual(leastPause - 2);
});

it.each([
  ['a pause', LONG, 0],
  ['its minimum pause', 1, LONG],
])('a poller that is stopped during %s ends immediately and permanently', async (_during, pause, leastPause) => {
  const { start, stop, wake, looks } = poller(() => pause, { leastPause });
  start();
  await expect.poll(looks, { interval: 1 }).toBe(1);
  await Promise.all([stop(), stop()]);
  start();
  wake();
  await sleep(A_WHILE);
  expect(looks()).toBe(1);
});

it('a poller that is stopped during a poll ends after this poll, even if there is more work', async () => {
  const end = Promise.withResolvers<number>();
  const { start, stop, looks } = poller(() => end.promise);
  start();
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await sleep(A_WHILE);
  expect(isStopped).toBe(false);
  end.resolve(0);
  await stopped;
  expect(looks()).toBe(1);
});

it('a poller that is started twice polls in only one loop, and a poller that is stopped before its start never polls', async () => {
  const { start, looks } = poller(() => LONG);
  start();
  start();
  await sleep(A_WHILE);
  expect(looks()).toBe(1);
  const never = poller(() => LONG);
  await never.stop();
  never.start();
  await sleep(A_WHILE);
  expect(never.looks()).toBe(0);
});
