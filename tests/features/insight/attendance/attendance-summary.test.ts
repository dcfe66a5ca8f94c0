import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { AttendanceStatus } from '../../../../src/features/learning/attendance/attendance.enums.ts';
import { addDays, daysBetween } from '../../../../src/platform/time/days.ts';
import { testApp } from '../../../support/app.ts';
import { codes, gql, rest, unseen } from '../../../support/clients.ts';
import { exported } from '../../../support/csv.ts';
import { type Actor, seedAcademy } from '../../../support/seed.ts';
import { callRoll, correct, takeSession } from '../../learning/attendance/setup.ts';
import { recount, rowsOf } from '../../learning/attendance/sums.ts';
import { badInput, EVERY_ROLE } from '../../writing.ts';
import { FIRST, LAST, type Story, teach, tellStory } from '../core/attendance-story.ts';
import { type Asked, counted, countedBy, readFacts } from '../core/counted.ts';

const { PRESENT, LATE, ABSENT, EXCUSED } = AttendanceStatus;
const NUMBERS = 'present late absent excused marked expected rate punctuality coverage';
const KEYS = { STUDENT: 'studentId', BATCH: 'batchId', COURSE: 'courseId', DAY: 'day', WEEK: 'week', MONTH: 'month' };

let story: Story;

beforeAll(async () => {
  story = await tellStory(await testApp());
});
afterEach(() => void vi.useRealTimers());

const ask = (args: string, fields = NUMBERS, as: Actor = story.admin) =>
  gql(
    story.app,
    as,
    `{ attendanceSummaryReport(${args}) { totalCount definition from to asOf groupBy totals { ${NUMBERS} } nodes { ${fields} } } }`,
  );

async function report({ who = 'admin', ...filter }: Asked, groupBy: keyof typeof KEYS, fields = NUMBERS) {
  const given = Object.entries(filter).map(([name, value]) => `${name}: "${value}"`);
  const args = `groupBy: ${groupBy}, first: 100, filter: { ${given.join(', ')} }`;
  const { data, errors } = await ask(args, `${KEYS[groupBy]} ${fields}`, story[who]);
  expect(errors).toBeUndefined();
  return data.attendanceSummaryReport;
}

/** Returns the Monday of the week of a day. */
const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Expects that the report, in every grouping, equals the counts of the stored marks and of the expected students. */
async function expectCounted(asked: Asked): Promise<void> {
  const facts = (await readFacts(story))(asked);
  for (const groupBy of Object.keys(KEYS) as (keyof typeof KEYS)[]) {
    const { totals, nodes, totalCount } = await report(asked, groupBy);
    expect(totals, groupBy).toEqual(counted(facts));
    const keyOf = {
      STUDENT: ({ studentId }: { studentId: string }) => studentId,
      BATCH: ({ batchId }: { batchId: string | null }) => batchId,
      COURSE: ({ courseId }: { courseId: string | null }) => courseId,
      DAY: ({ day }: { day: string }) => day,
      WEEK: ({ day }: { day: string }) => mondayOf(day),
      MONTH: ({ day }: { day: string }) => day.slice(0, 7),
    }[groupBy];
    const rows = [...countedBy(facts, keyOf)].map(([key, numbers]) => ({ [KEYS[groupBy]]: key, ...numbers }));
    // grouped by student, only marked students have rows; other groupings also have rows for sessions without marks
    const expected = rows.filter(({ marked, expected }) => (groupBy === 'STUDENT' ? marked : marked + expected) > 0);
    const told = nodes.filter(({ marked, expected }: any) => marked + expected > 0);
    const byKey = (one: any, other: any) => (String(one[KEYS[groupBy]]) < String(other[KEYS[groupBy]]) ? -1 : 1);
    expect(told.toSorted(byKey), groupBy).toEqual(expected.toSorted(byKey));
    expect(totalCount).toBe(nodes.length);
  }
}

describe('attendanceSummaryReport', () => {
  it('equals the counts of the attendance records and enrollments, for every grouping and role', async () => {
    const { teacher, courseIds, batchIds, studentIds, departmentId } = story;
    const filters: object[] = [
      {},
      {},
      { studentId: studentIds[0] },
      { batchId: batchIds[1] },
      { courseId: courseIds[0] },
      { departmentId },
      { instructorId: teacher.staffId },
    ];
    const days = daysBetween(FIRST, LAST);
    const asked = fc.record({
      who: fc.constantFrom('admin', 'admin', 'teacher', 'head', 'parent', 'student'),
      from: fc.integer({ min: 0, max: days }),
      length: fc.integer({ min: 0, max: days }),
      asOf: fc.option(fc.integer({ min: 0, max: days }), { freq: 3, nil: undefined }),
      filter: fc.constantFrom(...filters),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ who, from, length, asOf, filter }) => {
        const first = addDays(FIRST, from);
        const told = asOf === undefined ? {} : { asOf: addDays(FIRST, asOf) };
        await expectCounted({ who, from: first, to: addDays(first, length), ...told, ...filter } as Asked);
      }),
      { numRuns: 6 },
    );
    // periods of whole months
    await expectCounted({ from: '2026-02-01', to: '2026-02-28' });
    await expectCounted({ from: FIRST.slice(0, 8).concat('01'), to: '2026-03-31', who: 'teacher' });
  });

  it('equals attendanceSummary and the attendance list, even after new marks and corrections', async () => {
    const { app, academy, admin, batchIds, studentIds } = story;
    const asked = { from: FIRST, to: LAST };
    const sessions = (await rowsOf(academy, 'class_sessions')).filter(({ status }) => status !== 'cancelled');
    const marks = await rowsOf(academy, 'attendance');
    await takeSession(app, admin, sessions[3]?.id, [{ studentId: studentIds[3], status: 'LATE' }]);
    await correct(app, admin, marks[5]?.id, { status: 'EXCUSED' });
    await correct(app, admin, marks[11]?.id, { status: 'ABSENT' });
    const records = studentIds.slice(0, 3).map((studentId) => ({ studentId, status: 'PRESENT' }));
    await callRoll(app, admin, { batchId: batchIds[0], date: '2026-02-10', session: 'Extra', records });
    await expectCounted(asked);
    await recount(app, academy);
    await expectCounted(asked);
    const { nodes } = await report(asked, 'STUDENT');
    for (const { studentId, present, late, absent, excused, marked, rate } of nodes) {
      const query = `query ($id: ID!) {
        student(id: $id) { attendanceSummary(from: "${FIRST}", to: "${LAST}") { present late absent excused total rate } }
        attendance(filter: { studentId: "${studentId}", dateFrom: "${FIRST}", dateTo: "${LAST}" }) { totalCount } }`;
      const { data, errors } = await gql(app, admin, query, { id: studentId });
      expect(errors).toBeUndefined();
      expect(data.student.attendanceSummary).toEqual({ present, late, absent, excused, total: marked, rate });
      expect(data.attendance.totalCount).toBe(marked);
    }
  });

  it("excludes marks with tomorrow's date, like studentProgressReport and lowAttendanceReport", async () => {
    const { app } = story;
    vi.useFakeTimers({ now: Date.parse('2026-06-15T12:00:00Z'), toFake: ['Date'] });
    const academy = await seedAcademy(app, { settings: { ...defaultSettings(), timezone: 'UTC' } });
    const admin = await academy.as('academy_admin');
    const { id: batchId } = await academy.with.batch();
    const { id: studentId } = await academy.with.student();
    await academy.with.enrollment({ studentId, batchId, enrollmentDate: '2026-05-01' });
    for (const [date, status] of [
      ['2026-05-20', ABSENT],
      ['2026-06-14', PRESENT],
      ['2026-06-15', PRESENT],
      ['2026-06-16', ABSENT],
    ] as const) {
      await academy.with.attendance({ studentId, batchId, date, status });
    }
    const told = async (name: string, args: string) =>
      (await gql(app, admin, `{ ${name}Report(${args}) { totals { present absent } nodes { absent } } }`)).data[
        `${name}Report`
      ];
    const june = 'filter: { from: "2026-06-01", to: "2026-06-15" }';
    const marked = { totals: { present: 2, absent: 0 }, nodes: [{ absent: 0 }] };
    for (const groupBy of ['STUDENT', 'BATCH', 'COURSE', 'MONTH']) {
      expect(await told('attendanceSummary', `groupBy: ${groupBy}, ${june}`), groupBy).toEqual(marked);
    }
    expect(await told('studentProgress', june)).toEqual(marked);
    const low = { totals: { present: 2, absent: 1 }, nodes: [{ absent: 1 }] };
    for (const groupBy of ['STUDENT', 'BATCH']) {
      const args = `groupBy: ${groupBy}, filter: { days: 30, minMarks: 1, threshold: 100 }`;
      expect(await told('lowAttendance', args), groupBy).toEqual(low);
    }
  });

  it('returns rate 91.11 and punctuality 92.68 for 38 present, 3 late, 4 absent and 5 excused marks, and rate 89.00 after a change of the settings', async () => {
    const { app } = story;
    const { academy, admin, courseIds } = await tellStory(app, 1);
    const { id: batchId } = await academy.with.batch({ courseId: courseIds[0], startDate: '2025-06-02' });
    const { id: studentId } = await academy.with.student();
    await academy.with.enrollment({ studentId, batchId, enrollmentDate: '2025-06-02' });
    const statuses = [PRESENT, LATE, ABSENT, EXCUSED].flatMap((status, index) =>
      Array(([38, 3, 4, 5] as const)[index]).fill(status),
    );
    const lessons = statuses.map((status, index) => ({
      ...{ batchId, date: addDays('2025-06-02', index), marks: { [studentId]: status } },
    }));
    await teach(academy, admin, [...lessons, { batchId, date: '2025-08-01', marks: {} }]);
    const args = `groupBy: STUDENT, filter: { from: "2025-06-01", to: "2025-08-31", studentId: "${studentId}" }`;
    const of = async (as: Actor) => (await ask(args, `studentName ${NUMBERS}`, as)).data.attendanceSummaryReport;
    const counts = { present: 38, late: 3, absent: 4, excused: 5, marked: 50, expected: 51 };
    const numbers = { ...counts, rate: '91.11', punctuality: '92.68', coverage: '98.04' };
    expect(await of(admin)).toMatchObject({
      totals: numbers,
      nodes: [{ ...numbers, studentName: expect.any(String) }],
    });
    const update = `mutation ($id: ID!) { updateAcademy(id: $id,
      input: { settings: { attendanceCounting: { late: HALF, excused: PRESENT } } }) { id } }`;
    expect((await gql(app, admin, update, { id: academy.id })).errors).toBeUndefined();
    expect((await of(admin)).totals).toEqual({ ...numbers, rate: '89.00' });
  });

  it('returns the names of batches and students, sorts and paginates the rows as requested, and explains the rate in words', async () => {
    const { batchIds, studentIds } = story;
    const filter = `filter: { from: "${FIRST}", to: "${LAST}" }`;
    const { data } = await ask(
      `groupBy: BATCH, orderBy: [RATE_ASC], ${filter}`,
      'batchId batchName studentId day rate',
    );
    const { nodes, ...told } = data.attendanceSummaryReport;
    expect(told).toMatchObject({
      from: FIRST,
      to: LAST,
      groupBy: 'BATCH',
      definition: expect.stringContaining('rate is'),
    });
    const rates = nodes.map(({ rate }: any) => Number(rate));
    expect(rates).toEqual(rates.toSorted((one: number, other: number) => one - other));
    const named = nodes.filter(({ batchId }: any) => batchIds.includes(batchId));
    expect(named).toHaveLength(3);
    for (const { batchName, studentId, day } of named) {
      expect([batchName, studentId, day]).toEqual([expect.any(String), null, null]);
    }
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 4; page += 1) {
      const query = `{ attendanceSummaryReport(first: 2, orderBy: [RATE_DESC, MARKED_ASC], ${after} ${filter}) {
        nodes { studentId studentName coverage } pageInfo { endCursor } } }`;
      const { data, errors } = await gql(story.app, story.admin, query);
      expect(errors).toBeUndefined();
      seen.push(...data.attendanceSummaryReport.nodes.map(({ studentId }: any) => studentId));
      after = `after: "${data.attendanceSummaryReport.pageInfo.endCursor}",`;
    }
    expect(seen.toSorted()).toEqual([...studentIds].toSorted());
  });

  it('allows admins, teachers, department heads and families, and returns no data of other academies', async () => {
    const { app, academy, studentIds, batchIds, courseIds, departmentId, teacher } = story;
    for (const role of EVERY_ROLE) {
      const answer = await ask('groupBy: DAY', NUMBERS, await academy.as(role));
      expect(codes(answer), role).toEqual(role === 'support_staff' ? ['FORBIDDEN'] : []);
    }
    const elsewhere = await tellStory(app, 2);
    const ids = { studentId: studentIds[0], batchId: batchIds[0], courseId: courseIds[0], departmentId };
    for (const [name, id] of Object.entries({ ...ids, instructorId: teacher.staffId })) {
      const args = `groupBy: MONTH, filter: { from: "${FIRST}", ${name}: "${id}" }`;
      const { data } = await ask(args, NUMBERS, elsewhere.admin);
      expect(data.attendanceSummaryReport, name).toMatchObject({
        totalCount: 0,
        totals: { marked: 0, expected: 0, rate: null },
      });
    }
  });

  it('refuses a period that is too long or ends before it starts', async () => {
    const errorOf = async (args: string) => {
      const { errors = [] } = await ask(args);
      return errors.map(({ message, extensions: { code, fields } }) => ({ code, message, fields }))[0];
    };
    expect(await errorOf('groupBy: DAY, filter: { from: "2024-01-01", to: "2026-01-01" }')).toEqual(
      badInput({ to: ['The period must not be more than 366 days.'] }),
    );
    expect(await errorOf('filter: { from: "2026-02-02", to: "2026-02-01" }')).toEqual(
      badInput({ to: ['The to field must be a date after or equal to from.'] }),
    );
  });

  it('runs one SQL statement', async () => {
    const query = unseen(
      `{ attendanceSummaryReport(filter: { from: "${FIRST}" }) { totalCount totals { coverage } nodes { studentName coverage } } }`,
    );
    const { statements } = await story.app.counting(() => gql(story.app, story.admin, query));
    expect(statements.filter((text) => text.includes('"studentName"'))).toHaveLength(1);
  });
});

describe('GET /reports/attendance-summary', () => {
  it('returns a page with totals, or a CSV file of all rows with a line of totals', async () => {
    const { app, admin } = story;
    const path = `/reports/attendance-summary?group_by=month&from=${FIRST}&to=${LAST}`;
    const { status, body } = await rest(app, admin, 'GET', path);
    expect([status, body.data.map(({ month }: any) => month)]).toEqual([200, ['2026-01', '2026-02', '2026-03']]);
    expect(body.meta).toMatchObject({ from: FIRST, to: LAST, as_of: expect.any(String), group_by: 'month', total: 3 });
    const lines = (await exported(app, admin, path))
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    const [header = [], ...rows] = lines;
    // the file has no columns of other groupings
    const keys = ['month'];
    expect(header).toEqual([...keys, ...NUMBERS.split(' ')]);
    const written = (row: any) => header.map((name) => String(row[name] ?? ''));
    expect(rows).toEqual([...body.data, { ...body.totals, month: 'total' }].map(written));
    const refused = await rest(app, admin, 'GET', '/reports/attendance-summary?group_by=room&from=x');
    expect([refused.status, Object.keys(refused.body.errors).toSorted()]).toEqual([422, ['from', 'group_by']]);
  });
});
