import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { entriesOf, type Family, openFamily } from './family.ts';

let family: Family;

beforeAll(async () => {
  family = await openFamily(await testApp());
  await family.bill('90', '2099-01-31');
});

const FINAL = /append-only|permission denied/;

describe('ledger entries', () => {
  it.each([
    ['a changed amount', sql`update ledger_entries set amount = 1`],
    ['a changed tax', sql`update ledger_entries set tax = 1`],
    ['an update without changes', sql`update ledger_entries set amount = amount`],
    ['a deletion', sql`delete from ledger_entries`],
    [
      'a replaced row',
      sql`insert into ledger_entries select * from ledger_entries where true on conflict (academy_id, id) do update set amount = 1`,
    ],
  ])('reject %s from every database user', async (_, change) => {
    const before = await entriesOf(family);
    await expect(change.execute(family.app.services.database.kysely)).rejects.toThrow(
      /append-only|row-level security|app.academy_id/,
    );
    await expect(family.academy.run((em) => change.execute(em.getKysely()))).rejects.toThrow(FINAL);
    expect(await entriesOf(family)).toEqual(before);
  });
});
