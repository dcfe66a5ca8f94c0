import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '../../../support/app.ts';
import { codes, gql, rest, unseen } from '../../../support/clients.ts';
import { openFamily } from '../../money/ledger/family.ts';
import { goTo, patientApp } from '../../money/penalties/setup.ts';
import { EVERY_ROLE } from '../../writing.ts';

let app: TestApp;

beforeAll(async () => {
  app = await patientApp();
});
afterAll(() => app.stop());
afterEach(() => void vi.useRealTimers());

const NUMBERS = 'outstanding overdue oldestDueDate fees';
const NONE = { outstanding: '0.00', overdue: '0.00', oldestDueDate: null, fees: 0 };

/**
 * Creates a family with a course fee of 120, due on 10 March, and an activity fee of 90, due on 30 June. On 5 April, 50
 * of the course fee is paid. Afterwards, the clock shows 20 April 2026.
 */
async function inDebt() {
  goTo('2026-02-20');
  const family = await openFamily(app);
  const { academy, childId, siblingId } = family;
  const { id: batchId } = await academy.with.batch();
  const enrollment = await academy.with.enrollment({ studentId: childId, batchId });
  const first = await family.bill('120', '2026-03-10', { enrollmentId: enrollment.id });
  await family.bill('90', '2026-06-30', { studentId: siblingId, feeType: 'ACTIVITY' });
  goTo('2026-04-05');
  await family.recordPayment({ feeId: first, amount: '50', method: 'CASH' });
  goTo('2026-04-20');
  const ask = (args: string, fields = NUMBERS, as = family.admin) =>
    gql(
      app,
      as,
      `{ outstandingFeesReport(${args}) { totalCount definition asOf groupBy totals { ${NUMBERS} } nodes { ${fields} } } }`,
    );
  const report = async (args: string, fields?: string) => (await ask(args, fields)).data.outstandingFeesReport;
  return { family, batchId, enrollment, ask, report };
}

const NOW = { outstanding: '160.00', overdue: '70.00', oldestDueDate: '2026-03-10', fees: 2 };

describe('outstandingFeesReport', () => {
  it('returns totals if the query selects no rows', async () => {
    const { family } = await inDebt();
    const { data } = await gql(app, family.admin, '{ outstandingFeesReport { totals { fees } } }');
    expect(data.outstandingFeesReport.totals).toEqual({ fees: 2 });
  });

  it('returns the unpaid amount of each student, highest amount first, with totals', async () => {
    const { family, report } = await inDebt();
    expect(await report('groupBy: STUDENT', `studentId studentName accountId ${NUMBERS}`)).toEqual({
      ...{
        totalCount: 2,
        definition: expect.stringContaining('billed less paid'),
        asOf: '2026-04-20',
        groupBy: 'STUDENT',
      },
      totals: NOW,
      nodes: [
        {
          ...{ studentId: family.siblingId, studentName: expect.any(String), accountId: null, fees: 1 },
          ...{ outstanding: '90.00', overdue: '0.00', oldestDueDate: '2026-06-30' },
        },
        {
          ...{ studentId: family.childId, studentName: expect.any(String), accountId: null, fees: 1 },
          ...{ outstanding: '70.00', overdue: '70.00', oldestDueDate: '2026-03-10' },
        },
      ],
    });
  });

  it('returns the same totals whether the report is grouped by account, course or fee type', async () => {
    const { family, enrollment, report } = await inDebt();
    const { id: accountId } = await family.account();
    expect(await report('groupBy: ACCOUNT', `accountId accountName ${NUMBERS}`)).toMatchObject({
      ...{ totals: NOW, nodes: [{ accountId, accountName: expect.any(String), ...NOW }] },
    });
    const byCourse = await report('groupBy: COURSE', 'courseId courseName outstanding');
    expect(byCourse).toMatchObject({
      totals: NOW,
      nodes: [
        { courseId: null, courseName: null, outstanding: '90.00' },
        { courseId: enrollment.courseId, courseName: expect.any(String), outstanding: '70.00' },
      ],
    });
    expect(await report('groupBy: FEE_TYPE', 'feeType outstanding')).toMatchObject({
      totals: NOW,
      nodes: [
        { feeType: 'ACTIVITY', outstanding: '90.00' },
        { feeType: 'TUITION', outstanding: '70.00' },
      ],
    });
  });

  it('returns the amounts that were unpaid on a past day, even if they were paid later', async () => {
    const { report } = await inDebt();
    const totalsOf = async (day: string) => (await report(`filter: { asOf: "${day}" }`)).totals;
    expect(await totalsOf('2026-02-19')).toEqual(NONE);
    expect(await totalsOf('2026-03-10')).toEqual({ ...NOW, outstanding: '210.00', overdue: '0.00' });
    expect(await totalsOf('2026-04-04')).toEqual({ ...NOW, outstanding: '210.00', overdue: '120.00' });
    expect(await totalsOf('2026-04-05')).toEqual(NOW);
  });

  it('applies filters, and returns no data of other academies', async () => {
    const { family, batchId, enrollment, report } = await inDebt();
    const { ask: askElsewhere } = await inDebt();
    const filters = {
      studentId: family.childId,
      courseId: enrollment.courseId,
      batchId,
    };
    for (const [name, id] of Object.entries(filters)) {
      const filter = `filter: { ${name}: "${id}" }`;
      expect((await report(filter)).totals, name).toMatchObject({ outstanding: '70.00', fees: 1 });
      const { data } = await askElsewhere(filter);
      expect(data.outstandingFeesReport, name).toMatchObject({ totalCount: 0, nodes: [], totals: NONE });
    }
  });

  it('is allowed only for office staff', async () => {
    const { family, ask } = await inDebt();
    for (const role of EVERY_ROLE) {
      const answer = await ask('groupBy: STUDENT', NUMBERS, await family.academy.as(role));
      const isOffice = ['academy_admin', 'administrator', 'support_staff'].includes(role);
      expect(codes(answer), role).toEqual(isOffice ? [] : ['FORBIDDEN']);
    }
    expect(codes(await ask('groupBy: STUDENT', NUMBERS, family.payer))).toEqual(['FORBIDDEN']);
  });

  it('refuses a future day as the date of the report', async () => {
    const { ask } = await inDebt();
    const { errors } = await ask('filter: { asOf: "2026-04-22" }');
    expect(errors?.[0]?.extensions.fields).toEqual({
      asOf: ['The as of field must be a date before or equal to today.'],
    });
  });

  it('runs one SQL statement for a page and the totals', async () => {
    const { family } = await inDebt();
    const query = unseen(
      '{ outstandingFeesReport { totalCount totals { outstanding } nodes { studentName outstanding } } }',
    );
    const { statements } = await app.counting(() => gql(app, family.admin, query));
    expect(statements.filter((text) => text.includes('"outstanding"'))).toHaveLength(1);
  });
});

describe('GET /reports/outstanding-fees', () => {
  it('returns rows, totals and the day of the amounts', async () => {
    const { family } = await inDebt();
    const { status, body } = await rest(
      app,
      family.admin,
      'GET',
      '/reports/outstanding-fees?group_by=fee_type&sort=fees,outstanding',
    );
    const none = {
      student_id: null,
      student_name: null,
      account_id: null,
      account_name: null,
      course_id: null,
      course_name: null,
    };
    expect([status, body.data]).toEqual([
      200,
      [
        {
          ...none,
          fee_type: 'tuition',
          outstanding: '70.00',
          overdue: '70.00',
          oldest_due_date: '2026-03-10',
          fees: 1,
        },
        {
          ...none,
          fee_type: 'activity',
          outstanding: '90.00',
          overdue: '0.00',
          oldest_due_date: '2026-06-30',
          fees: 1,
        },
      ],
    ]);
    expect(body.totals).toEqual({ outstanding: '160.00', overdue: '70.00', oldest_due_date: '2026-03-10', fees: 2 });
    expect(body.meta).toMatchObject({
      as_of: '2026-04-20',
      group_by: 'fee_type',
      total: 2,
      definition: expect.any(String),
    });
    expect(body.meta).not.toHaveProperty('from');
  });
});
