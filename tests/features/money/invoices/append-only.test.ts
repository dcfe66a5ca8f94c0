import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { type InvoicedFamily, openInvoicedFamily } from './setup.ts';

let family: InvoicedFamily;

beforeAll(async () => {
  family = await openInvoicedFamily(await testApp());
  await family.invoiced('90');
});

describe('invoices table in the database', () => {
  it.each([
    ['a changed amount', sql`update invoices set amount = 1`],
    ['a changed number', sql`update invoices set number = 'INV-9'`],
    ['a changed snapshot', sql`update invoices set snapshot = '{}'`],
    ['a deletion', sql`delete from invoices`],
  ])('rejects %s from every database user', async (_, change) => {
    const before = await family.issued();
    await expect(change.execute(family.app.services.database.kysely)).rejects.toThrow(
      /append-only|row-level security|app.academy_id/,
    );
    await expect(family.academy.run((em) => change.execute(em.getKysely()))).rejects.toThrow(
      /append-only|permission denied/,
    );
    expect(await family.issued()).toEqual(before);
  });
});
