import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { gql } from '../../support/clients.ts';
import { type SeededAcademy, seedAcademy } from '../../support/seed.ts';

/**
 * SQLite statistics for the indexes of large tables. The first number is the number of rows. The second number is the
 * average number of rows with the same value in the first column of the index. The third number is the same for the
 * first two columns, and so on. SQLite reads only 400 rows of an index, so the averages are wrong if some values are
 * frequent.
 */
const STATISTICS: Record<string, string> = {
  attendance: '800000 401 401 401',
  parents: '50000 401 1 1',
  parent_students: '66666 401 2 1',
};

/** Tests the choice of indexes with poor statistics, only on SQLite, because PostgreSQL has better statistics. */
describe.runIf(inject('engine') === 'sqlite')('lists that are nested in several outer rows, on SQLite', () => {
  let app: TestApp;
  let academy: SeededAcademy;

  beforeAll(async () => {
    app = await startTestApp();
    academy = await seedAcademy(app);
    const { kysely } = app.services.database;
    await sql`analyze`.execute(kysely);
    for (const [table, numbers] of Object.entries(STATISTICS)) {
      await sql`delete from sqlite_stat1 where tbl = ${table}`.execute(kysely);
      await sql`insert into sqlite_stat1 (tbl, idx, stat)
        select ${table}, name, ${numbers} from pragma_index_list(${table})`.execute(kysely);
    }
    await sql`analyze sqlite_schema`.execute(kysely);
  });

  afterAll(() => app.stop());

  /** Returns the lines of `explain query plan` in SQLite for the SQL statement of a query. */
  async function planOf(role: 'academy_admin' | 'teacher', query: string): Promise<string[]> {
    const who = await academy.as(role);
    await gql(app, who, query);
    const { result, statements } = await app.counting(() => gql(app, who, query));
    expect(result.errors).toBeUndefined();
    const statement = statements.find((each) => each.includes('string_agg')) ?? '';
    // the result in SQLite does not depend on the values
    const text = statement.replaceAll(/\?\d*/g, `'x'`);
    const plan = await sql<{ detail: string }>`explain query plan ${sql.raw(text)}`.execute(
      app.services.database.kysely,
    );
    return plan.rows.map(({ detail }) => detail);
  }

  it.each([
    'orderBy: [UPDATED_AT_ASC]) { nodes { id } }',
    'filter: { status: LATE }) { nodes { id } }',
    'filter: { status: LATE }) { totalCount }',
    'filter: { statusIn: [LATE, PRESENT] }) { totalCount }',
    'filter: { updatedFrom: "2026-01-01T00:00:00Z" }) { totalCount nodes { id } }',
  ])('use the index on the id of the outer row, even if other indexes fit: attendance(%s', async (rest) => {
    const plan = await planOf('academy_admin', `{ batches { nodes { attendance(first: 1, ${rest} } } }`);
    const marks = plan.filter((line) => line.includes(' attendance_academy_id_'));
    expect(marks.length).toBeGreaterThan(0);
    for (const line of marks) expect(line).toContain('batch_id=?');
  });

  it.each([
    ['students', 'parents', 'student_id=?'],
    ['parents', 'students', 'parent_id=?'],
  ])(
    'use the index on the link to the outer row for a caller who sees few rows: %s { %s }',
    async (parents, rows, key) => {
      const plan = await planOf('teacher', `{ ${parents} { nodes { ${rows} { nodes { id } totalCount } } } }`);
      const links = plan.filter((line) => line.startsWith('SEARCH l '));
      expect(links).toHaveLength(2);
      for (const line of links) expect(line).toContain(`(academy_id=? AND ${key})`);
    },
  );
});
