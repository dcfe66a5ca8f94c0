import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { codes, gql } from '../../../support/clients.ts';
import { type Class, daysAgo, lesson, seedClass, takeSession } from '../../learning/attendance/setup.ts';
import { recount, rowsOf, sumsOf } from '../../learning/attendance/sums.ts';

/** The reports with their groupings. */
const REPORTS: Record<string, readonly string[]> = {
  classAttendance: ['BATCH', 'COURSE', 'INSTRUCTOR', 'WEEKDAY', 'HOUR'],
  attendanceSummary: ['STUDENT', 'BATCH', 'COURSE', 'DAY', 'WEEK', 'MONTH'],
};

const FULL = { marked: 8, expected: 8, coverage: '100.00' };

describe('coverage of attendance reports after a place has changed', () => {
  let at: Class;
  /** The days of the sessions, oldest first. Both students are present in each session. */
  const DAYS = [daysAgo(5), daysAgo(4), daysAgo(3), daysAgo(2)] as const;

  beforeEach(async () => {
    at = await seedClass({ timezone: 'UTC' });
    for (const date of DAYS) {
      const id = await lesson(at, { date });
      await takeSession(
        at.app,
        at.admin,
        id,
        at.studentIds.map((studentId) => ({ studentId, status: 'PRESENT' })),
      );
    }
  });

  const change = async (mutation: string) => {
    const { data, errors } = await gql(at.app, at.admin, `mutation { ${mutation} }`);
    expect(errors).toBeUndefined();
    return data;
  };
  const enrollmentOf = async (studentId: string): Promise<string> =>
    (await rowsOf(at.academy, 'enrollments')).find((row) => row.student_id === studentId)?.id;
  const ask = async (name: string, groupBy: string, filter = '', as = at.admin) => {
    const given = `from: "${DAYS[0]}", to: "${daysAgo(0)}" ${filter}`;
    const query = `{ ${name}Report(groupBy: ${groupBy}, filter: { ${given} }) {
      totals { marked expected coverage } nodes { marked expected coverage } } }`;
    const answer = await gql(at.app, as, query);
    expect(codes(answer)).toEqual([]);
    return answer.data[`${name}Report`];
  };
  /** Expects these totals of every report in every grouping, before and after the nightly recount. */
  const expectTotals = async (totals: object) => {
    for (const time of ['before', 'after']) {
      for (const [name, groups] of Object.entries(REPORTS)) {
        for (const groupBy of groups) {
          expect((await ask(name, groupBy)).totals, `${name} ${groupBy} ${time}`).toEqual(totals);
        }
      }
      await recount(at.app, at.academy);
    }
  };

  it('stays the same after an enrollment was deleted, and the recount finds no drift', async () => {
    await recount(at.app, at.academy);
    await expectTotals(FULL);
    await change(`deleteEnrollment(id: "${await enrollmentOf(at.studentIds[0])}") { id }`);
    const warn = vi.spyOn(at.app.services.log, 'warn');
    await expectTotals(FULL);
    expect(warn.mock.calls.filter(([told]: any[]) => told.academyId === at.academy.id)).toEqual([]);
    warn.mockRestore();
    const { expected, active } = await sumsOf(at.academy);
    expect(Object.values(expected)).toEqual([2, 2, 2, 2]);
    expect(expected).toEqual(active);
    const each = { marked: 4, expected: 4, coverage: '100.00' };
    expect((await ask('attendanceSummary', 'STUDENT')).nodes).toEqual([each, each]);
    const ofOne = `, studentId: "${at.studentIds[0]}"`;
    expect((await ask('attendanceSummary', 'DAY', ofOne)).totals).toEqual(each);
  });

  it('stays the same after a student was deleted', async () => {
    await change(`deleteStudent(id: "${at.studentIds[0]}", confirm: true) { id }`);
    await expectTotals(FULL);
  });

  it('counts no mark on a day before the corrected first day of the place', async () => {
    const id = await enrollmentOf(at.studentIds[0]);
    await change(`updateEnrollment(id: "${id}", input: { activeFrom: "${DAYS[3]}" }) { id }`);
    await expectTotals({ marked: 8, expected: 5, coverage: '100.00' });
    const rows = (await ask('attendanceSummary', 'STUDENT')).nodes;
    const [one, other] = [
      { marked: 4, expected: 1, coverage: '100.00' },
      { marked: 4, expected: 4, coverage: '100.00' },
    ];
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(expect.arrayContaining([one, other]));
    for (const groupBy of ['STUDENT', 'MONTH', 'WEEK']) {
      const { totals } = await ask('attendanceSummary', groupBy, `, studentId: "${at.studentIds[0]}"`);
      expect(totals, groupBy).toEqual(one);
    }
    const parent = await at.academy.with.parent({ children: [at.studentIds[0]] });
    const asParent = await at.academy.as('parent', { parentId: parent.id });
    expect((await ask('attendanceSummary', 'STUDENT', '', asParent)).totals).toEqual(one);
    const query = `{ lowAttendanceReport(filter: { threshold: 100, minMarks: 1 }) { nodes { coverage } totals { coverage } } }`;
    await at.academy.run((em) =>
      sql`update attendance set status = 'absent' where academy_id = ${at.academy.id}`.execute(em.getKysely()),
    );
    const { data } = await gql(at.app, at.admin, query);
    const full = { coverage: '100.00' };
    expect(data.lowAttendanceReport).toEqual({ nodes: [full, full], totals: full });
  });

  it('is not raised by a mark on the day on which the student left', async () => {
    const id = await lesson(at, { date: daysAgo(0), startTime: '00:00:00', endTime: '00:01:00' });
    await takeSession(at.app, at.admin, id, [{ studentId: at.studentIds[0], status: 'PRESENT' }]);
    await change(`dropEnrollment(id: "${await enrollmentOf(at.studentIds[0])}") { id }`);
    const rows = (await ask('attendanceSummary', 'STUDENT')).nodes;
    expect(rows).toEqual(
      expect.arrayContaining([
        { marked: 5, expected: 4, coverage: '100.00' },
        { marked: 4, expected: 5, coverage: '80.00' },
      ]),
    );
    expect((await ask('attendanceSummary', 'BATCH')).totals).toMatchObject({ marked: 9, expected: 9 });
  });
});
