import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { rest } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { planOf } from '../../../support/sqlite-plan.ts';
import { UNKNOWN_ID } from '../../writing.ts';
import { everyReport } from './every-report.ts';

/**
 * The inner loops that may scan all rows, because there are few, by report:
 * - `y`: the totals, one row
 * - `s` of the funnel: the row that a recursive CTE continues with
 * - `a`, `c` and `t` of retention: a row per month, and one row for the period
 * - `w` of staff performance: the working days of one staff member
 */
const SHORT_SCANS: Readonly<Record<string, readonly string[]>> = {
  capacity: ['y'],
  'enrollment-funnel': ['y', 's'],
  retention: ['y', 'a', 'c', 't'],
  'staff-performance': ['w'],
};

/** Filters for which reports have SQL of their own. */
const FILTERS: Readonly<Record<string, string>> = {
  as_of: 'as_of=2026-10-31',
  student_id: `student_id=${UNKNOWN_ID}`,
  room_id: `room_id=${UNKNOWN_ID}`,
  basis: 'basis=billed',
};

let app: TestApp;
let academy: SeededAcademy;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
});

/**
 * Returns the tables, CTEs and subqueries that SQLite scans in an inner loop: it reads all their rows again for each row
 * of the outer loop. It even runs a subquery that is a co-routine again.
 */
async function rescans(statement: string): Promise<string[]> {
  const rows = await planOf(app, statement);
  const loops = Map.groupBy(
    rows.filter(({ detail }) => /^(SCAN|SEARCH) /.test(detail)),
    ({ parent }) => parent,
  );
  return [...loops.values()].flatMap((level) =>
    level.slice(1).flatMap(({ detail }) => /^SCAN (\S+)/.exec(detail)?.[1] ?? []),
  );
}

/** Returns the paths of a report in all groupings, with and without the filters, as far as the caller may read it. */
async function pathsOf(name: string, member: Member, filters: typeof FILTERS): Promise<string[]> {
  const { body } = await rest(app, member, 'GET', '/reports');
  const report = body.data.find((each: { name: string }) => each.name === name);
  if (!report) return [];
  const parameters: string[] = report.parameters.map((each: { name: string }) => each.name);
  const period = parameters.includes('from') ? ['from=2026-09-05&to=2026-11-20'] : [];
  const groups: string[] = report.group_by.length === 0 ? [''] : report.group_by;
  const queries = groups.flatMap((group) =>
    ['', ...parameters.flatMap((parameter) => filters[parameter] ?? [])].map((filter) =>
      [...period, ...(group ? [`group_by=${group}`] : []), filter].join('&'),
    ),
  );
  // billed fees have no payment method
  return queries.filter((query) => !/method.*billed/.test(query)).map((query) => `/reports/${name}?${query}`);
}

it.each([...everyReport().keys()])('the report %s scans no long table in an inner loop on SQLite', async (name) => {
  const scans = new Set<string>();
  for (const role of ['academy_admin', 'department_head', 'teacher', 'parent'] as const) {
    const member = await academy.as(role);
    for (const path of await pathsOf(name, member, role === 'academy_admin' ? FILTERS : {})) {
      const { result, statements } = await app.counting(() => rest(app, member, 'GET', path));
      expect(result.status, path).toBe(200);
      const selects = statements.filter((text) => /^\s*(with|select)\b/.test(text));
      expect(selects, path).not.toEqual([]);
      for (const table of (await Promise.all(selects.map(rescans))).flat())
        if (!SHORT_SCANS[name]?.includes(table)) scans.add(`${role} ${path}: ${table}`);
    }
  }
  expect([...scans]).toEqual([]);
});
