import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { entities } from '../../../src/features/index.ts';
import { migrations } from '../../../src/migrations/index.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { newDatabaseUrl } from '../../support/app.ts';

async function open(engine: 'sqlite' | 'postgresql') {
  const database = await openDatabase({ url: await newDatabaseUrl(engine), entities, migrations, poolSize: 2 });
  onTestFinished(() => database.close());
  return database;
}

test('the number of PostgreSQL connections and of waiting requests is reported', async () => {
  const database = await open('postgresql');
  const readers = [await database.openUserReader(randomUUID()), await database.openUserReader(randomUUID())];
  const third = database.openUserReader(randomUUID());
  await expect.poll(() => database.connections()).toEqual({ idle: 0, busy: 2, waiting: 1 });
  for (const reader of readers) await reader.end();
  await (await third).end();
  expect(database.connections()).toEqual({ idle: 2, busy: 0, waiting: 0 });
});

test('the number of SQLite read processes and of waiting reads is reported', async () => {
  const database = await open('sqlite');
  expect(database.connections()).toEqual({ idle: 0, busy: 0, waiting: 0 });
  const readers = await Promise.all(Array.from({ length: 5 }, () => database.openReader('a')));
  const reads = readers.map((reader) => reader.query(CompiledQuery.raw('select 1 as one')));
  // the reads are requested, but no process has started yet
  await setImmediate();
  const { idle, busy, waiting } = database.connections();
  expect([idle, busy + waiting]).toEqual([0, 5]);
  expect(busy).toBeGreaterThan(0);
  expect(waiting).toBeGreaterThan(0);
  await Promise.all(reads);
  expect(database.connections()).toEqual({ idle: busy, busy: 0, waiting: 0 });
});

test('an SQLite database in memory reports no connections', async () => {
  const database = await openDatabase({ url: 'sqlite::memory:', entities, migrations });
  onTestFinished(() => database.close());
  expect(database.connections()).toEqual({ idle: 0, busy: 0, waiting: 0 });
});
