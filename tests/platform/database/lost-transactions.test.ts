import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { User } from '../../../src/features/identity/auth/user.entity.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { systemTransaction } from '../../../src/platform/database/tenant-session.ts';

let folder: string;
let database: Database;
let other: SQLite.Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-lost-'));
  const path = join(folder, 'lost.sqlite');
  database = await openDatabase({ url: `sqlite:${path}`, entities: [User] });
  await sql`create table notes (text text)`.execute(database.kysely);
  await sql`pragma busy_timeout = 20`.execute(database.kysely);
  other = new SQLite(path);
});

afterEach(async () => {
  other.close();
  await database.close();
  await rm(folder, { recursive: true });
});

/**
 * Runs work with a clock that is a hundred times as fast, because a statement waits five seconds for the lock of
 * another process.
 */
async function hurried<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'] });
  const clock = setInterval(() => vi.setSystemTime(Date.now() + 1_000), 10);
  try {
    return await work();
  } finally {
    clearInterval(clock);
    vi.useRealTimers();
  }
}

const write = (text: string) =>
  systemTransaction(database, (em) => sql`insert into notes values (${text})`.execute(em.getKysely()));
const notes = async () => (await sql`select text from notes`.execute(database.kysely)).rows;

test('a transaction that cannot begin fails with the reason, and the next transaction succeeds', async () => {
  other.exec('begin immediate');
  await expect(hurried(() => write('first'))).rejects.toThrow('database is locked');
  other.exec('rollback');
  await write('second');
  expect(await notes()).toEqual([{ text: 'second' }]);
});

test('a transaction without statements that cannot begin fails with the reason, and the next transaction succeeds', async () => {
  other.exec('begin immediate');
  const empty = () => systemTransaction(database, async () => 'done');
  await expect(hurried(empty)).rejects.toThrow('database is locked');
  other.exec('rollback');
  expect(await empty()).toBe('done');
});

test('a transaction that the database has already rolled back fails with the original error', async () => {
  const failing = systemTransaction(database, async (em) => {
    await sql`rollback`.execute(em.getKysely());
    throw new Error('Enough.');
  });
  await expect(failing).rejects.toThrow('Enough.');
  await write('next');
  expect(await notes()).toEqual([{ text: 'next' }]);
});
