import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { User } from '../../../../src/features/identity/auth/user.entity.ts';
import { changeAmount } from '../../../../src/features/money/fees/fee-changes.ts';
import { Fee } from '../../../../src/features/money/ledger/fee.entity.ts';
import { EntryKind } from '../../../../src/features/money/ledger/ledger.enums.ts';
import { LedgerEntry } from '../../../../src/features/money/ledger/ledger-entry.entity.ts';
import { LedgerPosting } from '../../../../src/features/money/ledger/ledger-posting.ts';
import { Payment } from '../../../../src/features/money/ledger/payment.entity.ts';
import { insertRows } from '../../../../src/platform/database/bulk-rows.ts';
import { systemTransaction } from '../../../../src/platform/database/tenant-session.ts';
import { addDays } from '../../../../src/platform/time/days.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { exported } from '../../../support/csv.ts';
import { todayIn } from '../../people.ts';
import { asService } from '../billing/setup.ts';
import { done, type Family, openFamily } from './family.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const STATEMENT = `query ($id: ID!, $from: Date!, $to: Date!) { account(id: $id) { statement(from: $from, to: $to) {
  from to currency opening closing entries { effectiveOn kind description amount balance feeId paymentId refundId } } } }`;

const today = todayIn('UTC');
const daysAgo = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);

async function statementOf(family: Family, from: string, to: string, as: Parameters<typeof gql>[1] = family.admin) {
  const { id } = await family.account();
  return gql(app, as, STATEMENT, { id, from, to });
}

/** Returns the names of the users with the given ids, in the same order as the ids. */
async function namesOf({ app: { services } }: Family, ids: readonly string[]): Promise<string[]> {
  const users = await systemTransaction(services.database, (em) => em.find(User, { id: { $in: [...ids] } }));
  return ids.map((id) => users.find((user) => user.id === id)?.name ?? '');
}

describe('account statement', () => {
  it('contains the opening balance, the entries by effective day, and the closing balance', async () => {
    const family = await openFamily(app);
    const F = await family.bill('90', '2099-01-31', { title: 'January' });
    const payment = await family.pay('50', { paidAt: `${daysAgo(10)}T12:00:00Z` });
    await family.refundPayment(payment, { amount: '20' });
    const statement = async (from: string, to: string) => done(await statementOf(family, from, to)).account.statement;
    const all = await statement(daysAgo(30), today);
    expect(all).toMatchObject({ from: daysAgo(30), to: today, currency: 'USD', opening: '0.00', closing: '60.00' });
    expect(
      all.entries.map(({ effectiveOn, description, amount, balance }: any) => [
        effectiveOn,
        description,
        amount,
        balance,
      ]),
    ).toEqual([
      [daysAgo(10), 'Payment RCP-000001: January', '-50.00', '-50.00'],
      [today, 'Billed: January', '90.00', '40.00'],
      [today, 'Refund RCP-000002: January', '20.00', '60.00'],
    ]);
    expect(all.entries[2]).toMatchObject({
      kind: 'REFUND',
      feeId: F,
      paymentId: payment,
      refundId: expect.any(String),
    });
    expect(await statement(daysAgo(9), daysAgo(1))).toMatchObject({
      opening: '-50.00',
      closing: '-50.00',
      entries: [],
    });
    expect(await statement(today, today)).toMatchObject({ opening: '-50.00', closing: '60.00' });
  });

  it('contains entries for credit that is created, and for credit that is used', async () => {
    const family = await openFamily(app);
    const F = await family.bill('90', '2099-01-31', { title: 'January' });
    await family.pay('100');
    const { id } = await family.account();
    done(await family.createCreditNote({ accountId: id, feeId: F, amount: '5', reason: 'GOODWILL' }));
    await family.bill('12', '2099-02-28', { feeType: 'ACTIVITY' });
    const { entries, closing } = done(await statementOf(family, today, today)).account.statement;
    expect(entries.map(({ description }: any) => description)).toEqual([
      ...['Billed: January', 'Payment RCP-000001: January', 'Payment RCP-000001: on account'],
      ...['Credit note CRN-000001: January', 'Credit of CRN-000001', 'Given back to credit of CRN-000001: January'],
      ...['Billed: Activity', 'Credit of RCP-000001 used', 'Credit of RCP-000001: Activity'],
      ...['Credit of CRN-000001 used', 'Credit of CRN-000001: Activity'],
    ]);
    expect([closing, (await family.account()).balance]).toEqual(['-3.00', '-3.00']);
  });

  it('can be read by the payer and by office staff, with as many database queries for six accounts as for one', async () => {
    const family = await openFamily(app);
    await family.bill('90', '2099-01-31');
    expect((await statementOf(family, today, today, family.payer)).data.account.statement.closing).toBe('90.00');
    const stranger = await family.academy.as('parent');
    expect((await statementOf(family, today, today, stranger)).data.account).toBeNull();
    const list = `{ accounts { nodes { statement(from: "${today}", to: "${today}") { closing } } } }`;
    const one = await app.counting(() => gql(app, family.admin, list));
    for (let n = 0; n < 5; n++)
      await family.bill('7', '2099-01-31', { studentId: (await family.academy.with.student()).id });
    const six = await app.counting(() => gql(app, family.admin, list));
    expect(six.result.data.accounts.nodes.map(({ statement }: any) => statement.closing).toSorted()).toEqual([
      ...Array(5).fill('7.00'),
      '90.00',
    ]);
    expect(six.statements.length).toBe(one.statements.length);
  });

  it('refuses an end before the start, and more than 366 days', async () => {
    const family = await openFamily(app);
    await family.bill('90', '2099-01-31');
    const fields = async (from: string, to: string) =>
      (await statementOf(family, from, to)).errors?.[0]?.extensions.fields;
    expect(await fields('2026-02-02', '2026-02-01')).toEqual({
      to: ['The to field must be a date after or equal to from.'],
    });
    expect(await fields('2025-01-01', '2026-01-02')).toEqual({ to: ['The period must not be more than 366 days.'] });
  });

  it('covers the last 90 days by default, the 90 days until `to` if only `to` is sent, and the days since `from` if only `from` is sent', async () => {
    const family = await openFamily(app, { settings: { ...defaultSettings(), timezone: 'Pacific/Kiritimati' } });
    await family.bill('90', '2099-01-31');
    const there = todayIn('Pacific/Kiritimati');
    const { id } = await family.account();
    const statement = (period: object) =>
      gql(app, family.admin, STATEMENT.replaceAll('Date!', 'Date'), { id, ...period });
    const days = async (period: object) => {
      const { from, to } = done(await statement(period)).account.statement;
      return [from, to];
    };
    expect(await days({})).toEqual([addDays(there, -89), there]);
    expect(await days({ from: null, to: '2026-03-31' })).toEqual(['2026-01-01', '2026-03-31']);
    expect(await days({ from: addDays(there, -3) })).toEqual([addDays(there, -3), there]);
    expect(await days({ from: addDays(there, 5) })).toEqual([addDays(there, 5), addDays(there, 5)]);
    expect((await statement({ from: addDays(there, -366) })).errors?.[0]?.extensions.fields).toEqual({
      to: ['The period must not be more than 366 days.'],
    });
  });

  it('shows office staff and payers which user made each entry, with null for entries of the service', async () => {
    const family = await openFamily(app);
    const F = await family.bill('90', '2099-01-31');
    const support = await family.academy.as('support_staff');
    done(await family.recordPayment({ feeId: F, amount: '30', method: 'CASH' }, support));
    await asService(app, family.academy, (ctx) =>
      ctx.session.write(async (em) => {
        const fee = await em.findOneOrFail(Fee, { id: F }, { populate: ['account'] as never });
        const books = new LedgerPosting(ctx, em, [fee.account]);
        changeAmount(books, fee, 8_000);
        await books.commit();
      }),
    );
    const names = await namesOf(family, [family.admin.userId, support.userId]);
    const { id } = await family.account();
    const list = 'query ($id: ID!) { account(id: $id) { statement { entries { kind actor } } } }';
    for (const as of [family.admin, family.payer]) {
      expect(done(await gql(app, as, list, { id })).account.statement.entries).toEqual([
        { kind: 'CHARGE', actor: names[0] },
        { kind: 'PAYMENT', actor: names[1] },
        { kind: 'ADJUST', actor: null },
      ]);
    }
    const explained = '{ fees { nodes { explanation { entries { actor } } } } }';
    const [fee] = done(await gql(app, family.payer, explained)).fees.nodes;
    expect(fee.explanation.entries.map(({ actor }: any) => actor)).toEqual([...names, null]);
  });

  it('is available over REST, and as a CSV file of its entries', async () => {
    const family = await openFamily(app);
    await family.bill('90', '2099-01-31', { title: '=January' });
    const { id } = await family.account();
    const path = `/accounts/${id}/statement?from=${today}&to=${today}`;
    const { status, body } = await rest(app, family.payer, 'GET', path);
    expect([status, body.data.opening, body.data.closing, body.data.entries.length]).toEqual([200, '0.00', '90.00', 1]);
    expect(body.data.entries[0]).toMatchObject({
      kind: 'charge',
      effective_on: today,
      description: 'Billed: =January',
    });
    const csv = await exported(app, family.payer, path);
    const [header, line = '', ...more] = csv.trimEnd().split('\r\n');
    expect(header).toBe(
      'id,effective_on,recorded_at,kind,description,amount,balance,fee_id,payment_id,credit_note_id,refund_id,actor',
    );
    expect(line.endsWith(`,${body.data.entries[0].actor}`)).toBe(true);
    expect(line).toContain(`,${today},`);
    expect(line).toContain(',charge,Billed: =January,90.00,90.00,');
    expect(more).toEqual([]);
    const without = await rest(app, family.payer, 'GET', `/accounts/${id}/statement`);
    expect(without.body.data).toMatchObject({ from: daysAgo(89), to: today, opening: '0.00', closing: '90.00' });
    const stranger = await family.academy.as('parent');
    expect(await rest(app, stranger, 'GET', path)).toMatchObject({
      status: 404,
      body: { message: 'Account not found.' },
    });
  });

  it('is returned within the time limit even if it has thousands of entries and the database has no statistics', async () => {
    const family = await openFamily(app);
    await family.bill('1', today);
    const payment = await family.pay('1');
    const copies = Array.from({ length: 5_000 }, (_, index) => ({ id: uuid(), number: `C-${index}` }));
    await family.academy.run(async (em) => {
      const { account, amount, currency, method, paidAt, receivedBy } = await em.findOneOrFail(Payment, {
        id: payment,
      });
      const common = { accountId: account.id, amount };
      const paid = { ...common, currency, method, paidAt, receivedBy };
      const line = { ...common, kind: EntryKind.PAYMENT, effectiveOn: today, amount: -amount };
      const payments = copies.map(({ id, number }) => ({ ...paid, id, receiptNumber: number }));
      await insertRows(em, Payment, payments);
      const lines = copies.map(({ id }) => ({ ...line, id: uuid(), paymentId: id }));
      await insertRows(em, LedgerEntry, lines);
    });
    const { account } = done(await statementOf(family, daysAgo(1), today));
    const { closing, entries } = account.statement;
    expect([closing, entries.length]).toEqual(['-5000.00', 5_002]);
    expect(entries.at(-1).description).toMatch(/^Payment C-\d+: on account$/);
  });
});
