import { expect, test } from 'vitest';
import { CONNECTION_LIFETIME, createPreparedNames } from '../../../src/platform/database/prepared-names.ts';

test('an SQL statement gets a name for its prepared form on the second execution', () => {
  const nameOf = createPreparedNames();
  expect([nameOf('select 1'), nameOf('select 2')]).toEqual([undefined, undefined]);
  const [one, two] = [nameOf('select 1'), nameOf('select 2')];
  expect(one).toMatch(/^[\w-]{27}$/);
  expect(two).not.toBe(one);
  expect(nameOf('select 1')).toBe(one);
});

test('an SQL statement gets no name if its text is too long', () => {
  const nameOf = createPreparedNames();
  const named = (length: number) => {
    const sql = 'x'.repeat(length);
    return [nameOf(sql), nameOf(sql)][1] !== undefined;
  };
  expect([named(20_000), named(20_001)]).toEqual([true, false]);
});

test('at most 200 SQL statements get names on one connection', () => {
  let time = 0;
  const nameOf = createPreparedNames(() => time);
  const named = (prefix: string) => {
    const texts = Array.from({ length: 250 }, (_, n) => `select '${prefix}${n}'`);
    for (const sql of texts) nameOf(sql);
    return texts.filter((sql) => nameOf(sql) !== undefined).length;
  };
  expect(named('a')).toBe(200);
  expect(named('b')).toBe(0);
  time += CONNECTION_LIFETIME * 1_000 + 1;
  expect(named('c')).toBe(200);
});
