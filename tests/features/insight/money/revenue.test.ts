import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '../../../support/app.ts';
import { codes, gql, rest, unseen } from '../../../support/clients.ts';
import { exported } from '../../../support/csv.ts';
import type { Actor } from '../../../support/seed.ts';
import { done, type Family, openFamily } from '../../money/ledger/family.ts';
import { goTo, patientApp } from '../../money/penalties/setup.ts';

let app: TestApp;
let family: Family;
let courseId: string;
let batchId: string;
let instructorId: string;

/**
 * Creates the data of three months. January: a course fee of 120 with 20 of tax, an activity fee of 90, and a fee of 50
 * that is voided. February: 60 of the course fee is paid in cash, and 100 is paid by card without an allocation. March:
 * the 100 is allocated to the course fee (60) and to the activity fee (40). Then 30 of the 100 is refunded, and 24 of
 * the course fee is credited.
 */
beforeAll(async () => {
  app = await patientApp();
  goTo('2026-01-10');
  family = await openFamily(app);
  const { academy, childId, siblingId } = family;
  instructorId = (await academy.with.staff()).id;
  batchId = (await academy.with.batch({ instructorId })).id;
  const enrollment = await academy.with.enrollment({ studentId: childId, batchId });
  courseId = enrollment.courseId as string;
  const { parentId } = family;
  const taught = { studentId: childId, parentId, enrollmentId: enrollment.id, dueDate: '2026-02-15' };
  const { id: course } = await academy.with.fee({ ...taught, amount: 12_000, tax: 2_000 });
  await family.bill('90', '2026-03-01', { studentId: siblingId, feeType: 'ACTIVITY' });
  const mistake = await family.bill('50', '2026-03-01');
  goTo('2026-01-15');
  done(await family.voidFee(mistake));
  const { id: accountId } = await family.account();
  done(await family.updateAccount(accountId, { autoApplyCredit: false }));
  goTo('2026-02-05');
  done(await family.recordPayment({ feeId: course, amount: '60', method: 'CASH' }));
  goTo('2026-02-10');
  const card = await family.pay('100', { method: 'CARD', allocations: [] });
  goTo('2026-03-05');
  done(await family.updateAccount(accountId, { autoApplyCredit: true }));
  goTo('2026-03-10');
  done(await family.refundPayment(card, { amount: '30' }));
  goTo('2026-03-12');
  done(await family.createCreditNote({ accountId, feeId: course, amount: '24', reason: 'GOODWILL' }));
});
afterAll(async () => {
  vi.useRealTimers();
  await app.stop();
});

const NAMES = ['billed', 'credited', 'voided', 'collected', 'refunded', 'net', 'tax'];
const NUMBERS = NAMES.join(' ');

/** Returns the amounts by name, in the order of `NAMES`. A missing amount is 0. */
const of = (...amounts: number[]) =>
  Object.fromEntries(NAMES.map((name, index) => [name, (amounts[index] ?? 0).toFixed(2)]));

const QUARTER = 'from: "2026-01-01", to: "2026-03-31"';
const CASH = of(260, 24, 50, 160, 30, 130, 20);
const BILLED = of(260, 24, 50, 160, 30, 186, 16);

const ask = (args: string, keys = '', as: Actor = family.admin) =>
  gql(
    app,
    as,
    `{ revenueReport(${args}) { totalCount definition from to totals { ${NUMBERS} } nodes { ${keys} ${NUMBERS} } } }`,
  );
const report = async (args: string, keys?: string, as?: Actor) => (await ask(args, keys, as)).data.revenueReport;

describe('revenueReport', () => {
  it('with the basis CASH, counts payments and refunds on the day on which they were made', async () => {
    expect(await report(`groupBy: MONTH, filter: { ${QUARTER} }`, 'month')).toEqual({
      ...{
        totalCount: 3,
        definition: expect.stringContaining('On a cash basis'),
        from: '2026-01-01',
        to: '2026-03-31',
      },
      totals: CASH,
      nodes: [
        { month: '2026-01', ...of(260, 0, 50) },
        { month: '2026-02', ...of(0, 0, 0, 160, 0, 160, 20) },
        { month: '2026-03', ...of(0, 24, 0, 0, 30, -30) },
      ],
    });
    expect((await report(`groupBy: DAY, filter: { ${QUARTER} }`, 'day')).nodes).toMatchObject([
      { day: '2026-01-10', billed: '260.00', net: '0.00' },
      { day: '2026-01-15', voided: '50.00', net: '0.00' },
      { day: '2026-02-05', collected: '60.00', net: '60.00', tax: '10.00' },
      { day: '2026-02-10', collected: '100.00', net: '100.00', tax: '10.00' },
      { day: '2026-03-10', refunded: '30.00', net: '-30.00', tax: '0.00' },
      { day: '2026-03-12', credited: '24.00', net: '0.00', tax: '0.00' },
    ]);
  });

  it('with the basis BILLED, subtracts credited and voided amounts including their tax', async () => {
    expect(await report(`groupBy: MONTH, filter: { basis: BILLED, ${QUARTER} }`, 'month')).toMatchObject({
      totals: BILLED,
      nodes: [
        { month: '2026-01', ...of(260, 0, 50, 0, 0, 210, 20) },
        { month: '2026-02', ...of(0, 0, 0, 160) },
        { month: '2026-03', ...of(0, 24, 0, 0, 30, -24, -4) },
      ],
    });
  });

  it.each([
    ['COURSE', 'courseId', () => courseId],
    ['INSTRUCTOR', 'instructorId', () => instructorId],
  ])(
    'groups allocated payments by %s, and returns other payments in a row with the flag onAccount',
    async (group, key, id) => {
      const keys = `${key} ${key.replace('Id', 'Name')} onAccount`;
      const name = { [key.replace('Id', 'Name')]: expect.any(String) };
      const known = { [key]: id(), onAccount: false };
      const none = { [key]: null, onAccount: false };
      const spent = await report(`groupBy: ${group}, filter: { ${QUARTER} }`, keys);
      expect(spent).toMatchObject({
        ...{ totalCount: 3, totals: CASH },
        nodes: [
          { ...known, ...name, ...of(120, 24, 0, 120, 0, 120, 20) },
          { ...none, ...of(140, 0, 50, 40, 30, 10) },
          { [key]: null, onAccount: true, ...of() },
        ],
      });
      const before = await report(`groupBy: ${group}, filter: { asOf: "2026-03-04", ${QUARTER} }`, keys);
      expect(before).toMatchObject({
        totals: of(260, 0, 50, 160, 0, 160, 10),
        nodes: [
          { [key]: null, onAccount: true, ...of(0, 0, 0, 100, 0, 100) },
          { ...known, ...name, ...of(120, 0, 0, 60, 0, 60, 10) },
          { ...none, ...of(140, 0, 50) },
        ],
      });
    },
  );

  it('lists rows with equal amounts in the order of their keys, in pages and in a CSV file', async () => {
    const january = 'groupBy: COURSE, filter: { from: "2026-01-01", to: "2026-01-31" }';
    const page = async (order: string, args = '') => {
      const query = `{ revenueReport(${january}, orderBy: [${order}] ${args}) { edges { cursor node { courseId net } } } }`;
      const { data, errors } = await gql(app, family.admin, query);
      expect(errors).toBeUndefined();
      return data.revenueReport.edges as { cursor: string; node: { courseId: string | null; net: string } }[];
    };
    const rows = [null, courseId].map((id) => ({ courseId: id, net: '0.00' }));
    for (const [order, expected] of [
      ['NET_ASC', rows],
      ['NET_DESC', rows.toReversed()],
    ] as const) {
      const all = await page(order);
      expect(all.map(({ node }) => node)).toEqual(expected);
      const next = await page(order, `first: 1, after: "${all[0]?.cursor}"`);
      expect(next.map(({ node }) => node)).toEqual(expected.slice(1));
    }
    const path = '/reports/revenue?from=2026-01-01&to=2026-01-31&group_by=course';
    const lines = (await exported(app, family.admin, path)).trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([courseId, '', 'total']);
  });

  it('changes the tax by the same percentage as the amount of a fee, and keeps the total tax of a fee that is split or paid in parts', async () => {
    goTo('2026-03-20');
    const { academy, admin, childId, parentId, ...other } = await openFamily(app);
    const fee = { studentId: childId, parentId, dueDate: '2026-04-30', amount: 12_000, tax: 2_000 };
    const [changed, split] = [await academy.with.fee(fee), await academy.with.fee(fee)];
    const billed = async (asOf: string) =>
      (await report(`filter: { basis: BILLED, from: "2026-03-01", to: "2026-03-31", asOf: "${asOf}" }`, '', admin))
        .totals;
    expect(await billed('2026-03-20')).toEqual(of(240, 0, 0, 0, 0, 240, 40));
    goTo('2026-03-25');
    done(await other.updateFee(changed.id, { amount: '60' }));
    const parts = ['40', '80'].map((amount) => ({ amount, dueDate: '2026-04-30' }));
    done(await other.splitFee(split.id, parts));
    expect(await billed('2026-03-20')).toEqual(of(240, 0, 0, 0, 0, 240, 40));
    expect(await billed('2026-03-25')).toEqual(of(180, 0, 0, 0, 0, 180, 30));
    // the three payments of a fee together have exactly the tax of the fee
    const { id: feeId } = await academy.with.fee({ ...fee, amount: 100, tax: 10 });
    for (const amount of ['0.33', '0.33', '0.34']) done(await other.recordPayment({ feeId, amount, method: 'CASH' }));
    expect((await report('groupBy: DAY', '', admin)).totals).toMatchObject({ collected: '1.00', tax: '0.10' });
    goTo('2026-03-12');
  });

  it('returns the same total whether payments are grouped by fee type or by payment method', async () => {
    const types = await report(`groupBy: FEE_TYPE, filter: { ${QUARTER} }`, 'feeType onAccount');
    expect(types.totals).toEqual(CASH);
    expect(types.nodes).toMatchObject([
      { feeType: 'TUITION', ...of(170, 24, 50, 120, 0, 120, 20) },
      { feeType: 'ACTIVITY', ...of(90, 0, 0, 40, 30, 10) },
      { feeType: null, onAccount: true },
    ]);
    const methods = await report(`groupBy: METHOD, filter: { ${QUARTER} }`, 'method');
    expect(methods).toMatchObject({
      totals: of(0, 0, 0, 160, 30, 130, 20),
      nodes: [
        { method: 'CARD', ...of(0, 0, 0, 100, 30, 70, 10) },
        { method: 'CASH', ...of(0, 0, 0, 60, 0, 60, 10) },
      ],
    });
    expect(codes(await ask(`groupBy: METHOD, filter: { basis: BILLED, ${QUARTER} }`))).toEqual(['BAD_USER_INPUT']);
  });

  it('applies filters, and returns no data of other academies', async () => {
    const { admin } = await openFamily(app);
    const course = of(120, 24, 0, 120, 0, 120, 20);
    const child = of(170, 24, 50, 120, 0, 120, 20);
    const filters = { studentId: family.childId, courseId, batchId, instructorId };
    for (const [name, id] of Object.entries(filters)) {
      const filter = `groupBy: MONTH, filter: { ${name}: "${id}", ${QUARTER} }`;
      expect((await report(filter)).totals, name).toEqual(name === 'studentId' ? child : course);
      expect(await report(filter, '', admin), name).toMatchObject({ totalCount: 0, nodes: [], totals: of() });
    }
  });

  it('runs one SQL statement for a page and the totals', async () => {
    const query = unseen('{ revenueReport(groupBy: COURSE) { totalCount totals { net } nodes { courseName net } } }');
    const { statements } = await app.counting(() => gql(app, family.admin, query));
    expect(statements.filter((text) => text.includes('ledger_entries'))).toHaveLength(1);
  });

  it('is available over REST, and as a CSV file of all rows with a line of totals', async () => {
    const path = '/reports/revenue?from=2026-01-01&to=2026-03-31&basis=billed';
    const { status, body } = await rest(app, family.admin, 'GET', `${path}&group_by=fee_type&sort=-billed&per_page=1`);
    expect([status, body.totals, body.data.length]).toEqual([200, BILLED, 1]);
    expect(body.data[0]).toMatchObject({ fee_type: 'tuition', on_account: false, net: '96.00', tax: '16.00' });
    const lines = await exported(app, family.admin, `${path}&group_by=month&per_page=1`);
    expect(lines.trim().split('\r\n')).toEqual([
      `month,${NAMES.join(',')}`,
      '2026-01,260.00,0.00,50.00,0.00,0.00,210.00,20.00',
      '2026-02,0.00,0.00,0.00,160.00,0.00,0.00,0.00',
      '2026-03,0.00,24.00,0.00,0.00,30.00,-24.00,-4.00',
      'total,260.00,24.00,50.00,160.00,30.00,186.00,16.00',
    ]);
    const refused = await rest(app, family.admin, 'GET', `${path}&group_by=method`);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['group_by']]);
    const long = await rest(app, family.admin, 'GET', '/reports/revenue?from=2024-01-01&to=2026-01-01&group_by=day');
    expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['to']]);
  });
});
