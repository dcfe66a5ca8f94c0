import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { keepPrepared } from '../../../src/platform/database/sqlite-statements.ts';

const texts: string[] = [];
const database = new Database(':memory:');
keepPrepared(database, (sql) => texts.push(sql));

test('a statement with parameters is prepared only once', () => {
  const sql = 'select ? as value';
  expect(database.prepare(sql)).toBe(database.prepare(sql));
  expect(texts.filter((text) => text === sql)).toHaveLength(2);
});

test('a statement without parameters, with its values in the text, is not cached', () => {
  const sql = "select 'a' as value";
  expect(database.prepare(sql)).not.toBe(database.prepare(sql));
});

test('a prepared statement whose rows are still being read is not used for another read', () => {
  const sql = 'select ? as value union all select 2';
  const rows = database.prepare(sql).iterate(1);
  rows.next();
  expect(database.prepare(sql).all(3)).toEqual([{ value: 3 }, { value: 2 }]);
  expect([...rows]).toEqual([{ value: 2 }]);
});
