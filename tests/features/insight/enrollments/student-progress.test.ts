import { beforeAll, describe, expect, it } from 'vitest';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { testApp } from '../../../support/app.ts';
import { codes, gql, rest, unseen } from '../../../support/clients.ts';
import { exported } from '../../../support/csv.ts';
import type { Actor } from '../../../support/seed.ts';
import { wasActive } from '../../learning/attendance/sums.ts';
import { EVERY_ROLE } from '../../writing.ts';
import { FIRST, LAST, type Story, tellStory } from '../core/attendance-story.ts';
import { counted, readFacts } from '../core/counted.ts';

const NUMBERS = 'enrollments completed graded progress present late absent excused rate punctuality';
const PERIOD = { from: FIRST, to: LAST };

let story: Story;
let enrollments: Enrollment[];
let facts: Awaited<ReturnType<typeof readFacts>>;

beforeAll(async () => {
  story = await tellStory(await testApp(), 11);
  enrollments = await story.academy.run((em) => em.find(Enrollment, {}));
  await story.academy.run(async (em) => {
    for (const [index, { id }] of enrollments.entries()) {
      const grade = index % 3 === 0 ? 'A' : null;
      await em.nativeUpdate(Enrollment, { id }, { progressPercentage: (index * 37) % 101, grade });
    }
  });
  enrollments = await story.academy.run((em) => em.find(Enrollment, {}));
  facts = await readFacts(story);
});

const ask = (groupBy: string, filter: string, as: Actor = story.admin, fields = NUMBERS) =>
  gql(
    story.app,
    as,
    `{ studentProgressReport(groupBy: ${groupBy}, first: 100, filter: { from: "${FIRST}", to: "${LAST}" ${filter} }) {
      totalCount totals { ${NUMBERS} } nodes { studentId courseId enrollmentId ${fields} } } }`,
  );
const report = async (groupBy: string, filter = '', as?: Actor, fields?: string) => {
  const { data, errors } = await ask(groupBy, filter, as, fields);
  expect(errors).toBeUndefined();
  return data.studentProgressReport;
};

/** Computes the numbers of the report from the stored enrollments and marks for which `isIt` returns true. */
function byHand(isIt: (of: { studentId: string; batchId: string | null; courseId: string | null }) => boolean) {
  const snake = (each: Enrollment) => ({
    ...{ active_from: each.activeFrom, status: each.status, deleted_at: null, batch_id: each.batchId },
    ...{ completion_date: each.completionDate, dropped_on: each.droppedOn, student_id: each.studentId },
  });
  const days = Array.from({ length: 68 }, (_, day) =>
    new Date(Date.parse(FIRST) + day * 86_400_000).toISOString().slice(0, 10),
  );
  const own = enrollments.filter((each) => isIt(each) && days.some((day) => wasActive(snake(each), day)));
  const marks = counted(facts(PERIOD).filter((fact) => fact.batchId !== null && isIt(fact)));
  const { present, late, absent, excused, rate, punctuality } = marks;
  const sum = own.reduce((all, { progressPercentage }) => all + progressPercentage, 0);
  const hundredths = Math.floor((20_000 * sum + 100 * own.length) / (200 * own.length));
  return {
    ...{ enrollments: own.length, completed: own.filter(({ status }) => status === 'completed').length },
    graded: own.filter(({ grade }) => grade !== null).length,
    progress: own.length > 0 ? (hundredths / 100).toFixed(2) : null,
    ...{ present, late, absent, excused, rate, punctuality },
  };
}

describe('studentProgressReport', () => {
  it('adds up enrollments and attendance marks by student and by course', async () => {
    const totals = byHand(() => true);
    expect(totals.enrollments).toBeGreaterThan(8);
    const byStudent = await report('STUDENT');
    expect([byStudent.totals, byStudent.totalCount]).toEqual([totals, story.studentIds.length]);
    for (const { studentId, courseId, enrollmentId, ...numbers } of byStudent.nodes) {
      expect([courseId, enrollmentId]).toEqual([null, null]);
      expect(numbers, studentId).toEqual(byHand((of) => of.studentId === studentId));
    }
    const byCourse = await report('COURSE');
    expect([byCourse.totals, byCourse.totalCount]).toEqual([totals, 2]);
    for (const { courseId, studentId, enrollmentId, ...numbers } of byCourse.nodes) {
      expect([studentId, enrollmentId]).toEqual([null, null]);
      expect(numbers, courseId).toEqual(byHand((of) => of.courseId === courseId));
    }
  });

  it('returns each enrollment with student, course and grade', async () => {
    const { totals, nodes } = await report('ENROLLMENT', '', story.admin, `studentName courseName grade ${NUMBERS}`);
    expect(totals).toEqual(byHand(() => true));
    const sums = ['present', 'late', 'absent', 'excused'].map((name) => [
      name,
      nodes.reduce((all: number, node: any) => all + node[name], 0),
    ]);
    expect(totals).toMatchObject(Object.fromEntries(sums));
    for (const { enrollmentId, grade, studentId, courseId, studentName, courseName } of nodes) {
      const known = enrollments.find(({ id }) => id === enrollmentId);
      expect([grade, studentId, courseId]).toEqual([known?.grade ?? null, known?.studentId, known?.courseId]);
      expect([studentName, courseName]).toEqual([expect.any(String), expect.any(String)]);
    }
    const { studentIds, parent } = story;
    const ofFamily = nodes.filter(({ studentId }: any) => studentIds.slice(0, 2).includes(studentId));
    expect(ofFamily.length).toBeGreaterThan(1);
    const own = await report('ENROLLMENT', '', parent, `studentName courseName grade ${NUMBERS}`);
    expect(own.nodes).toEqual(ofFamily);
  });

  it('limits teachers to their own batches, department heads to their departments, and families to their own students', async () => {
    const { teacher, head, parent, student, batchIds, courseIds, studentIds, academy, app } = story;
    const seen = [
      [teacher, byHand(({ batchId }) => batchId === batchIds[0])],
      [head, byHand(({ courseId }) => courseId === courseIds[0])],
      [parent, byHand(({ studentId }) => studentIds.slice(0, 2).includes(studentId))],
      [student, byHand(({ studentId }) => studentId === studentIds[2])],
    ] as const;
    for (const [as, totals] of seen) {
      for (const groupBy of ['STUDENT', 'COURSE', 'ENROLLMENT'])
        expect((await report(groupBy, '', as)).totals).toEqual(totals);
    }
    for (const role of EVERY_ROLE) {
      const answer = await ask('STUDENT', '', await academy.as(role));
      expect(codes(answer), role).toEqual(role === 'support_staff' ? ['FORBIDDEN'] : []);
    }
    const elsewhere = await tellStory(app, 3);
    const ids = { studentId: studentIds[0], courseId: courseIds[0], batchId: batchIds[0] };
    for (const [name, id] of Object.entries({ ...ids, instructorId: teacher.staffId })) {
      const filter = `${name}: "${id}"`;
      const own = await report('STUDENT', filter);
      expect(own.totals.enrollments, name).toBeGreaterThan(0);
      expect(await report('STUDENT', filter, elsewhere.admin), name).toMatchObject({ totalCount: 0, nodes: [] });
    }
  });

  it('runs one SQL statement', async () => {
    const query = unseen('{ studentProgressReport { totalCount totals { rate } nodes { studentName progress } } }');
    const { statements } = await story.app.counting(() => gql(story.app, story.admin, query));
    expect(statements.filter((text) => text.includes('"studentName"'))).toHaveLength(1);
  });

  it('is available over REST, and as a CSV file with a line of totals', async () => {
    const path = `/reports/student-progress?group_by=course&from=${FIRST}&to=${LAST}&sort=-rate`;
    const { status, body } = await rest(story.app, story.admin, 'GET', path);
    expect([status, body.meta.total]).toEqual([200, 2]);
    const rates = body.data.map(({ rate }: any) => Number(rate));
    expect(rates).toEqual(rates.toSorted((one: number, other: number) => other - one));
    const lines = (await exported(story.app, story.admin, path)).trim().split('\r\n');
    const header = (lines[0] ?? '').split(',');
    const written = (row: any) => header.map((name) => String(row[name] ?? '')).join(',');
    expect(lines.slice(1)).toEqual([...body.data, { ...body.totals, course_id: 'total' }].map(written));
  });
});
