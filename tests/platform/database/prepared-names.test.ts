import { expect, test } from 'vitest';
import { CONNECTION_LIFETIME, createPreparedNames } from '../../../src/platform/database/prepared-names.ts';

test('a prepared statement gets a stable name on its second execution', () => {
  const nameOf = createPreparedNames();
  expect([nameOf('select 1'), nameOf('select 2')]).toEqual([undefined, undefined]);
  const [one, two] = [nameOf('select 1'), nameOf('select 2')];
  expect(one).toMatch(/^[\w-]{27}$/);
  expect(two).not.toBe(one);
  expect(nameOf('select 1')).toBe(one);
});

test('a statement with a text that is too long gets no name', () => {
  const nameOf = createPreparedNames();
  const named = (length: number) => {
    const sql = 'x'.repeat(length);
    return [nameOf(sql), nameOf(sql)][1] !== undefined;
  };
  expect([named(20_000), named(20_001)]).toEqual([true, false]);
});

test('at most 200 statements get names within the lifetime of a connection', () => {
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
