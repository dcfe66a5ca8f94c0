import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createConcurrencyLimiter } from '../../../src/platform/tenancy/concurrency-limiter.ts';

/** Returns work that continues until it is ended, and the list of started work. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (error) => (error ? reject(error) : resolve(name)));
    });
  return { begun, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

it('a concurrency limiter limits simultaneous work per key, and does not count work that has failed', async () => {
  const places = createConcurrencyLimiter({ places: 2, patience: 5_000 }, 'Busy.');
  const { begun, work, end } = works();
  const all = ['a', 'b', 'c', 'd'].map((name) => places.take('one', name, work(name)));
  const other = places.take('other', 'a', work('other'));
  await sleep(1);
  expect(begun).toEqual(['a', 'b', 'other']);
  end('b', new Error('failed'));
  await expect(all[1]).rejects.toThrow('failed');
  expect(begun).toEqual(['a', 'b', 'other', 'c']);
  for (const name of ['a', 'c', 'other']) end(name);
  await Promise.all([all[0], all[2], other]);
  end('d');
  expect(await all[3]).toBe('d');
});

it('a concurrency limiter prefers the caller with the least work in progress', async () => {
  const places = createConcurrencyLimiter({ places: 1, patience: 5_000 }, 'Busy.');
  const { begun, work, end } = works();
  const greedy = ['g1', 'g2', 'g3'].map((name) => places.take('key', 'greedy', work(name)));
  const modest = places.take('key', 'modest', work('m1'));
  for (const name of ['g1', 'm1', 'g2', 'g3']) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    end(name);
  }
  await Promise.all([...greedy, modest]);
});

it('a concurrency limiter refuses callers who waited too long, and runs no work for a client who disconnected', async () => {
  const places = createConcurrencyLimiter({ places: 1, patience: 50 }, 'Busy.');
  const { begun, work, end } = works();
  const first = places.take('key', 'a', work('first'));
  const gone = new AbortController();
  const refused = [
    places.take('key', 'b', work('late')),
    places.take('key', 'c', work('gone'), gone.signal),
    places.take('key', 'd', work('never here'), AbortSignal.abort()),
  ];
  gone.abort();
  const [late, ...left] = await Promise.allSettled(refused);
  expect(late).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE', message: 'Busy.', details: { retryAfter: 1 } } });
  const nobody = { status: 'rejected', reason: { message: 'The client is gone.', details: { status: 499 } } };
  expect(left).toMatchObject([nobody, nobody]);
  // `patience` limits the time for which work waits, not the work itself
  end('first');
  expect(await first).toBe('first');
  const next = places.take('key', 'a', work('next'));
  await expect.poll(() => begun).toEqual(['first', 'next']);
  end('next');
  expect(await next).toBe('next');
});
