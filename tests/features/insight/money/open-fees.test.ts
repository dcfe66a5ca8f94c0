import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '../../../support/app.ts';
import { codes, gql, rest, unseen } from '../../../support/clients.ts';
import { exported } from '../../../support/csv.ts';
import type { Actor } from '../../../support/seed.ts';
import { type Family, openFamily } from '../../money/ledger/family.ts';
import { goTo, patientApp } from '../../money/penalties/setup.ts';

let app: TestApp;
let family: Family;
let courseId: string;
let batchId: string;

/**
 * Creates a family with six fees that are billed in January. On 1 May, 25 of the first fee is paid, and the account
 * gets a credit of 7. Afterwards, the clock shows 15 June 2026.
 */
beforeAll(async () => {
  app = await patientApp();
  goTo('2026-01-10');
  family = await openFamily(app);
  const { academy, childId, siblingId } = family;
  batchId = (await academy.with.batch()).id;
  const enrollment = await academy.with.enrollment({ studentId: childId, batchId });
  courseId = enrollment.courseId as string;
  const enrolled = { enrollmentId: enrollment.id };
  const first = await family.bill('100', '2026-02-20', enrolled);
  await family.bill('80', '2026-03-31');
  await family.bill('60', '2026-04-25', { studentId: siblingId });
  await family.bill('40', '2026-05-20', enrolled);
  await family.bill('30', '2026-06-15', { studentId: siblingId, feeType: 'ACTIVITY' });
  await family.bill('20', '2026-07-01', enrolled);
  goTo('2026-05-01');
  await family.recordPayment({ feeId: first, amount: '25', method: 'CASH' });
  await family.updateAccount((await family.account()).id, { autoApplyCredit: false });
  await family.pay('7', { allocations: [] });
  goTo('2026-06-15');
});
afterAll(async () => {
  vi.useRealTimers();
  await app.stop();
});

const AGES = 'notDue days_1_30 days_31_60 days_61_90 days_over_90 credit';
const PENDING = 'due fees nextDueDate';

/** Returns the amounts by name, in the order of `AGES`. A missing amount is 0. */
const aged = (...amounts: number[]) =>
  Object.fromEntries(AGES.split(' ').map((name, index) => [name, (amounts[index] ?? 0).toFixed(2)]));

const ask = (name: string, numbers: string, args: string, keys = '', as: Actor = family.admin) =>
  gql(
    app,
    as,
    `{ ${name}(${args}) { totalCount definition asOf totals { ${numbers} } nodes { ${keys} ${numbers} } } }`,
  );
const ageing = async (args: string, keys?: string, as?: Actor) =>
  (await ask('ageingReport', AGES, args, keys, as)).data.ageingReport;
const pending = async (args: string, keys?: string, as?: Actor) =>
  (await ask('pendingPaymentsReport', PENDING, args, keys, as)).data.pendingPaymentsReport;

describe('ageingReport', () => {
  it('returns the open amounts of each account by their age, and the credit of the account', async () => {
    const { id: accountId } = await family.account();
    const all = aged(50, 40, 60, 80, 75, 7);
    expect(await ageing('groupBy: ACCOUNT', 'accountId accountName onAccount')).toEqual({
      ...{ totalCount: 1, definition: expect.stringContaining('days since the due date'), asOf: '2026-06-15' },
      ...{ totals: all, nodes: [{ accountId, accountName: expect.any(String), onAccount: null, ...all }] },
    });
  });

  it('returns unused credit in a separate row if the report is grouped by student or course', async () => {
    const credit = { onAccount: true, ...aged(0, 0, 0, 0, 0, 7) };
    expect(await ageing('groupBy: STUDENT', 'studentId studentName onAccount')).toMatchObject({
      totals: aged(50, 40, 60, 80, 75, 7),
      nodes: [
        { studentId: family.childId, onAccount: false, ...aged(20, 40, 0, 80, 75) },
        { studentId: family.siblingId, onAccount: false, ...aged(30, 0, 60) },
        { studentId: null, studentName: null, ...credit },
      ],
    });
    expect((await ageing('groupBy: COURSE', 'courseId courseName onAccount')).nodes).toEqual([
      { courseId, courseName: expect.any(String), onAccount: false, ...aged(20, 40, 0, 0, 75) },
      { courseId: null, courseName: null, onAccount: false, ...aged(30, 0, 60, 80) },
      { courseId: null, courseName: null, ...credit },
    ]);
    const page = `{ ageingReport(groupBy: COURSE, first: 1, after: CURSOR) { nodes { onAccount } pageInfo { endCursor } } }`;
    const seen: unknown[] = [];
    let cursor = 'null';
    while (seen.length < 3) {
      const { nodes, pageInfo } = (await gql(app, family.admin, page.replace('CURSOR', cursor))).data.ageingReport;
      seen.push(nodes[0].onAccount);
      cursor = `"${pageInfo.endCursor}"`;
    }
    expect(seen).toEqual([false, false, true]);
    const ofOthers = page.replace('COURSE', 'STUDENT').replace('CURSOR', cursor);
    expect(codes(await gql(app, family.admin, ofOthers)), 'a cursor of another group').toEqual(['BAD_USER_INPUT']);
  });

  it.each([
    ['2026-02-20', aged(330)],
    ['2026-02-21', aged(230, 100)],
    ['2026-03-22', aged(230, 100)],
    ['2026-03-23', aged(230, 0, 100)],
    ['2026-05-21', aged(50, 100, 80, 75, 0, 7)],
    ['2026-05-22', aged(50, 100, 80, 0, 75, 7)],
  ])('counts the days from the due date to the asOf day %s', async (asOf, totals) => {
    expect((await ageing(`filter: { asOf: "${asOf}" }`)).totals).toEqual(totals);
  });
});

describe('pendingPaymentsReport', () => {
  it('returns unpaid amounts that are not overdue, earliest due date first', async () => {
    const totals = { due: '50.00', fees: 2, nextDueDate: '2026-06-15' };
    expect(await pending('groupBy: STUDENT', 'studentId studentName')).toEqual({
      ...{ totalCount: 2, definition: expect.stringContaining('due on that day or later'), asOf: '2026-06-15', totals },
      nodes: [
        {
          ...{ studentId: family.siblingId, studentName: expect.any(String) },
          ...{ due: '30.00', fees: 1, nextDueDate: '2026-06-15' },
        },
        {
          ...{ studentId: family.childId, studentName: expect.any(String) },
          ...{ due: '20.00', fees: 1, nextDueDate: '2026-07-01' },
        },
      ],
    });
    expect((await pending('groupBy: FEE_TYPE, orderBy: [DUE_ASC]', 'feeType')).nodes).toMatchObject([
      { feeType: 'TUITION', due: '20.00' },
      { feeType: 'ACTIVITY', due: '30.00' },
    ]);
    expect((await pending('filter: { asOf: "2026-03-31" }')).totals).toEqual({
      ...{ due: '230.00', fees: 5, nextDueDate: '2026-03-31' },
    });
  });
});

describe('ageingReport and pendingPaymentsReport', () => {
  it('apply filters, exclude unused credit if the request has a filter, and return no data of other academies', async () => {
    const { admin } = await openFamily(app);
    const filters = { studentId: family.childId, courseId, batchId };
    for (const [name, id] of Object.entries(filters)) {
      const filter = `filter: { ${name}: "${id}" }`;
      const ages = name === 'studentId' ? aged(20, 40, 0, 80, 75) : aged(20, 40, 0, 0, 75);
      expect((await ageing(filter)).totals, name).toEqual(ages);
      expect((await pending(filter)).totals, name).toMatchObject({ due: '20.00', fees: 1 });
      expect(await ageing(filter, '', admin), name).toMatchObject({ totalCount: 0, nodes: [], totals: aged() });
      expect(await pending(filter, '', admin), name).toMatchObject({ totalCount: 0, totals: { due: '0.00' } });
    }
  });

  it('return totals if the query selects no rows', async () => {
    const { data } = await gql(app, family.admin, '{ ageingReport(groupBy: STUDENT) { totals { credit } } }');
    expect(data.ageingReport.totals).toEqual({ credit: '7.00' });
  });

  it('run one SQL statement for a page and the totals', async () => {
    const query = unseen('{ ageingReport { totalCount totals { credit } nodes { studentName credit } } }');
    const { statements } = await app.counting(() => gql(app, family.admin, query));
    expect(statements.filter((text) => text.includes('days_61_90'))).toHaveLength(1);
  });

  it('are available over REST, and as a CSV file of all rows with a line of totals', async () => {
    const { status, body } = await rest(app, family.admin, 'GET', '/reports/ageing?group_by=course&sort=-days_61_90');
    expect([status, body.totals]).toEqual([
      200,
      {
        ...{ not_due: '50.00', days_1_30: '40.00', days_31_60: '60.00', days_61_90: '80.00' },
        ...{ days_over_90: '75.00', credit: '7.00' },
      },
    ]);
    expect(body.data[0]).toMatchObject({ course_id: null, on_account: false, days_61_90: '80.00' });
    const lines = await exported(app, family.admin, '/reports/ageing?group_by=course&per_page=1');
    expect(lines.trim().split('\r\n').slice(1)).toEqual([
      expect.stringMatching(`^${courseId},[^,]+,false,20.00,40.00,0.00,0.00,75.00,0.00$`),
      ',,false,30.00,0.00,60.00,80.00,0.00,0.00',
      ',,true,0.00,0.00,0.00,0.00,0.00,7.00',
      'total,,,50.00,40.00,60.00,80.00,75.00,7.00',
    ]);
    const due = await exported(app, family.admin, '/reports/pending-payments?group_by=fee_type&as_of=2026-06-15');
    expect(due.trim().split('\r\n')).toEqual([
      'fee_type,due,fees,next_due_date',
      'activity,30.00,1,2026-06-15',
      'tuition,20.00,1,2026-07-01',
      'total,50.00,2,2026-06-15',
    ]);
  });
});
