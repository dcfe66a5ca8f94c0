import 'reflect-metadata';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { bulkLoad } from '../../../seeds/bulk-load.ts';
import { loadAcademy } from '../../../seeds/load.ts';
import { makeSeedAcademy } from '../../../seeds/make-seed-academy.ts';
import { migrate } from '../../../src/platform/database/migrations.ts';
import { tenantTransaction } from '../../../src/platform/database/tenant-session.ts';
import { type OwnedDatabase, ownedDatabase } from '../../support/owned-database.ts';
import { schemaOf } from '../../support/schema.ts';
import { COUNTED, recount } from '../lists/recount.ts';
import { academiesOf, rowsOf } from './seeded-rows.ts';

const academy = (number: number) => makeSeedAcademy(number, 30, 'hash', '2026-03-04');

let owned: OwnedDatabase;

beforeEach(async () => {
  owned = await ownedDatabase(inject('engine'));
  await migrate(owned.database);
});
afterEach(() => owned.close());

test('bulkLoad inserts rows into several academies, and does not change the schema', async () => {
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

test('bulkLoad keeps stored counts and search texts correct', async () => {
  const { database } = owned;
  await bulkLoad(database, (em) => loadAcademy(database, em, academy(1)));
  const [id] = [...(await academiesOf(database)).values()] as [string];
  const seen = new Set<string>();
  await tenantTransaction(database, id, async (em) => {
    for (const table of Object.keys(COUNTED)) {
      const { kept, counted } = await recount(em, id, table);
      expect({ table, kept }).toEqual({ table, kept: counted });
      if (kept.length > 0) seen.add(table);
    }
  });
  // one table has no counts, because bulkLoad writes no audit entries
  expect(seen.size).toBe(Object.keys(COUNTED).length - 1);
  const { students, parents, fees, payments } = await rowsOf(database, id);
  const texts = {
    students: students.map((row) => [row.name, row.studentNumber, row.email]),
    parents: parents.map((row) => [row.name, row.email, row.phone]),
    fees: fees.filter((row) => row.voidedAt === null).map((row) => [row.title, row.receiptNumber]),
    payments: payments.map((row) => [row.receiptNumber, row.reference]),
  };
  for (const [table, rows] of Object.entries(texts)) {
    const kept = await sql<{ text: string }>`select text from ${sql.table(`${table}_search`)}`.execute(database.kysely);
    const together = rows.map((row) =>
      row
        .filter((text) => text !== null)
        .join('\u001f')
        .toLowerCase(),
    );
    expect(kept.rows.map(({ text }) => text).sort()).toEqual(together.sort());
  }
});

test('bulkLoad inserts nothing if a row in any academy has a broken reference', async () => {
  const { database } = owned;
  const before = await schemaOf(database);
  const load = bulkLoad(database, async (em) => {
    const first = academy(1);
    await loadAcademy(database, em, first);
    const nobody = '019c0000-0000-7000-8000-000000000000';
    await sql`update fees set student_id = ${nobody} where amount = 5000`.execute(em.getKysely());
    await loadAcademy(database, em, academy(2));
  });
  await expect(load).rejects.toThrow(/foreign key|points to no row/i);
  expect(await schemaOf(database)).toEqual(before);
  expect((await academiesOf(database)).size).toBe(0);
});
