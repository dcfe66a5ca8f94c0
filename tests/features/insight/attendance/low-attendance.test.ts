import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { AttendanceStatus } from '../../../../src/features/learning/attendance/attendance.enums.ts';
import { addDays } from '../../../../src/platform/time/days.ts';
import { codes, gql, rest } from '../../../support/clients.ts';
import { exported } from '../../../support/csv.ts';
import type { Actor } from '../../../support/seed.ts';
import { type Class, seedClass } from '../../learning/attendance/setup.ts';
import { EVERY_ROLE } from '../../writing.ts';
import { type Lesson, teach } from '../core/attendance-story.ts';

const LETTERS: Record<string, AttendanceStatus> = {
  P: AttendanceStatus.PRESENT,
  L: AttendanceStatus.LATE,
  A: AttendanceStatus.ABSENT,
  E: AttendanceStatus.EXCUSED,
};

/** The day after the last session. */
const AS_OF = '2026-03-20';

/** The marks of each student in consecutive sessions, one a day. The last session is on the day before `AS_OF`. */
const MARKS: Record<string, string> = {
  often: 'PPPPPPPP',
  // 3 of 4 is 75 %, which is not below the threshold of 75 %
  enough: 'PPPA',
  low: 'PPAA',
  // fewer than the 4 marks that minMarks requires
  few: 'AAP',
  running: 'PPPPPPPPPPPPPAEAA',
  'not running': 'PPPPPPPPPPPPAPAPA',
  dropped: 'AAAA',
};

/** Earlier days on which the student `often` was absent. */
const OLD = ['2026-01-12', '2026-01-13', '2026-01-14', '2026-01-15'];

let at: Class;
const ids: Record<string, string> = {};

beforeAll(async () => {
  at = await seedClass({ timezone: 'UTC' });
  const { academy, admin, batchId } = at;
  const enroll = async (name: string, given: object = {}) => {
    const { id: studentId } = await academy.with.student({ firstName: 'Stu', lastName: name });
    await academy.with.enrollment({ studentId, batchId, ...given });
    ids[name] = studentId;
    return studentId;
  };
  const left = { status: EnrollmentStatus.DROPPED, droppedOn: addDays(AS_OF, -1) };
  const days = new Map<string, Record<string, AttendanceStatus>>();
  for (const [name, letters] of Object.entries(MARKS)) {
    const studentId = await enroll(name, name === 'dropped' ? left : {});
    for (const [index, letter] of [...letters].entries()) {
      const date = addDays(AS_OF, index - letters.length);
      days.set(date, { ...days.get(date), [studentId]: LETTERS[letter] as AttendanceStatus });
    }
  }
  const lessons = [...days].map(([date, of]): Lesson => ({ batchId, date, marks: of }));
  lessons.push(...OLD.map((date) => ({ batchId, date, marks: { [ids.often as string]: AttendanceStatus.ABSENT } })));
  await teach(academy, admin, lessons);
});

const NUMBERS = 'present late absent excused marked expected rate punctuality coverage absencesRunning';

const ask = (filter: string, args = '', as: Actor = at.admin, app = at.app) =>
  gql(
    app,
    as,
    `{ lowAttendanceReport(filter: { ${filter} } ${args}) { totalCount definition asOf totals { ${NUMBERS} }
      nodes { studentId studentName batchId batchName ${NUMBERS} } } }`,
  );

/** Returns the names of the reported students. */
async function told(filter: string): Promise<string[]> {
  const { data, errors } = await ask(filter);
  expect(errors).toBeUndefined();
  const names = Object.fromEntries(Object.entries(ids).map(([name, id]) => [id, name]));
  return data.lowAttendanceReport.nodes.map(({ studentId }: any) => names[studentId] ?? studentId).toSorted();
}

const asOf = `asOf: "${AS_OF}"`;

describe('lowAttendanceReport', () => {
  it('returns active enrollments with a rate below the threshold or with three absences in a row', async () => {
    const { data } = await ask(asOf);
    const { nodes, totals } = data.lowAttendanceReport;
    const none = { batchId: null, batchName: null };
    const lessons = { expected: 17, punctuality: '100.00' };
    expect(nodes).toEqual([
      {
        ...{
          studentId: ids.low,
          studentName: 'Stu low',
          present: 2,
          late: 0,
          absent: 2,
          excused: 0,
          marked: 4,
          ...none,
        },
        ...{ ...lessons, rate: '50.00', coverage: '23.53', absencesRunning: 0 },
      },
      {
        ...{
          studentId: ids.running,
          studentName: 'Stu running',
          present: 13,
          late: 0,
          absent: 3,
          excused: 1,
          marked: 17,
        },
        ...{ ...none, ...lessons, rate: '81.25', coverage: '100.00', absencesRunning: 3 },
      },
    ]);
    expect(totals).toEqual({
      ...{ present: 15, late: 0, absent: 5, excused: 1, marked: 21, expected: 34 },
      ...{ rate: '75.00', punctuality: '100.00', coverage: '61.76', absencesRunning: 3 },
    });
  });

  it('uses the threshold, days and minMarks of the request', async () => {
    expect(await told(`${asOf}, threshold: 76`)).toEqual(['enough', 'low', 'running']);
    expect(await told(`${asOf}, threshold: 0`)).toEqual(['running']);
    expect(await told(`${asOf}, minMarks: 3`)).toEqual(['few', 'low', 'running']);
    expect(await told(`${asOf}, days: 2`)).toEqual([]);
    expect(await told(`${asOf}, days: 366`)).toEqual(['low', 'often', 'running']);
    // on this day, the student `dropped` was still active
    expect(await told(`asOf: "${addDays(AS_OF, -2)}", minMarks: 2`)).toEqual(['dropped', 'few', 'low']);
    expect(await told(`${asOf}, studentId: "${ids.low}"`)).toEqual(['low']);
    expect(await told(`${asOf}, batchId: "${ids.low}"`)).toEqual([]);
  });

  it('can be grouped by batch, and then compares the rate of each batch with the threshold', async () => {
    const byBatch = 'groupBy: BATCH';
    const { data } = await ask(`${asOf}, threshold: 90`, byBatch);
    const numbers = { present: 41, late: 0, absent: 11, excused: 1, marked: 53, rate: '78.85', absencesRunning: 0 };
    expect(data.lowAttendanceReport.nodes).toMatchObject([
      { batchId: at.batchId, batchName: expect.any(String), studentId: null, ...numbers },
    ]);
    expect((await ask(asOf, byBatch)).data.lowAttendanceReport).toMatchObject({
      ...{ totalCount: 0, nodes: [], totals: { marked: 0, expected: 0, rate: null, absencesRunning: null } },
    });
  });

  it('counts the marks of the last `days` days, even if the first of these days is in the middle of a month', async () => {
    const all = [...OLD.map((date) => ['often', date, 'A'])];
    for (const [name, letters] of Object.entries(MARKS)) {
      all.push(...[...letters].map((letter, index) => [name, addDays(AS_OF, index - letters.length), letter]));
    }
    for (const days of [1, 4, 5, 9, 17, 19, 20, 21, 48, 49, 65, 66, 70, 79]) {
      const within = all.filter(([name, day = '']) => name !== 'dropped' && day > addDays(AS_OF, -days));
      const count = (letter: string) => within.filter(([, , each]) => each === letter).length;
      const asked = await ask(`${asOf}, days: ${days}, minMarks: 1, threshold: 100`, 'groupBy: BATCH');
      const counts = { present: count('P'), absent: count('A'), excused: count('E'), marked: within.length };
      expect(asked.data.lowAttendanceReport.totals, `${days} days`).toMatchObject(counts);
      const byStudent = await ask(`${asOf}, days: ${days}, minMarks: 1, threshold: 100`);
      for (const { studentId, absent, present } of byStudent.data.lowAttendanceReport.nodes) {
        const theirs = within.filter(([name = '']) => ids[name] === studentId).map(([, , letter]) => letter);
        const isThat = (letter: string) => theirs.filter((each) => each === letter).length;
        expect([present, absent], `${days} days of ${studentId}`).toEqual([isThat('P'), isThat('A')]);
      }
      const absentees = new Set(within.filter(([, , letter]) => letter === 'A').map(([name]) => name));
      expect(byStudent.data.lowAttendanceReport.totalCount, `${days} days`).toBe(absentees.size);
    }
  });

  it('allows admins for all batches, but teachers and department heads only for their own batches', async () => {
    for (const role of EVERY_ROLE) {
      const isStaff = ['academy_admin', 'administrator', 'department_head', 'teacher'].includes(role);
      const answer = await ask(asOf, '', await at.academy.as(role));
      expect(codes(answer), role).toEqual(isStaff ? [] : ['FORBIDDEN']);
    }
    const others = await at.academy.as('teacher');
    const counts = [at.teacher, at.head, others].map(
      async (as) => (await ask(asOf, '', as)).data.lowAttendanceReport.totalCount,
    );
    expect(await Promise.all(counts)).toEqual([2, 2, 0]);
  });

  it('is available over REST and as a CSV file', async () => {
    const path = `/reports/low-attendance?as_of=${AS_OF}&days=366&sort=-absences_running`;
    const { status, body } = await rest(at.app, at.admin, 'GET', path);
    expect([status, body.data.map(({ absences_running }: any) => absences_running)]).toEqual([200, [4, 3, 0]]);
    const lines = (await exported(at.app, at.admin, path)).trim().split('\r\n');
    expect(lines.at(-1)).toBe(`total,,${Object.values(body.totals).join()}`);
    const refused = await rest(at.app, at.admin, 'GET', `/reports/low-attendance?threshold=101&days=0&min_marks=x`);
    expect([refused.status, Object.keys(refused.body.errors).toSorted()]).toEqual([
      422,
      ['days', 'min_marks', 'threshold'],
    ]);
  });

  it('counts late marks as the settings of the academy require', async () => {
    const { academy, admin, batchId, app } = await seedClass({ timezone: 'UTC' });
    const { id: studentId } = await academy.with.student();
    await academy.with.enrollment({ studentId, batchId });
    const marks = [...'LLPP'].map((letter) => ({ [studentId]: LETTERS[letter] as AttendanceStatus }));
    await teach(
      academy,
      admin,
      marks.map((of, index): Lesson => ({ batchId, date: addDays(AS_OF, index - 4), marks: of })),
    );
    const rates: Record<string, string[]> = {};
    for (const late of ['PRESENT', 'HALF', 'ABSENT']) {
      const change = `mutation { updateAcademy(id: "${academy.id}",
        input: { settings: { attendanceCounting: { late: ${late} } } }) { id } }`;
      expect((await gql(app, admin, change)).errors).toBeUndefined();
      const { data } = await ask(`${asOf}, threshold: 76`, '', admin, app);
      rates[late] = data.lowAttendanceReport.nodes.map(({ rate }: any) => rate);
    }
    expect(rates).toEqual({ PRESENT: [], HALF: ['75.00'], ABSENT: ['50.00'] });
  });

  it('returns the days, threshold and minMarks that the report used', async () => {
    const meta = async (query: string) =>
      (await rest(at.app, at.admin, 'GET', `/reports/low-attendance?${query}`)).body.meta;
    expect(await meta(`as_of=${AS_OF}`)).toMatchObject({ days: 30, threshold: 75, min_marks: 4 });
    const given = { days: 10, threshold: 60, min_marks: 2 };
    expect(await meta(`as_of=${AS_OF}&days=10&threshold=60&min_marks=2&group_by=batch`)).toMatchObject(given);
    const other = await seedClass({ lowAttendanceThreshold: 42 });
    const { data } = await gql(other.app, other.admin, '{ lowAttendanceReport { days threshold minMarks } }');
    expect(data.lowAttendanceReport).toEqual({ days: 30, threshold: 42, minMarks: 4 });
  });
});
