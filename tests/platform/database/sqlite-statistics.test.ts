import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { entities } from '../../../src/features/index.ts';
import { migrations } from '../../../src/migrations/index.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { migrate } from '../../../src/platform/database/migrations.ts';

/** Returns the tables for which SQLite has statistics. */
async function analysed(database: Database): Promise<unknown[]> {
  const tables = sql`select name from sqlite_master where name = 'sqlite_stat1'`;
  if ((await tables.execute(database.kysely)).rows.length === 0) return [];
  const found = await sql<{ tbl: string }>`select distinct tbl from sqlite_stat1`.execute(database.kysely);
  return found.rows.map(({ tbl }) => tbl);
}

/** Runs `work` with the URL of a new database file, and then deletes the file. */
async function withFile(work: (url: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'academy-'));
  try {
    await work(`sqlite:${join(folder, 'academy.sqlite')}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Opens a database, migrates it, and inserts a thousand users. */
async function withUsers(url: string): Promise<Database> {
  const database = await openDatabase({ url, entities, migrations });
  await migrate(database);
  await sql`insert into users (id, created_at, updated_at, name, email, password_hash)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 1000)
    select 'user-' || i, '2026-01-01', '2026-01-01', 'Ann', i || '@academy.test', '' from n`.execute(database.kysely);
  expect(await analysed(database)).not.toContain('users');
  return database;
}

describe('statistics of SQLite', () => {
  it('are stored when the service closes the database', () =>
    withFile(async (url) => {
      await (await withUsers(url)).close();
      const reopened = await openDatabase({ url, entities, migrations });
      expect(await analysed(reopened)).toContain('users');
      await reopened.close();
    }));

  it('are stored within a minute after a table has grown', () =>
    withFile(async (url) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      onTestFinished(() => void vi.useRealTimers());
      const database = await withUsers(url);
      await vi.advanceTimersByTimeAsync(60_000);
      await expect.poll(() => analysed(database)).toContain('users');
      await database.close();
    }));

  it('are not stored within a transaction, which could roll them back', () =>
    withFile(async (url) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      onTestFinished(() => void vi.useRealTimers());
      const database = await withUsers(url);
      const held = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const transaction = database.kysely.transaction().execute(async (running) => {
        await sql`delete from users where id = 'user-1'`.execute(running);
        begun.resolve();
        await held.promise;
      });
      await begun.promise;
      await vi.advanceTimersByTimeAsync(60_000);
      held.resolve();
      await transaction;
      expect(await analysed(database)).not.toContain('users');
      await vi.advanceTimersByTimeAsync(60_000);
      await expect.poll(() => analysed(database)).toContain('users');
      await database.close();
    }));
});
