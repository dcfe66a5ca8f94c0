import { beforeAll, describe, expect, it } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { addDays } from '../../../../src/platform/time/days.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes, type GraphqlResult, gql, rest, unseen } from '../../../support/clients.ts';
import { exported } from '../../../support/csv.ts';
import { type Actor, seedAcademy } from '../../../support/seed.ts';
import { done, type Family, openFamily } from '../../money/ledger/family.ts';
import { badInput, EVERY_ROLE } from '../../writing.ts';

let app: TestApp;
let family: Family;
let today: string;

/** Records two payments of a family with the current date: 100 in cash, of which 30 is refunded, and 50 by card. */
beforeAll(async () => {
  app = await testApp();
  family = await openFamily(app);
  today = new Date().toISOString().slice(0, 10);
  await family.bill('120', '2099-01-31');
  const payment = await family.pay('100');
  await family.pay('50', { method: 'CARD' });
  await family.refundPayment(payment, { amount: '30' });
});

const NUMBERS = 'amount refunded net payments';

const report = (args: string, fields = NUMBERS, as: Actor = family.admin) =>
  gql(
    app,
    as,
    `{ paymentHistoryReport(${args}) { totalCount definition from to asOf groupBy timezone currency totals { ${NUMBERS} } nodes { ${fields} } } }`,
  );

const of = (day: string) => `filter: { from: "${day}", to: "${day}" }`;

const refusals = ({ errors = [] }: GraphqlResult) =>
  errors.map(({ message, extensions: { code, fields } }) => ({ code, message, fields }));

const ALL = { amount: '150.00', refunded: '30.00', net: '120.00', payments: 2 };
const NONE = { amount: '0.00', refunded: '0.00', net: '0.00', payments: 0 };

describe('paymentHistoryReport', () => {
  it('returns a row for each day with payments, and an explanation of the amounts', async () => {
    const { data } = await report(of(today), `day month method ${NUMBERS}`);
    expect(data.paymentHistoryReport).toEqual({
      ...{ totalCount: 1, from: today, to: today, asOf: today, groupBy: 'DAY', timezone: expect.any(String) },
      ...{ currency: expect.stringMatching(/^[A-Z]{3}$/), totals: ALL },
      definition: expect.stringContaining('refunds on the day'),
      nodes: [{ day: today, month: null, method: null, ...ALL }],
    });
  });

  it('returns the current month by default', async () => {
    const { data } = await report('groupBy: MONTH', `month ${NUMBERS}`);
    expect(data.paymentHistoryReport).toMatchObject({
      ...{ from: `${today.slice(0, 7)}-01`, to: today },
      nodes: [{ month: today.slice(0, 7), ...ALL }],
    });
  });

  it.each([
    ['METHOD', 'method', [{ method: 'CARD' }, { method: 'CASH' }]],
    ['RECEIVER', 'receiverId receiverName', [{ receiverName: expect.any(String), receiverId: expect.any(String) }]],
    ['ACCOUNT', 'accountId accountName', [{ accountName: expect.any(String), accountId: expect.any(String) }]],
  ])('returns rows grouped by %s that add up to the totals', async (groupBy, keys, rows) => {
    const { data } = await report(`groupBy: ${groupBy}, ${of(today)}`, `${keys} ${NUMBERS}`);
    const { nodes, totals, totalCount } = data.paymentHistoryReport;
    expect(nodes).toEqual(rows.map((row) => expect.objectContaining(row)));
    expect(totalCount).toBe(rows.length);
    const cents = nodes.reduce((sum: number, { net }: { net: string }) => sum + Math.round(Number(net) * 100), 0);
    expect([totals, cents]).toEqual([ALL, 12_000]);
  });

  it('returns the page after a cursor, in the requested order', async () => {
    const page = (after: string) =>
      gql(
        app,
        family.admin,
        `{ paymentHistoryReport(groupBy: METHOD, orderBy: [NET_DESC], first: 1 ${after}) {
          nodes { method } pageInfo { endCursor hasNextPage hasPreviousPage } totals { net } } }`,
      );
    const { paymentHistoryReport: first } = (await page('')).data;
    expect(first.nodes).toEqual([{ method: 'CASH' }]);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const { paymentHistoryReport: second } = (await page(`after: "${first.pageInfo.endCursor}"`)).data;
    expect(second).toMatchObject({
      ...{ nodes: [{ method: 'CARD' }], totals: { net: '120.00' } },
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
  });

  it('ignores payments after the period, payments of other accounts, and payments in other academies', async () => {
    const yesterday = addDays(today, -1);
    const past = await report(`filter: { asOf: "${yesterday}" }`);
    expect(past.data.paymentHistoryReport).toMatchObject({ nodes: [], totals: NONE });
    const { id } = await family.account();
    const other = await openFamily(app);
    expect((await report(`filter: { accountId: "${id}" }`)).data.paymentHistoryReport.totals).toEqual(ALL);
    const foreign = await report(`filter: { accountId: "${id}" }`, NUMBERS, other.admin);
    expect(foreign.data.paymentHistoryReport).toMatchObject({ totalCount: 0, nodes: [], totals: NONE });
    expect((await report(`filter: { studentId: "${family.childId}" }`)).data.paymentHistoryReport.totals).toEqual(ALL);
    const sibling = await report(`filter: { studentId: "${family.siblingId}" }`);
    expect(sibling.data.paymentHistoryReport.totals).toEqual(NONE);
  });

  it('keeps each payment on its day after the time zone of the academy changes, as revenueReport does', async () => {
    const { academy, admin, ...moving } = await openFamily(app);
    const paidAt = '2026-02-28T20:00:00Z';
    const feeId = await moving.bill('100', '2099-01-31');
    done(await moving.recordPayment({ feeId, amount: '100', method: 'CASH', paidAt }));
    await academy.run(async (em) => {
      const { settings } = await em.findOneOrFail(Academy, { id: academy.id });
      await em.nativeUpdate(Academy, { id: academy.id }, { settings: { ...settings, timezone: 'Asia/Kathmandu' } });
    });
    const period = 'filter: { from: "2026-02-01", to: "2026-03-31" }';
    const { data } = await gql(
      app,
      admin,
      `{ paymentHistoryReport(${period}) { nodes { day net } } revenueReport(${period}) { nodes { day net } } }`,
    );
    const nodes = [{ day: '2026-02-28', net: '100.00' }];
    expect(data).toMatchObject({ paymentHistoryReport: { nodes }, revenueReport: { nodes } });
  });

  it('allows office staff, and families for their own payments', async () => {
    expect((await report(of(today), NUMBERS, family.payer)).data.paymentHistoryReport.totals).toEqual(ALL);
    for (const role of EVERY_ROLE) {
      const answer = await report(of(today), NUMBERS, await family.academy.as(role));
      if (['department_head', 'teacher'].includes(role)) expect(codes(answer), role).toEqual(['FORBIDDEN']);
      else {
        const isFamily = ['parent', 'student'].includes(role);
        expect(answer.data.paymentHistoryReport.totals, role).toEqual(isFamily ? NONE : ALL);
      }
    }
  });

  it('runs one SQL statement', async () => {
    const query = unseen(
      `{ paymentHistoryReport(groupBy: ACCOUNT) { totalCount totals { net } nodes { accountName net } } }`,
    );
    const { statements } = await app.counting(() => gql(app, family.admin, query));
    expect(statements.filter((text) => text.includes('payments'))).toHaveLength(1);
  });

  it.each([
    ['from: "2026-03-02", to: "2026-03-01"', { to: ['The to field must be a date after or equal to from.'] }],
    ['from: "2015-01-01", to: "2025-01-01"', { to: ['The period must not be more than 366 days.'] }],
    ['asOf: "2999-01-01"', { asOf: ['The as of field must be a date before or equal to today.'] }],
  ])('refuses the arguments { %s }', async (filter, fields) => {
    const answer = await report(`groupBy: DAY, filter: { ${filter} }`);
    expect(refusals(answer)).toEqual([badInput(fields)]);
  });

  it('refuses more than five years grouped by month, more than 366 days grouped by day, and an unknown group', async () => {
    const long = await report('groupBy: MONTH, filter: { from: "2015-01-01", to: "2020-01-01" }');
    expect(refusals(long)).toEqual([badInput({ to: ['The to field must be a date before or equal to 2019-12-31.'] })]);
    expect(codes(await report('groupBy: MONTH, filter: { from: "2015-01-01", to: "2019-12-31" }'))).toEqual([]);
    // the request has no `to`, so the error is about `from`
    const open = await report('groupBy: MONTH, filter: { from: "2015-01-01", asOf: "2026-01-15" }');
    const text = 'The from field must be a date after or equal to 2021-01-16.';
    expect(refusals(open)).toEqual([badInput({ from: [text] })]);
    expect(codes(await report('groupBy: MONTH, filter: { from: "2021-01-16", asOf: "2026-01-15" }'))).toEqual([]);
    const days = await report('groupBy: DAY, filter: { from: "2015-01-01", asOf: "2026-01-15" }');
    expect(refusals(days)).toEqual([badInput({ from: ['The period must not be more than 366 days.'] })]);
    expect(codes(await report('groupBy: COURSE'))).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });
});

describe('GET /reports/payment-history', () => {
  const get = (query: string, as: Actor = family.admin) => rest(app, as, 'GET', `/reports/payment-history${query}`);

  it('returns rows, totals and the arguments that were used', async () => {
    const answer = await get(`?group_by=method&from=${today}&sort=-amount&per_page=1`);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({
      data: [
        {
          ...{ day: null, month: null, method: 'cash', receiver_id: null, receiver_name: null },
          ...{ account_id: null, account_name: null, amount: '100.00', refunded: '30.00', net: '70.00', payments: 1 },
        },
      ],
      totals: ALL,
      meta: {
        ...{ definition: expect.any(String), from: today, to: today, as_of: today, group_by: 'method' },
        ...{ timezone: expect.any(String), currency: expect.any(String), generated_at: expect.any(String) },
        ...{ current_page: 1, last_page: 2, per_page: 1, total: 2 },
      },
    });
  });

  it('returns a CSV file of all rows with a line of totals', async () => {
    const text = await exported(app, family.admin, `/reports/payment-history?group_by=method&from=${today}`);
    expect(text.trim().split('\r\n')).toEqual([
      'method,amount,refunded,net,payments',
      'card,50.00,0.00,50.00,1',
      'cash,100.00,30.00,70.00,1',
      'total,150.00,30.00,120.00,2',
    ]);
  });

  it('refuses an unknown group, invalid days, and callers without permission', async () => {
    const { status, body } = await get('?group_by=course&as_of=2999-01-01&from=x');
    expect([status, Object.keys(body.errors).toSorted()]).toEqual([422, ['from', 'group_by']]);
    const { admin } = await seedAcademy(app).then(async (academy) => ({ admin: await academy.as('academy_admin') }));
    const elsewhere = await get('', { ...admin, academyId: family.academy.id } as never);
    expect(elsewhere.status).toBe(403);
  });
});
