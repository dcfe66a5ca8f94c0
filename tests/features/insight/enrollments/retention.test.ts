import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gql, rest, unseen } from '../../../support/clients.ts';
import { exported } from '../../../support/csv.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { enroll } from '../../academics/enrollments/setup.ts';
import { goTo, patientApp } from '../../money/penalties/setup.ts';
import { type LearningStory, tellLearning } from './learning-story.ts';

let story: LearningStory;

beforeAll(async () => {
  story = await tellLearning(await patientApp());
});
afterAll(async () => {
  vi.useRealTimers();
  await story.app.stop();
});

const NUMBERS =
  'activeAtStart joined left completed activeAtEnd attrition survival_30_days survival_90_days survival_365_days';
const FEBRUARY = 'from: "2026-02-01", to: "2026-02-28"';
const QUARTER = 'from: "2026-01-01", to: "2026-03-31"';

const numbers = (...row: (number | string | null)[]) =>
  Object.fromEntries(NUMBERS.split(' ').map((name, index) => [name, row[index] ?? null]));

const FIRST = numbers(2, 1, 1, 0, 2, '50.00', '100.00');
const SECOND = numbers(0, 1, 0, 0, 1, null, '100.00');
const BOTH = numbers(2, 2, 1, 0, 3, '50.00', '100.00');
const NONE = numbers(0, 0, 0, 0, 0);

async function report(args: string, keys = '', as = story.admin) {
  const { data, errors } = await story.ask(
    'retentionReport',
    args,
    `totalCount totals { ${NUMBERS} } nodes { ${keys} ${NUMBERS} }`,
    as,
  );
  expect(errors).toBeUndefined();
  return data.retentionReport;
}

describe('retentionReport', () => {
  it('returns, by course and by instructor, the numbers of students who were active at the start, joined, left, and were active at the end', async () => {
    const { courseIds, teacher } = story;
    expect(await report(`filter: { ${FEBRUARY} }`, 'courseId courseName')).toEqual({
      ...{ totalCount: 2, totals: BOTH },
      nodes: [
        { courseId: courseIds[0], courseName: expect.any(String), ...FIRST },
        { courseId: courseIds[1], courseName: expect.any(String), ...SECOND },
      ],
    });
    expect(await report(`groupBy: INSTRUCTOR, filter: { ${FEBRUARY} }`, 'instructorId instructorName')).toEqual({
      ...{ totalCount: 2, totals: BOTH },
      nodes: [
        { instructorId: teacher.staffId, instructorName: expect.any(String), ...FIRST },
        { instructorId: null, instructorName: null, ...SECOND },
      ],
    });
  });

  it('returns consecutive months, and totals for the whole period', async () => {
    // two students joined in January: one left within 90 days, the other completed; the transfer in March is not counted as left
    expect(await report(`groupBy: MONTH, filter: { ${QUARTER} }`, 'month')).toEqual({
      ...{ totalCount: 3, totals: numbers(0, 5, 0, 0, 2, null, '80.00', '50.00') },
      nodes: [
        { month: '2026-01', ...numbers(0, 2, 0, 0, 2, null, '100.00', '50.00') },
        { month: '2026-02', ...numbers(2, 2, 1, 0, 3, '50.00', '100.00') },
        { month: '2026-03', ...numbers(3, 1, 0, 1, 2, '0.00', '0.00') },
      ],
    });
    const twoMonths = 'groupBy: MONTH, filter: { from: "2026-02-01", to: "2026-03-31" }';
    expect((await report(twoMonths)).totals).toEqual(numbers(2, 3, 1, 1, 2, '50.00', '66.67'));
    const past = 'groupBy: MONTH, filter: { from: "2026-02-01", to: "2026-03-31", asOf: "2026-02-10" }';
    expect(await report(past, 'month')).toMatchObject({ totalCount: 1, totals: numbers(2, 1, 0, 0, 3, '0.00') });
  });

  it('groups by the reason for leaving, and returns the number of all students at the start in each row', async () => {
    expect(await report(`groupBy: REASON, filter: { ${FEBRUARY} }`, 'reason')).toEqual({
      ...{ totalCount: 1, totals: BOTH },
      nodes: [{ reason: 'Moved away', ...numbers(2, 0, 1, 0, 0, '50.00') }],
    });
  });

  it('applies filters, counts only students whom the caller may see, and runs one SQL statement', async () => {
    const { app, courseIds, batchIds, departmentId, teacher, head } = story;
    const elsewhere = await (await seedAcademy(app)).as('academy_admin');
    const filters = [
      `courseId: "${courseIds[0]}"`,
      `batchId: "${batchIds[0]}"`,
      `departmentId: "${departmentId}"`,
      `instructorId: "${teacher.staffId}"`,
    ];
    for (const filter of filters) {
      expect((await report(`filter: { ${FEBRUARY}, ${filter} }`)).totals, filter).toEqual(FIRST);
      const foreign = await report(`groupBy: MONTH, filter: { ${FEBRUARY}, ${filter} }`, '', elsewhere);
      expect(foreign.totals, filter).toEqual(NONE);
    }
    expect(await report(`filter: { ${FEBRUARY} }`, '', head)).toMatchObject({ totalCount: 1, totals: FIRST });
    const query = unseen('{ retentionReport(groupBy: MONTH) { totalCount totals { left } nodes { month } } }');
    const { statements } = await app.counting(() => gql(app, story.admin, query));
    expect(statements.filter((text) => text.includes('enrollment_events'))).toHaveLength(1);
  });
});

describe('GET /reports/retention', () => {
  it('returns rows and totals, or a CSV file with the same numbers', async () => {
    const path = '/reports/retention?group_by=month&from=2026-01-01&to=2026-03-31';
    const { status, body } = await rest(story.app, story.admin, 'GET', `${path}&sort=-left,-joined&per_page=1`);
    expect([status, body.meta.total, body.data[0]]).toMatchObject([
      ...[200, 3],
      { month: '2026-02', active_at_start: 2, joined: 2, left: 1, active_at_end: 3, attrition: '50.00' },
    ]);
    const lines = (await exported(story.app, story.admin, path)).trim().split('\r\n');
    expect(lines).toEqual([
      expect.stringMatching(/^month,active_at_start,joined,left,completed,active_at_end,attrition,/),
      '2026-01,0,2,0,0,2,,100.00,50.00,,',
      '2026-02,2,2,1,0,3,50.00,100.00,,,',
      '2026-03,3,1,0,1,2,0.00,0.00,,,',
      'total,0,5,0,0,2,,80.00,50.00,,',
    ]);
  });
});

describe('retentionReport for students whose enrollments do not change', () => {
  it('counts each student once per course in each period', async () => {
    const { app, admin, courseIds, batchIds, studentIds, ask } = story;
    const again = await enroll(app, admin, { studentId: studentIds[3], batchId: batchIds[1], status: 'ACTIVE' });
    expect(again.errors).toBeUndefined();
    goTo('2026-05-10');
    const stayed = (active: number) => numbers(active, 0, 0, 0, active, '0.00');
    const may = 'from: "2026-05-01", to: "2026-05-31"';
    expect(await report(`filter: { ${may} }`, 'courseId')).toMatchObject({
      totals: stayed(2),
      nodes: [...courseIds]
        .sort()
        .reverse()
        .map((courseId) => ({ courseId, ...stayed(1) })),
    });
    expect(await report(`groupBy: MONTH, filter: { from: "2026-04-21", to: "2026-05-31" }`, 'month')).toMatchObject({
      totals: stayed(2),
      nodes: ['2026-04', '2026-05'].map((month) => ({ month, ...stayed(2) })),
    });
    expect((await report(`groupBy: REASON, filter: { ${may} }`)).totals).toEqual(stayed(2));
    expect((await report(`groupBy: INSTRUCTOR, filter: { ${may} }`)).totals).toEqual(stayed(2));
    const { data } = await ask('retentionReport', `filter: { ${may}, asOf: "2026-02-23" }`, `totals { ${NUMBERS} }`);
    expect(data.retentionReport.totals).toMatchObject({ activeAtStart: 3, left: 0, activeAtEnd: 3 });
  });
});
