import express, { type Response } from 'express';
import { expect, it, vi } from 'vitest';
import { createUserPlaces } from '../../../src/platform/http/user-places.ts';
import { serve } from './http-test.ts';

const MOST = 3;

/** A service that limits the simultaneous requests of the user in the path, and ends each request on demand. */
async function start() {
  const places = createUserPlaces(MOST);
  const begun: { user: string; number: string; res: Response }[] = [];
  const refused: string[] = [];
  const arrived = new Set<number>();
  const app = express().use('/:user/:number', async (req, res) => {
    const { user, number } = req.params as { user: string; number: string };
    arrived.add(Number(number));
    try {
      await places.take(user, res);
      begun.push({ user, number, res });
    } catch (error) {
      refused.push(`${number}: ${(error as { code: string }).code}`);
    }
  });
  const { url } = await serve(app);
  const ask = (user: string, number: number, signal?: AbortSignal) =>
    fetch(`${url}/${user}/${number}`, { ...(signal && { signal }) }).catch(() => undefined);
  const numbersOf = (user: string) => begun.filter((each) => each.user === user).map(({ number }) => Number(number));
  const end = (number: number) => begun.find((each) => each.number === String(number))?.res.end();
  const arrival = (number: number) => vi.waitUntil(() => arrived.has(number), { timeout: 60_000 });
  return { ask, arrival, numbersOf, end, refused };
}

it('requests above the limit for a user wait in order, and only for other requests of the same user', async () => {
  const { ask, arrival, numbersOf, end } = await start();
  const answers: Promise<unknown>[] = [];
  for (let number = 1; number <= 6; number++) {
    answers.push(ask('ana', number));
    // waits, so that the requests arrive in this order
    await arrival(number);
  }
  answers.push(ask('ben', 7));
  await vi.waitUntil(() => numbersOf('ben').length === 1, { timeout: 60_000 });
  expect(numbersOf('ana')).toEqual([1, 2, 3]);
  for (const [ended, next] of [
    [2, 4],
    [1, 5],
    [4, 6],
  ] as const) {
    end(ended);
    await vi.waitUntil(() => numbersOf('ana').at(-1) === next, { timeout: 60_000 });
  }
  for (const number of [3, 5, 6, 7]) end(number);
  answers.push(ask('ana', 8));
  await vi.waitUntil(() => numbersOf('ana').at(-1) === 8, { timeout: 60_000 });
  end(8);
  await Promise.all(answers);
  expect(numbersOf('ana')).toEqual([1, 2, 3, 4, 5, 6, 8]);
});

it('a waiting request does not count for the limit of simultaneous requests if its client disconnects', async () => {
  const { ask, arrival, numbersOf, end, refused } = await start();
  const answers = [1, 2, 3].map((number) => ask('ana', number));
  await vi.waitUntil(() => numbersOf('ana').length === MOST, { timeout: 60_000 });
  const client = new AbortController();
  const left = ask('ana', 4, client.signal);
  await arrival(4);
  const patient = ask('ana', 5);
  await arrival(5);
  client.abort();
  await left;
  await vi.waitUntil(() => refused.length === 1, { timeout: 60_000 });
  end(1);
  await vi.waitUntil(() => numbersOf('ana').includes(5), { timeout: 60_000 });
  expect(numbersOf('ana')).not.toContain(4);
  for (const number of [2, 3, 5]) end(number);
  await Promise.all([...answers, patient]);
});
