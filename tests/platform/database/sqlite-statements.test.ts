import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { keepPrepared } from '../../../src/platform/database/sqlite-statements.ts';

const texts: string[] = [];
const database = new Database(':memory:');
keepPrepared(database, (sql) => texts.push(sql));

test('a statement with places for its values is planned once', () => {
  const sql = 'select ? as value';
  expect(database.prepare(sql)).toBe(database.prepare(sql));
  expect(texts.filter((text) => text === sql)).toHaveLength(2);
});

test('one that holds its values is not kept', () => {
  const sql = "select 'a' as value";
  expect(database.prepare(sql)).not.toBe(database.prepare(sql));
});

test('one whose rows are still read is not handed out again', () => {
  const sql = 'select ? as value union all select 2';
  const rows = database.prepare(sql).iterate(1);
  rows.next();
  expect(database.prepare(sql).all(3)).toEqual([{ value: 3 }, { value: 2 }]);
  expect([...rows]).toEqual([{ value: 2 }]);
});
