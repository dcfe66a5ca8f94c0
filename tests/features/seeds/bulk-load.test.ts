import 'reflect-metadata';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { bulkLoad } from '../../../seeds/bulk-load.ts';
import { loadAcademy } from '../../../seeds/load.ts';
import { makeSeedAcademy } from '../../../seeds/seed-academies.ts';
import { migrate } from '../../../src/platform/database/migrations.ts';
import { type OwnedDatabase, ownedDatabase } from '../../support/owned-database.ts';
import { schemaOf } from '../../support/schema.ts';
import { academiesOf, rowsOf } from './seeded-rows.ts';

const academy = (number: number) => makeSeedAcademy(number, 30, 'hash', '2026-03-04');

let owned: OwnedDatabase;

beforeEach(async () => {
  owned = await ownedDatabase(inject('engine'));
  await migrate(owned.database);
});
afterEach(() => owned.close());

test('a bulk load enters the rows of several academies, and leaves the schema as it was', async () => {
  const { database } = owned;
  const before = await schemaOf(database);
  await bulkLoad(database, async (em) => {
    for (const number of [1, 2]) await loadAcademy(database, em, academy(number));
  });
  expect(await schemaOf(database)).toEqual(before);
  const academies = await academiesOf(database);
  expect([...academies.keys()]).toEqual(['seed-academy-1', 'seed-academy-2']);
  for (const id of academies.values()) expect((await rowsOf(database, id)).students).toHaveLength(30);
});

test('a bulk load of a row that points nowhere is refused, in whichever academy, and leaves nothing behind', async () => {
  const { database } = owned;
  const before = await schemaOf(database);
  const load = bulkLoad(database, async (em) => {
    const first = academy(1);
    await loadAcademy(database, em, first);
    const nobody = '019c0000-0000-7000-8000-000000000000';
    await sql`update fees set student_id = ${nobody} where amount = 5000`.execute(em.getKysely());
    await loadAcademy(database, em, academy(2));
  });
  await expect(load).rejects.toThrow(/foreign key/i);
  expect(await schemaOf(database)).toEqual(before);
  expect((await academiesOf(database)).size).toBe(0);
});
