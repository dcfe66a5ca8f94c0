import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gql, rest, unseen } from '../../../support/clients.ts';
import { exported } from '../../../support/csv.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { patientApp } from '../../money/penalties/setup.ts';
import { EVERY_ROLE } from '../../writing.ts';
import { type LearningStory, refusedOf, tellLearning } from './learning-story.ts';

let story: LearningStory;

beforeAll(async () => {
  story = await tellLearning(await patientApp());
});
afterAll(async () => {
  vi.useRealTimers();
  await story.app.stop();
});

const NUMBERS = 'entered requested waitlisted active completed dropped conversion daysToActive daysToCompleted';
const QUARTER = 'from: "2026-01-01", to: "2026-03-31"';

const numbers = (row: (number | string | null)[]) =>
  Object.fromEntries(NUMBERS.split(' ').map((name, index) => [name, row[index]]));

const FIRST = numbers([3, 2, 1, 3, 1, 1, '100.00', 4, 60]);
const SECOND = numbers([3, 2, 0, 2, 0, 2, '66.67', 2, null]);
/** The totals of both courses. `daysToActive` is 3, the median of 0, 0, 3, 4 and 33 days. */
const ALL = numbers([6, 4, 1, 5, 1, 3, '83.33', 3, 60]);
const NONE = numbers([0, 0, 0, 0, 0, 0, null, null, null]);

async function report(args: string, keys = '', as = story.admin) {
  const { data, errors } = await story.ask(
    'enrollmentFunnelReport',
    args,
    `totalCount definition totals { ${NUMBERS} } nodes { ${keys} ${NUMBERS} }`,
    as,
  );
  expect(errors).toBeUndefined();
  return data.enrollmentFunnelReport;
}

describe('enrollmentFunnelReport', () => {
  it('returns the stages that enrollments reached in each course, and totals for all courses', async () => {
    const { courseIds } = story;
    const byCourse = await report(`filter: { ${QUARTER} }, orderBy: [CONVERSION_DESC]`, 'courseId courseName month');
    expect(byCourse).toMatchObject({ totalCount: 2, totals: ALL, definition: expect.stringContaining('medians') });
    expect(byCourse.nodes).toEqual([
      { courseId: courseIds[0], courseName: expect.any(String), month: null, ...FIRST },
      { courseId: courseIds[1], courseName: expect.any(String), month: null, ...SECOND },
    ]);
  });

  it('can group by the month of the request or enrollment, and counts transferred students only once', async () => {
    const { totals, nodes } = await report(`groupBy: MONTH, filter: { ${QUARTER} }`, 'month');
    expect(totals).toEqual(ALL);
    expect(nodes).toEqual([
      { month: '2026-01', ...FIRST },
      { month: '2026-02', ...numbers([2, 1, 0, 1, 0, 1, '50.00', 0, null]) },
      { month: '2026-03', ...numbers([1, 1, 0, 1, 0, 1, '100.00', 3, null]) },
    ]);
  });

  it('returns the stages that were reached up to a past day', async () => {
    const past = 'filter: { from: "2026-01-01", asOf: "2026-02-15" }';
    expect((await report(past)).totals).toEqual(numbers([5, 3, 1, 3, 0, 1, '60.00', 0, null]));
    expect((await report('filter: { from: "2026-02-21", to: "2026-02-28" }')).totals).toEqual(NONE);
  });

  it('applies filters, and counts only enrollments that the caller may see', async () => {
    const { app, courseIds, batchIds, departmentId, teacher, head } = story;
    const elsewhere = await (await seedAcademy(app)).as('academy_admin');
    const filters = [
      `courseId: "${courseIds[0]}"`,
      `batchId: "${batchIds[0]}"`,
      `departmentId: "${departmentId}"`,
      `instructorId: "${teacher.staffId}"`,
    ];
    for (const filter of filters) {
      expect((await report(`filter: { ${QUARTER}, ${filter} }`)).totals, filter).toEqual(FIRST);
      expect((await report(`filter: { ${QUARTER}, ${filter} }`, '', elsewhere)).totals, filter).toEqual(NONE);
    }
    expect(await report(`filter: { ${QUARTER} }`, '', head)).toMatchObject({ totalCount: 1, totals: FIRST });
    const other = await report(`filter: { ${QUARTER}, courseId: "${courseIds[1]}" }`, '', head);
    expect(other).toMatchObject({ totalCount: 0, totals: NONE });
    expect(await refusedOf(story, EVERY_ROLE, 'enrollmentFunnelReport')).toEqual([
      ...['teacher', 'support_staff', 'parent', 'student'].map((role) => `${role} FORBIDDEN`),
    ]);
  });

  it('runs one SQL statement for a page', async () => {
    const query =
      unseen(`{ enrollmentFunnelReport(groupBy: MONTH, orderBy: [ENTERED_DESC], first: 1, filter: { ${QUARTER} }) {
      totalCount totals { entered } nodes { month } pageInfo { hasNextPage endCursor } } }`);
    const { result, statements } = await story.app.counting(() => gql(story.app, story.admin, query));
    const { pageInfo, ...told } = result.data.enrollmentFunnelReport;
    expect(told).toEqual({ totalCount: 3, totals: { entered: 6 }, nodes: [{ month: '2026-01' }] });
    expect(statements.filter((text) => text.includes('enrollment_events'))).toHaveLength(1);
    const rest = `groupBy: MONTH, orderBy: [ENTERED_DESC], after: "${pageInfo.endCursor}", filter: { ${QUARTER} }`;
    expect((await report(rest, 'month')).nodes.map(({ month }: { month: string }) => month)).toEqual([
      ...['2026-02', '2026-03'],
    ]);
  });
});

describe('GET /reports/enrollment-funnel', () => {
  const path = '/reports/enrollment-funnel?group_by=month&from=2026-01-01&to=2026-03-31';

  it('returns rows and totals, or a CSV file with the same numbers', async () => {
    const { status, body } = await rest(story.app, story.admin, 'GET', `${path}&sort=-entered&per_page=1`);
    expect([status, body.data.length, body.meta.total, body.data[0]]).toEqual([
      ...[200, 1, 3],
      {
        ...{ course_id: null, course_name: null, month: '2026-01', entered: 3, requested: 2, waitlisted: 1, active: 3 },
        ...{ completed: 1, dropped: 1, conversion: '100.00', days_to_active: 4, days_to_completed: 60 },
      },
    ]);
    expect((await exported(story.app, story.admin, path)).trim().split('\r\n')).toEqual([
      'month,entered,requested,waitlisted,active,completed,dropped,conversion,days_to_active,days_to_completed',
      '2026-01,3,2,1,3,1,1,100.00,4,60',
      '2026-02,2,1,0,1,0,1,50.00,0,',
      '2026-03,1,1,0,1,0,1,100.00,3,',
      'total,6,4,1,5,1,3,83.33,3,60',
    ]);
  });

  it('refuses invalid days and groups', async () => {
    const refusal = await rest(story.app, story.admin, 'GET', '/reports/enrollment-funnel?group_by=room&from=x');
    expect([refusal.status, Object.keys(refusal.body.errors).toSorted()]).toEqual([422, ['from', 'group_by']]);
    const days = await rest(story.app, story.admin, 'GET', '/reports/enrollment-funnel?from=2015-01-01&to=2026-01-01');
    expect([days.status, Object.keys(days.body.errors)]).toEqual([422, ['to']]);
  });
});
