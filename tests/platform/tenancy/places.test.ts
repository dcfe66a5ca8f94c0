import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPlaces } from '../../../src/platform/tenancy/places.ts';

/** Work that goes on until it is ended, and what has begun of it. */
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

it('does so much at once of a key, and the rest as places come free, by failing too', async () => {
  const places = createPlaces({ places: 2, patience: 5_000 }, 'Busy.');
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

it('has those first who asked for less', async () => {
  const places = createPlaces({ places: 1, patience: 5_000 }, 'Busy.');
  const { begun, work, end } = works();
  const greedy = ['g1', 'g2', 'g3'].map((name) => places.take('key', 'greedy', work(name)));
  const modest = places.take('key', 'modest', work('m1'));
  for (const name of ['g1', 'm1', 'g2', 'g3']) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    end(name);
  }
  await Promise.all([...greedy, modest]);
});

it('refuses who has waited too long, with when to try again, and does nothing for those who are gone', async () => {
  const places = createPlaces({ places: 1, patience: 50 }, 'Busy.');
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
  // the patience is that of waiting alone
  end('first');
  expect(await first).toBe('first');
  const next = places.take('key', 'a', work('next'));
  await expect.poll(() => begun).toEqual(['first', 'next']);
  end('next');
  expect(await next).toBe('next');
});
