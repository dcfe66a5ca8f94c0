import { describe, expect, it } from 'vitest';
import { PROJECT, parse, readSources, type SourceFile, visit } from './sources.ts';

/** Entity manager methods that the academy filter does not cover. */
const UNCOVERED = [
  ...['execute', 'createQueryBuilder', 'qb', 'getKysely', 'getConnection', 'getDriver', 'getKnex'],
  ...['insert', 'insertMany', 'upsert', 'upsertMany', 'getCollection', 'callRoutine', 'raw'],
];

/**
 * Matches files that may contain SQL: read models, shared visibility, and the SQL of use cases. Sign-in and academy
 * slugs are included because they run before an academy is chosen.
 */
const MAY_WRITE_SQL =
  /\.(loaders|report|sql|visibility)\.ts$|^src\/features\/identity\/auth\/|^src\/features\/academy\/academies\/slug\.ts$/;

/** Returns the places where a file runs statements without the academy filter. */
function uncoveredStatements({ path, program }: SourceFile): string[] {
  const found: string[] = [];
  visit(program, (node) => {
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const name = node.callee.property.name;
      if (UNCOVERED.includes(name)) found.push(`${path}: ${name}()`);
    }
    if (node.type === 'ImportDeclaration' && node.source.value === 'kysely' && node.importKind !== 'type') {
      found.push(`${path}: kysely`);
    }
    if (node.type === 'Property' && node.key.name === 'filters' && node.value.type !== 'ObjectExpression') {
      found.push(`${path}: filters`);
    }
  });
  return found;
}

describe('SQL without the academy filter', () => {
  it('is used only by read models and the platform', () => {
    const files = readSources(PROJECT, ['src/features']).filter((file) => !MAY_WRITE_SQL.test(file.path));
    expect(files.flatMap(uncoveredStatements)).toEqual([]);
  });

  it.each([
    "em.execute('select * from students');",
    'em.insert(Student, { academyId });',
    'em.upsert(Student, student);',
    'em.createQueryBuilder(Student);',
    "import { sql } from 'kysely';",
    'em.find(Student, {}, { filters: false });',
  ])('is reported outside read models and the platform: %s', (text) => {
    expect(uncoveredStatements(parse('src/features/people/students/student.service.ts', text))).not.toEqual([]);
  });
});

/** Pairs of values that are looked up in a subquery: SQLite compares such a pair with every row of the subquery. */
const ROW_AMONG_ROWS = /\([^()]*,[^()]*\) (not )?in \(\s*select/;

/** Returns the places where a statement looks up a pair of values in a subquery. */
function rowsAmongRows({ path, program }: SourceFile): string[] {
  const found: string[] = [];
  visit(program, (node) => {
    if (node.type === 'TemplateElement' && ROW_AMONG_ROWS.test(node.value.raw)) found.push(path);
  });
  return found;
}

describe('SQL conditions on pairs of values', () => {
  it('are built only by the function isPairOf', () => {
    expect(readSources(PROJECT, ['src']).flatMap(rowsAmongRows)).toEqual([]);
  });

  it('are reported if a subquery compares a pair without isPairOf', () => {
    const text = 'sql`(t.student_id, t.batch_id) in (select p.student_id, p.batch_id from p)`;';
    expect(rowsAmongRows(parse('src/features/reports/a.loaders.ts', text))).toHaveLength(1);
  });
});

/**
 * An academy's id that a statement compares with a column of another table. In a subquery, PostgreSQL could not use it
 * before it reads the outer row, and a cluster that is divided by academies could not choose one server.
 */
const ACADEMY_BY_COLUMN = /academy_id"? = "?\w+"?\."?academy_id|using \(\s*"?academy_id/;

/** Files with statements about many academies at once. They cannot name one academy. */
const OF_MANY_ACADEMIES = [
  'src/features/identity/auth/callers/check-callers.ts',
  'src/platform/events/number-events.ts',
  'src/platform/live/event-feed.ts',
  'src/platform/live/row-feed.ts',
];

/** Returns the number of texts in a file that compare the ids of academies in two tables. */
function academiesByColumn({ program }: SourceFile): number {
  let found = 0;
  visit(program, (node) => {
    const text = node.type === 'TemplateElement' ? node.value.raw : node.type === 'Literal' ? node.value : '';
    if (typeof text === 'string' && ACADEMY_BY_COLUMN.test(text)) found++;
  });
  return found;
}

describe('the academy id in SQL statements', () => {
  it('is a parameter, except in statements about many academies', () => {
    const files = readSources(PROJECT, ['src/features', 'src/platform', 'src/service', 'rest', 'seeds']);
    const found = files.filter((file) => academiesByColumn(file) > 0).map(({ path }) => path);
    expect(found).toEqual(OF_MANY_ACADEMIES);
  });

  it.each([
    'const a = sql`exists (select 1 from fees f where f.academy_id = t.academy_id)`;',
    "const b = 'join students s on s.academy_id = e.academy_id';",
    'const c = sql`join students s using (academy_id, id)`;',
  ])('is reported if it is compared with a column of another table: %s', (text) => {
    expect(academiesByColumn(parse('src/features/people/students/student.loaders.ts', text))).toBe(1);
  });
});
