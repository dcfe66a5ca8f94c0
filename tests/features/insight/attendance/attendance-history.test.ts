import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { exported, rowsOf as linesOf } from '../../../support/csv.ts';
import { seedKey } from '../../identity/api-keys/setup.ts';
import { correct } from '../../learning/attendance/setup.ts';
import { day, rowsOf } from '../../learning/attendance/sums.ts';
import { FIRST, LAST, type Story, tellStory } from '../core/attendance-story.ts';
import { type Asked, counted, readFacts } from '../core/counted.ts';

const NUMBERS = 'present late absent excused marked expected rate punctuality coverage';
const CORRECTION = 'corrections { status minutesLate remarks markedBy markedByName markedAt }';
const MARK = `attendanceId day studentId studentName batchId batchName sessionId status markedBy markedByName markedAt ${CORRECTION}`;

let story: Story;
let corrected: string;

beforeAll(async () => {
  story = await tellStory(await testApp(), 5);
  const { app, academy, admin } = story;
  corrected = (await rowsOf(academy, 'attendance'))[3]?.id;
  await correct(app, admin, corrected, { status: 'LATE', minutesLate: 5 });
  await correct(app, admin, corrected, { status: 'EXCUSED' });
});

async function history({ who = 'admin', ...filter }: Asked, page = 'first: 100') {
  const given = Object.entries(filter).map(([name, value]) => `${name}: "${value}"`);
  const query = `{ attendanceHistoryReport(${page}, filter: { ${given.join(', ')} }) {
    totalCount groupBy totals { ${NUMBERS} } nodes { ${MARK} } pageInfo { hasNextPage endCursor } } }`;
  const { data, errors } = await gql(story.app, story[who], query);
  expect(errors).toBeUndefined();
  return data.attendanceHistoryReport;
}

const all = { from: FIRST, to: LAST };

describe('attendanceHistoryReport', () => {
  it('returns every mark that the caller may see, latest day first, with totals for all these marks', async () => {
    const facts = await readFacts(story);
    const asked: Asked[] = [
      all,
      { ...all, who: 'teacher', asOf: '2026-03-03' },
      { ...all, who: 'head', courseId: story.courseIds[0] },
      { ...all, who: 'parent' },
      { ...all, who: 'student' },
      { ...all, batchId: story.batchIds[2] },
    ];
    for (const each of asked) {
      const expected = facts(each);
      const marks = expected.filter(({ status }) => status);
      const { totalCount, totals, nodes, pageInfo } = await history(each);
      expect([totalCount, totals]).toEqual([marks.length, counted(expected)]);
      const seen = [...nodes];
      for (let at = pageInfo; at.hasNextPage; ) {
        const next = await history(each, `first: 100, after: "${at.endCursor}"`);
        seen.push(...next.nodes);
        at = next.pageInfo;
      }
      const days = seen.map(({ day: of }) => of);
      expect(days).toEqual(days.toSorted().reverse());
      const told = (of: any) => `${of.day} ${of.studentId} ${of.batchId} ${of.status.toLowerCase()}`;
      expect(seen.map(told).toSorted()).toEqual(marks.map(told).toSorted());
    }
  });

  it('returns the users who set and corrected each mark, with the times', async () => {
    const row = (await rowsOf(story.academy, 'attendance')).find(({ id }) => id === corrected);
    const on = day(row?.date);
    const { nodes } = await history({ from: on, to: on });
    const { corrections, ...mark } = nodes.find(({ attendanceId }: any) => attendanceId === corrected);
    const by = { markedBy: story.admin.userId, markedByName: expect.any(String) };
    expect(mark).toMatchObject({ studentName: expect.any(String), status: 'EXCUSED', ...by });
    expect(mark.markedAt).toMatch(/^\d{4}-.*\.\d{3}Z$/);
    expect(corrections).toEqual([
      { status: 'LATE', minutesLate: 5, remarks: null, ...by, markedAt: expect.stringMatching(/\.\d{3}Z$/) },
      { status: expect.any(String), minutesLate: null, remarks: null, ...by, markedAt: `${on}T20:00:00.000Z` },
    ]);
  });

  it('hides remarks and batch names from an API key without the scopes attendance:read and batches:read', async () => {
    const { app, academy, admin } = story;
    await correct(app, admin, corrected, { status: 'LATE', remarks: 'a secret remark' });
    await correct(app, admin, corrected, { status: 'EXCUSED', remarks: 'a secret remark' });
    const bare = await seedKey(story, { scopes: ['reports:read'] });
    const full = await seedKey(story, { scopes: ['reports:read', 'attendance:read', 'batches:read'] });
    const on = day((await rowsOf(academy, 'attendance')).find(({ id }) => id === corrected)?.date);
    const path = `/reports/attendance-history?from=${on}&to=${on}`;
    const query = `{ attendanceHistoryReport(first: 100, filter: { from: "${on}", to: "${on}" }) {
      nodes { attendanceId remarks batchId batchName corrections { remarks } } } }`;
    for (const [as, remark, name] of [
      [full, 'a secret remark', expect.any(String)],
      [bare, null, null],
    ] as const) {
      const { data } = await gql(app, as, query);
      const mark = data.attendanceHistoryReport.nodes.find(({ attendanceId }: any) => attendanceId === corrected);
      expect(mark).toMatchObject({ remarks: remark, batchId: expect.any(String), batchName: name });
      expect(mark.corrections[0]).toEqual({ remarks: remark });
      const { body } = await rest(app, as, 'GET', `${path}&per_page=100`);
      const row = body.data.find((each: any) => each.attendance_id === corrected);
      expect([row.remarks, row.batch_name, row.corrections[0].remarks]).toEqual([remark, name, remark]);
      expect(
        JSON.stringify(await exported(app, { ...as, academyId: academy.id }, path)).includes('a secret remark'),
      ).toBe(remark !== null);
    }
  });

  it('is available over REST, and as a CSV file of all rows with a line of totals', async () => {
    const path = `/reports/attendance-history?from=${FIRST}&to=${LAST}`;
    const { status, body } = await rest(story.app, story.admin, 'GET', `${path}&per_page=2`);
    expect([status, body.data.length]).toEqual([200, 2]);
    expect(body.data[0]).toMatchObject({ attendance_id: expect.any(String), corrections: [] });
    const lines = linesOf(await exported(story.app, story.admin, path));
    expect(lines).toHaveLength(body.meta.total + 1);
    const names = Object.keys(body.totals);
    const numbers = (line: Record<string, string> = {}) => names.map((name) => line[name]);
    expect(numbers(lines.at(-1))).toEqual(names.map((name) => String(body.totals[name] ?? '')));
    expect(numbers(lines[0])).toEqual(names.map(() => ''));
  });
});
