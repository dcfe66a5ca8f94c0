import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AttendanceStatus } from '../../../../src/features/learning/attendance/attendance.enums.ts';
import { SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import type { TestApp } from '../../../support/app.ts';
import { codes, gql, unseen } from '../../../support/clients.ts';
import { exported } from '../../../support/csv.ts';
import type { Actor } from '../../../support/seed.ts';
import { done, type Family, openFamily } from '../../money/ledger/family.ts';
import { goTo, patientApp } from '../../money/penalties/setup.ts';

let app: TestApp;
let family: Family;

/**
 * Creates the data of three months. December: a fee of 100 is billed, and two students join. January: 40 is paid, fees
 * of 20 and 10 are billed, and the fee of 10 is voided. One student attends a session, the other student is absent.
 * February: 5 is credited, and 15 is refunded. One student leaves, the other student transfers within the course.
 */
beforeAll(async () => {
  app = await patientApp();
  goTo('2025-12-10');
  family = await openFamily(app);
  const { academy, admin, childId, siblingId } = family;
  const { id: courseId } = await academy.with.course();
  const { id: batchId } = await academy.with.batch({ courseId, startDate: '2025-12-01' });
  const enroll = (studentId: string) =>
    gql(app, admin, 'mutation ($input: EnrollStudentInput!) { enrollStudent(input: $input) { id } }', {
      input: { studentId, batchId, status: 'ACTIVE' },
    });
  const first = done(await enroll(childId)).enrollStudent.id;
  const second = done(await enroll(siblingId)).enrollStudent.id;
  const fee = await family.bill('100', '2026-03-01');
  goTo('2026-01-20');
  const paid = done(await family.recordPayment({ feeId: fee, amount: '40', method: 'CASH' })).recordPayment.id;
  await family.bill('20', '2026-03-01');
  const mistake = await family.bill('10', '2026-03-01');
  done(await family.voidFee(mistake));
  await academy.with.attendance({ studentId: childId, batchId, date: '2026-01-19', status: AttendanceStatus.PRESENT });
  await academy.with.attendance({ studentId: siblingId, batchId, date: '2026-01-19', status: AttendanceStatus.ABSENT });
  await academy.with.session({ batchId, date: '2026-01-19', slotDate: null, status: SessionStatus.HELD });
  goTo('2026-02-14');
  const { id: accountId } = await family.account();
  done(await family.createCreditNote({ accountId, feeId: fee, amount: '5', reason: 'GOODWILL' }));
  done(await family.refundPayment(paid, { amount: '15' }));
  done(await gql(app, admin, 'mutation ($id: ID!) { dropEnrollment(id: $id) { id } }', { id: first }));
  const other = await academy.with.batch({ courseId });
  const move =
    'mutation ($id: ID!, $batchId: ID!) { transferEnrollment(id: $id, input: { batchId: $batchId }) { id } }';
  done(await gql(app, admin, move, { id: second, batchId: other.id }));
  goTo('2026-03-12');
});
afterAll(async () => {
  vi.useRealTimers();
  await app.stop();
});

const MONEY = ['opening', 'billed', 'credited', 'voided', 'collected', 'refunded', 'closing'];
const NUMBERS = `${MONEY.join(' ')} joined left active rate sessions`;

const money = (...amounts: number[]) =>
  Object.fromEntries(MONEY.map((name, index) => [name, (amounts[index] ?? 0).toFixed(2)]));

const ask = (args: string, as: Actor = family.admin) =>
  gql(app, as, `{ monthlyReport(${args}) { totalCount definition totals { ${NUMBERS} } nodes { month ${NUMBERS} } } }`);
const report = async (args: string, as?: Actor) => (await ask(args, as)).data.monthlyReport;

const DECEMBER = { month: '2025-12', ...money(0, 100, 0, 0, 0, 0, 100), joined: 2, left: 0, active: 2, rate: null };
const JANUARY = {
  month: '2026-01',
  ...money(100, 30, 0, 10, 40, 0, 80),
  joined: 0,
  active: 2,
  rate: '50.00',
  sessions: 1,
};
const FEBRUARY = { month: '2026-02', ...money(80, 0, 5, 0, 0, 15, 90), joined: 0, left: 1, active: 1, sessions: 0 };
const MARCH = { month: '2026-03', ...money(90, 0, 0, 0, 0, 0, 90), joined: 0, left: 0, active: 1, sessions: 0 };

describe('monthlyReport', () => {
  it('returns the closing amount of each month as the opening amount of the next month', async () => {
    expect(await report('filter: { from: "2025-12-01" }')).toMatchObject({
      ...{ totalCount: 4, definition: expect.stringContaining('closing') },
      totals: { ...money(0, 130, 5, 10, 40, 15, 90), joined: 2, left: 1, active: 1, rate: '50.00', sessions: 1 },
      nodes: [DECEMBER, JANUARY, FEBRUARY, MARCH],
    });
    expect(await report('filter: { from: "2026-01-01", to: "2026-02-28" }')).toMatchObject({
      totals: { ...money(100, 30, 5, 10, 40, 15, 90), joined: 0, left: 1, active: 1 },
      nodes: [JANUARY, FEBRUARY],
    });
  });

  it('returns pages with the latest month first', async () => {
    const page = (after: string) =>
      gql(
        app,
        family.admin,
        `{ monthlyReport(orderBy: [MONTH_DESC], first: 1, ${after} filter: { from: "2026-01-01" }) {
          nodes { month opening } pageInfo { endCursor } } }`,
      );
    const { monthlyReport: first } = (await page('')).data;
    expect(first.nodes).toEqual([{ month: '2026-03', opening: '90.00' }]);
    const { monthlyReport: second } = (await page(`after: "${first.pageInfo.endCursor}"`)).data;
    expect(second.nodes).toEqual([{ month: '2026-02', opening: '80.00' }]);
  });

  it('returns incomplete months at the start and the end of the period, and ignores data after the day in asOf', async () => {
    const part = await report('filter: { from: "2026-01-21", to: "2026-12-31", asOf: "2026-02-13" }');
    expect(part.nodes).toMatchObject([
      { month: '2026-01', ...money(80, 0, 0, 0, 0, 0, 80), active: 2 },
      { month: '2026-02', ...money(80, 0, 0, 0, 0, 0, 80), left: 0, active: 2 },
    ]);
    expect(await report('filter: { from: "2026-05-01", to: "2026-05-31" }')).toMatchObject({
      ...{ totalCount: 0, nodes: [], totals: { opening: null, billed: '0.00', closing: null, active: null } },
    });
  });

  it("contains only data of the caller's academy", async () => {
    const { admin } = await openFamily(app);
    const other = await report('filter: { from: "2025-12-01" }', admin);
    expect(other.totals).toMatchObject({ ...money(), joined: 0, active: 0 });
  });

  it('runs one SQL statement for the opening amount and one for all months', async () => {
    const query = unseen('{ monthlyReport(filter: { from: "2021-04-01" }) { totalCount nodes { closing } } }');
    const { statements } = await app.counting(() => gql(app, family.admin, query));
    expect(statements.filter((text) => text.includes('ledger_entries')).length).toBeLessThanOrEqual(2);
    expect(codes(await ask('filter: { from: "2020-01-01", to: "2026-01-31" }'))).toEqual(['BAD_USER_INPUT']);
  });

  it('returns a CSV file of all months with a line of totals', async () => {
    const lines = await exported(app, family.admin, '/reports/monthly?from=2025-12-01&to=2026-01-31');
    expect(lines.trim().split('\r\n')).toEqual([
      `month,${NUMBERS.replaceAll(' ', ',')}`,
      '2025-12,0.00,100.00,0.00,0.00,0.00,0.00,100.00,2,0,2,,0',
      '2026-01,100.00,30.00,0.00,10.00,40.00,0.00,80.00,0,0,2,50.00,1',
      'total,0.00,130.00,0.00,10.00,40.00,0.00,80.00,2,0,2,50.00,1',
    ]);
  });
});
