import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
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

it('SQLite stores statistics of its tables when the service closes the database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'academy-'));
  const url = `sqlite:${join(folder, 'academy.sqlite')}`;
  try {
    const first = await openDatabase({ url, entities, migrations });
    await migrate(first);
    await sql`insert into users (id, created_at, updated_at, name, email, password_hash)
      with recursive n (i) as (select 1 union all select i + 1 from n where i < 1000)
      select 'user-' || i, '2026-01-01', '2026-01-01', 'Ann', i || '@academy.test', '' from n`.execute(first.kysely);
    expect(await analysed(first)).not.toContain('users');
    await first.close();
    const second = await openDatabase({ url, entities, migrations });
    expect(await analysed(second)).toContain('users');
    await second.close();
  } finally {
    await rm(folder, { recursive: true });
  }
});
