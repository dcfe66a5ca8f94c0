import 'reflect-metadata';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { entities } from '../../../src/features/index.ts';
import { migrations } from '../../../src/migrations/index.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { migrate } from '../../../src/platform/database/migrations.ts';

it('SQLite overwrites deleted and changed values in the database file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'academy-'));
  const file = join(folder, 'academy.sqlite');
  try {
    const database = await openDatabase({ url: `sqlite:${file}`, entities, migrations });
    await migrate(database);
    const user = (id: string, name: string) =>
      sql`insert into users (id, created_at, updated_at, name, email, password_hash)
      values (${id}, '2026-01-01', '2026-01-01', ${name}, ${`${id}@academy.test`}, '')`.execute(database.kysely);
    await user('gone', 'Rubina Deleted');
    await user('blank', 'Rubina Changed');
    const inFile = async (text: string) => {
      await sql`pragma wal_checkpoint(truncate)`.execute(database.kysely);
      return (await readFile(file)).includes(text);
    };
    expect([await inFile('Rubina Deleted'), await inFile('Rubina Changed')]).toEqual([true, true]);
    await sql`delete from users where id = 'gone'`.execute(database.kysely);
    await sql`update users set name = 'E' where id = 'blank'`.execute(database.kysely);
    expect([await inFile('Rubina'), await inFile('gone@academy.test')]).toEqual([false, false]);
    await database.close();
  } finally {
    await rm(folder, { recursive: true });
  }
});
