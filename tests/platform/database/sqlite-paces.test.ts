import { expect, it } from 'vitest';
import { createSqlitePaces, type SqlitePaces } from '../../../src/platform/database/sqlite-paces.ts';

const LIMITS = { short: 1, late: 3 };
const SHORT = 0.5;
const LONG = 1.5;
const LATE = 4;

/** Returns the durations of reads after two short reads with the key `a`, so that the next one runs in the main thread. */
function afterShortReads(): SqlitePaces {
  const paces = createSqlitePaces(LIMITS);
  for (const duration of [SHORT, SHORT]) paces.beside('a', duration);
  return paces;
}

it('a read is expected to be short if the last two reads with its key were short', () => {
  const paces = createSqlitePaces(LIMITS);
  const seen = [SHORT, LONG, SHORT, SHORT, LONG].map((duration) => {
    paces.beside('a', duration);
    return paces.isShort('a');
  });
  expect(seen).toEqual([false, false, false, true, false]);
  expect(createSqlitePaces(LIMITS).isShort('a')).toBe(false);
});

it('short reads with other keys do not change the expected duration of a read', () => {
  const paces = afterShortReads();
  expect([paces.isShort('a'), paces.isShort('b')]).toEqual([true, false]);
});

/** Counts the short reads in a read process that are needed before reads return to the main thread. */
function readsBeside(paces: SqlitePaces): number {
  let reads = 0;
  while (!paces.isShort('a')) {
    // one long read does not shorten the wait
    if (reads === 5) paces.beside('a', LONG);
    paces.beside('a', SHORT);
    reads++;
  }
  return reads;
}

it('after a read blocked the main thread, reads with its key return to this thread after two short reads in a read process', () => {
  const paces = afterShortReads();
  paces.here('a', LONG);
  expect(paces.isShort('a')).toBe(true);
  paces.here('a', LATE);
  expect(readsBeside(paces)).toBe(2);
});

it('after a very long read blocked the main thread, 22 short reads are needed', () => {
  const paces = afterShortReads();
  paces.here('a', 11 * LIMITS.late);
  expect(readsBeside(paces)).toBe(22);
});

it('after two reads blocked the main thread, a third one that was already waiting does not reduce the number of short reads that are needed', () => {
  const paces = afterShortReads();
  for (const duration of [LATE, LATE, ...Array(21).fill(SHORT), LATE]) paces.here('a', duration);
  expect(readsBeside(paces)).toBe(22);
});

it.each([
  [0, 22],
  [20, 22],
  [21, 2],
])(
  'after two reads blocked the main thread with %d other reads between them, %d short reads are needed',
  (between, needed) => {
    const paces = afterShortReads();
    paces.here('a', LATE);
    readsBeside(paces);
    for (let read = 0; read < between; read++) paces.here('a', SHORT);
    paces.here('a', LATE);
    expect(readsBeside(paces)).toBe(needed);
  },
);
