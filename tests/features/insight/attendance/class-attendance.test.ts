import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { codes, gql, rest } from '../../../support/clients.ts';
import { exported } from '../../../support/csv.ts';
import type { Actor } from '../../../support/seed.ts';
import { EVERY_ROLE } from '../../writing.ts';
import { FIRST, LAST, type Story, tellStory } from '../core/attendance-story.ts';
import { type Asked, counted, countedBy, type Fact, readFacts } from '../core/counted.ts';

const NUMBERS = 'present late absent excused marked expected rate punctuality coverage';
const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/** For each grouping, the field of the report that has the key, and a function that returns the key of a fact. */
const GROUPS: Record<string, readonly [property: string, of: (fact: Fact) => unknown]> = {
  BATCH: ['batchId', ({ batchId }) => batchId],
  COURSE: ['courseId', ({ courseId }) => courseId],
  INSTRUCTOR: ['instructorId', ({ session }) => session?.instructor_id],
  WEEKDAY: ['weekday', ({ day }) => WEEKDAYS[new Date(day).getUTCDay()]],
  HOUR: ['hour', ({ session }) => Number(String(session?.start_time).slice(0, 2))],
};

let story: Story;

beforeAll(async () => {
  story = await tellStory(await testApp(), 3);
});

const ask = (args: string, fields = NUMBERS, as: Actor = story.admin) =>
  gql(
    story.app,
    as,
    `{ classAttendanceReport(${args}) { totalCount totals { sessions ${NUMBERS} } nodes { sessions ${fields} } } }`,
  );

describe('classAttendanceReport', () => {
  it('equals the counts of the attendance records of the sessions, for every grouping', async () => {
    const facts = await readFacts(story);
    const asked: Asked[] = [
      { from: FIRST, to: LAST },
      { from: '2026-01-20', to: LAST, asOf: '2026-03-03', who: 'teacher' },
      { from: '2026-02-01', to: '2026-02-28', who: 'head' },
      { from: FIRST, to: LAST, courseId: story.courseIds[0] },
      { from: FIRST, to: LAST, departmentId: story.departmentId, batchId: story.batchIds[1] },
    ];
    for (const { who = 'admin', ...filter } of asked) {
      const inSessions = facts({ who, ...filter }).filter(({ session }) => session);
      const given = Object.entries(filter).map(([name, value]) => `${name}: "${value}"`);
      for (const [groupBy, [property, of]] of Object.entries(GROUPS)) {
        const { data, errors } = await ask(
          `groupBy: ${groupBy}, first: 100, filter: { ${given.join(', ')} }`,
          `${property} ${NUMBERS}`,
          story[who],
        );
        expect(errors).toBeUndefined();
        const { totals, nodes } = data.classAttendanceReport;
        const { sessions, ...numbers } = totals;
        expect(numbers, groupBy).toEqual(counted(inSessions));
        expect(nodes.reduce((sum: number, row: any) => sum + row.sessions, 0)).toBe(sessions);
        const told = new Map(nodes.map(({ sessions: _, [property]: key, ...row }: any) => [key, row]));
        const expected = countedBy(inSessions, of as never);
        for (const [key, row] of expected) expect(told.get(key), `${groupBy} ${key}`).toEqual(row);
      }
    }
  });

  it('groups sessions by the instructor who led them, and lists weekdays from Monday to Sunday', async () => {
    const { teacher, app, admin } = story;
    const facts = (await readFacts(story))({ from: FIRST, to: LAST });
    const led = facts.filter(({ session }) => session?.instructor_id === teacher.staffId);
    const filter = `filter: { from: "${FIRST}", to: "${LAST}", instructorId: "${teacher.staffId}" }`;
    const { data } = await ask(`groupBy: INSTRUCTOR, ${filter}`, `instructorName ${NUMBERS}`);
    const { nodes, totals } = data.classAttendanceReport;
    expect(nodes).toEqual([{ instructorName: expect.any(String), ...totals }]);
    expect(totals).toMatchObject(counted(led));
    const path = `/reports/class-attendance?group_by=weekday&from=${FIRST}&to=${LAST}`;
    const { body } = await rest(app, admin, 'GET', path);
    const days = body.data.map(({ weekday }: any) => weekday.toUpperCase());
    expect(days).toEqual([...WEEKDAYS.slice(1), 'SUNDAY'].filter((day) => days.includes(day)));
    const lines = (await exported(app, admin, path)).trim().split('\r\n');
    expect(lines).toHaveLength(days.length + 2);
    expect(lines.at(-1)).toBe(`total,${Object.values(body.totals).join()}`);
  });

  it('allows admins, teachers and department heads', async () => {
    for (const role of EVERY_ROLE) {
      const isStaff = ['academy_admin', 'administrator', 'department_head', 'teacher'].includes(role);
      const answer = await ask(`orderBy: [COVERAGE_DESC, EXPECTED_ASC]`, NUMBERS, await story.academy.as(role));
      expect(codes(answer), role).toEqual(isStaff ? [] : ['FORBIDDEN']);
    }
  });
});
