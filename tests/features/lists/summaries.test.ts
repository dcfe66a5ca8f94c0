import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../src/features/academics/enrollments/enrollment.enums.ts';
import { AttendanceStatus } from '../../../src/features/learning/attendance/attendance.enums.ts';
import { formatMoney } from '../../../src/platform/validation/scalars.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { gql, unseen } from '../../support/clients.ts';
import { ASKERS, type Asker, type School, seedSchool } from '../../support/school.ts';
import { data } from './thrice.ts';

const MEMBERS = ASKERS.filter((asker) => asker !== 'outsider' && asker !== 'nobody');

describe('summaries of related rows', () => {
  let app: TestApp;
  let school: School;

  beforeAll(async () => {
    app = await testApp();
    school = await seedSchool(app);
    const { academy, ids } = school;
    const make = academy.with;
    const id = (name: string) => ids[name] as string;
    const gone = '2026-03-01T00:00:00.000Z';
    const second = await make.batch({ courseId: id('violin'), instructorId: id('staff teacher') });
    // Ada learns the violin in two batches
    await make.enrollment({ studentId: id('Ada'), batchId: second.id });
    await make.enrollment({ studentId: id('Ben'), batchId: second.id, status: EnrollmentStatus.PENDING });
    await make.enrollment({ studentId: id('Dan'), batchId: second.id, status: EnrollmentStatus.COMPLETED });
    await make.enrollment({ studentId: id('Eve'), batchId: second.id, deletedAt: gone });
    await make.batch({ courseId: id('flute') });
    const statuses = [
      AttendanceStatus.LATE,
      AttendanceStatus.ABSENT,
      AttendanceStatus.EXCUSED,
      AttendanceStatus.ABSENT,
    ];
    for (const [index, status] of statuses.entries()) {
      const batchId = index < 2 ? id('own batch') : id('flute batch');
      await make.attendance({ studentId: id('Ada'), batchId, status, date: `2026-02-1${index}` });
    }
  });

  /** Returns the given fields of the rows in a list, as the caller sees them. */
  const rowsOf = async (asker: Asker, list: string, fields: string): Promise<any[]> =>
    (await data(app, school.as[asker], `{ list: ${list}(first: 50) { nodes { ${fields} } } }`)).list.nodes;

  const countsBy = (list: string, statuses: object) =>
    Object.entries(statuses)
      .map(([name, value]) => `${value}: ${list}(first: 0, filter: { status: ${name} }) { totalCount }`)
      .join(' ');
  const counted = (row: any, statuses: object) =>
    Object.fromEntries(Object.values(statuses).map((status) => [status, row[status].totalCount]));

  describe.each(MEMBERS)('read by the role %s', (asker) => {
    it('enrollmentCounts of a batch equals the counts of enrollments that the role may see', async () => {
      const fields = `enrollmentCounts { total ${Object.values(EnrollmentStatus).join(' ')} }
        all: enrollments(first: 0) { totalCount } ${countsBy('enrollments', EnrollmentStatus)}`;
      const rows = await rowsOf(asker, 'batches', fields);
      expect(rows).toHaveLength(5);
      for (const row of rows) {
        expect(row.enrollmentCounts).toEqual({ total: row.all.totalCount, ...counted(row, EnrollmentStatus) });
      }
    });

    it('studentCount of a course equals the number of students that the role may see', async () => {
      const active = 'enrollments(first: 100, filter: { status: ACTIVE }) { nodes { studentId } }';
      const rows = await rowsOf(asker, 'courses', `studentCount ${active}`);
      expect(rows.length).toBeGreaterThan(1);
      for (const { studentCount, enrollments } of rows) {
        expect(studentCount).toBe(new Set(enrollments.nodes.map((node: any) => node.studentId)).size);
      }
    });

    it('attendanceSummary of a student equals the counts of marks that the role may see, also for a period', async () => {
      const period = '(from: "2026-02-01", to: "2026-02-11")';
      const rows = await rowsOf(
        asker,
        'students',
        `all: attendanceSummary { total ${Object.values(AttendanceStatus).join(' ')} } some: attendanceSummary${period} { total }
          attendance(filter: { dateFrom: "2026-02-01", dateTo: "2026-02-11" }) { totalCount }
          every: attendance(first: 0) { totalCount } ${countsBy('attendance', AttendanceStatus)}`,
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        expect(row.all).toEqual({ total: row.every.totalCount, ...counted(row, AttendanceStatus) });
        expect(row.some).toEqual({ total: row.attendance.totalCount });
      }
    });

    it('balance of a student equals the sum of fees that the role may see, or null if the role may read no fees', async () => {
      const { errors } = await gql(app, school.as[asker], '{ fees(first: 0) { totalCount } }');
      const rows = await rowsOf(asker, 'students', 'balance fees(first: 100) { nodes { amount paidAmount } }');
      for (const { balance, fees } of rows) {
        const cents = (amount: string) => Math.round(Number(amount) * 100);
        const owed = fees.nodes.reduce((sum: number, fee: any) => sum + cents(fee.amount) - cents(fee.paidAmount), 0);
        expect(balance).toBe(errors ? null : formatMoney(owed));
      }
    });
  });

  it('differ between roles that see different rows', async () => {
    const own = { id: school.ids['own batch'] };
    const query = 'query ($id: ID!) { batch(id: $id) { enrollmentCounts { total dropped } course { studentCount } } }';
    const told = async (asker: Asker) => (await data(app, school.as[asker], query, own)).batch;
    const counts = (total: number, dropped: number) => ({ enrollmentCounts: { total, dropped } });
    expect(await told('academy_admin')).toEqual({ ...counts(2, 1), course: { studentCount: 3 } });
    expect(await told('teacher')).toEqual({ ...counts(2, 1), course: { studentCount: 1 } });
    expect(await told('student')).toEqual({ ...counts(1, 0), course: { studentCount: 1 } });
    const balances = async (asker: Asker) =>
      (await rowsOf(asker, 'students', 'name balance')).map((row) => row.balance);
    expect(new Set(await balances('academy_admin'))).toEqual(new Set(['0.00', '75.00', '150.00']));
    expect(await balances('student')).toEqual(['75.00']);
    expect(new Set(await balances('teacher'))).toEqual(new Set([null]));
  });

  it.each([
    ['batches', 'enrollmentCounts { total }'],
    ['courses', 'studentCount'],
    ['students', 'balance'],
    ['students', 'attendanceSummary(from: "2026-01-01") { total rate }'],
  ])('add one SQL statement to the list of %s, for any number of rows: %s', async (list, summary) => {
    const ask = async (first: number, fields: string) => {
      const query = unseen(`{ ${list}(first: ${first}) { nodes { id ${fields} } } }`);
      const interpreted = await app.counting(() => gql(app, school.as.academy_admin, query));
      expect(interpreted.result.errors).toBeUndefined();
      const planned = await app.counting(() => gql(app, school.as.academy_admin, query));
      expect(planned.result).toEqual(interpreted.result);
      return [interpreted.statements.length, planned.statements.length];
    };
    const [plain, once] = (await ask(20, '')) as [number, number];
    const [more, planned] = await ask(20, summary);
    expect(more).toBeLessThanOrEqual(plain + 1);
    expect(planned).toBe(once);
    expect(await ask(1, summary)).toEqual([more, planned]);
  });

  it('may be selected with only __typename', async () => {
    const [row] = await rowsOf('academy_admin', 'batches', 'enrollmentCounts { __typename }');
    expect(row).toEqual({ enrollmentCounts: { __typename: 'EnrollmentCounts' } });
  });

  it('are part of the cost of the operation', async () => {
    const cost = async (query: string) => (await gql(app, school.as.academy_admin, query)).extensions.cost.requested;
    expect(await cost('{ students(first: 50) { nodes { balance } } }')).toBe(1 + 50 * (1 + 20));
    expect(await cost('{ students(first: 50) { nodes { attendanceSummary { rate } } } }')).toBe(1 + 50 * (1 + 1 + 20));
    expect(await cost('{ courses(first: 50) { nodes { studentCount } } }')).toBe(1 + 50 * (1 + 100));
  });
});
