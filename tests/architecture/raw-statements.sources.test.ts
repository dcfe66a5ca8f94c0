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

describe('statements without the academy filter', () => {
  it('are run only by read models and the platform', () => {
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
  ])('are reported outside read models and the platform: %s', (text) => {
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

describe('pairs of values in statements', () => {
  it('are looked up in SQL only by isPairOf', () => {
    expect(readSources(PROJECT, ['src']).flatMap(rowsAmongRows)).toEqual([]);
  });

  it('are reported if SQL looks them up in a subquery without isPairOf', () => {
    const text = 'sql`(t.student_id, t.batch_id) in (select p.student_id, p.batch_id from p)`;';
    expect(rowsAmongRows(parse('src/features/reports/a.loaders.ts', text))).toHaveLength(1);
  });
});
