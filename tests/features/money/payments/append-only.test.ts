import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { type Office, openOffice } from '../fees/office.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice(await testApp());
});

describe('payments table in the database', () => {
  it.each([
    ['an amount', sql`update payments set amount = 1`],
    ['a reference', sql`update payments set reference = 'x'`],
    ['a row without a change', sql`update payments set amount = amount`],
    ['an amount together with a removed reference', sql`update payments set reference = null, amount = 1`],
    [
      'a receipt number together with a removed reference',
      sql`update payments set reference = null, receipt_number = 'RCP-1'`,
    ],
  ])('rejects an update of %s from every database user', async (_, update) => {
    const { id } = await office.academy.with.payment({ feeId: await office.fee(), amount: 500, reference: 'A1' });
    const before = await office.ledger();
    const change = sql`${update} where id = ${id}`;
    await expect(change.execute(office.app.services.database.kysely)).rejects.toThrow(/append-only/);
    await expect(office.academy.run((em) => change.execute(em.getKysely()))).rejects.toThrow(
      /append-only|permission denied/,
    );
    expect(await office.ledger()).toEqual(before);
  });

  it('lets the service remove the reference of a payment, but not in the transaction of an academy', async () => {
    const { id } = await office.academy.with.payment({ feeId: await office.fee(), amount: 500, reference: 'A1' });
    const change = sql`update payments set reference = null where id = ${id}`;
    if (office.app.services.database.engine === 'postgresql') {
      await expect(office.academy.run((em) => change.execute(em.getKysely()))).rejects.toThrow(/permission denied/);
    }
    await change.execute(office.app.services.database.kysely);
    const line = (await office.ledger()).find((each) => each.id === id);
    expect(line).toMatchObject({ amount: '5.00', reference: null });
  });

  it('rejects a deletion from every database user', async () => {
    const id = await office.paid(await office.fee(), '5');
    const before = await office.ledger();
    const removal = sql`delete from payments where id = ${id}`;
    await expect(removal.execute(office.app.services.database.kysely)).rejects.toThrow(/append-only/);
    await expect(office.academy.run((em) => removal.execute(em.getKysely()))).rejects.toThrow(
      /append-only|permission denied/,
    );
    expect(await office.ledger()).toEqual(before);
  });

  it('rejects a replacement of a row from every database user', async () => {
    const id = await office.paid(await office.fee(), '5');
    const before = await office.ledger();
    const { database } = office.app.services;
    const line = sql`select * from payments where id = ${id}`;
    const replacements = [
      sql`insert into payments ${line} on conflict (academy_id, id) do update set amount = 1`,
      ...(database.engine === 'sqlite' ? [sql`insert or replace into payments ${line}`] : []),
    ];
    for (const replacement of replacements) {
      await expect(replacement.execute(database.kysely)).rejects.toThrow(/append-only/);
      await expect(office.academy.run((em) => replacement.execute(em.getKysely()))).rejects.toThrow(
        /append-only|permission denied/,
      );
    }
    expect(await office.ledger()).toEqual(before);
  });

  it('rejects a second row with the same receipt number', async () => {
    const feeId = await office.fee();
    await office.paid(feeId, '1');
    const [{ receiptNumber }] = await office.ledger();
    await expect(office.academy.with.payment({ feeId, amount: 1, receiptNumber })).rejects.toThrow(/unique/i);
  });

  it('rejects a paid amount that is negative or above the amount of the fee', async () => {
    const id = await office.fee({ amount: 100 });
    for (const paid of [101, -1]) {
      const change = sql`update fees set paid_amount = ${paid} where id = ${id}`;
      await expect(change.execute(office.app.services.database.kysely)).rejects.toThrow(/fees_paid_amount_check/);
    }
  });
});
