import { describe, expect, it } from 'vitest';
import { PROJECT, parse, readSources, type SourceFile, visit } from './sources.ts';

/** Calls of the entity manager that its academy filter does not cover. */
const UNCOVERED = [
  ...['execute', 'createQueryBuilder', 'qb', 'getKysely', 'getConnection', 'getDriver', 'getKnex'],
  ...['insert', 'insertMany', 'upsert', 'upsertMany', 'getCollection', 'callRoutine', 'raw'],
];

/**
 * Files of features that may write SQL of their own: read models, the visibility that they share, and the SQL of use cases. Before an academy is
 * chosen there is nothing to filter by: signing in, and the slugs of academies.
 */
const MAY_WRITE_SQL =
  /\.(loaders|report|sql|visibility)\.ts$|^src\/features\/identity\/auth\/|^src\/features\/academy\/academies\/slug\.ts$/;

/** Where a file runs statements, or asks for rows, past the academy filter. */
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

describe('statements past the academy filter', () => {
  it('are made by read models and the platform alone', () => {
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
  ])('would be noticed: %s', (text) => {
    expect(uncoveredStatements(parse('src/features/people/students/student.service.ts', text))).not.toEqual([]);
  });
});

/** Two values that are looked for among rows: SQLite compares them with all of these. */
const ROW_AMONG_ROWS = /\([^()]*,[^()]*\) (not )?in \(\s*select/;

/** Where a statement looks for several values at once in what it selects. */
function rowsAmongRows({ path, program }: SourceFile): string[] {
  const found: string[] = [];
  visit(program, (node) => {
    if (node.type === 'TemplateElement' && ROW_AMONG_ROWS.test(node.value.raw)) found.push(path);
  });
  return found;
}

describe('pairs of values in statements', () => {
  it('are looked up by isPairOf only', () => {
    expect(readSources(PROJECT, ['src']).flatMap(rowsAmongRows)).toEqual([]);
  });

  it('would be noticed', () => {
    const text = 'sql`(t.student_id, t.batch_id) in (select p.student_id, p.batch_id from p)`;';
    expect(rowsAmongRows(parse('src/features/reports/a.loaders.ts', text))).toHaveLength(1);
  });
});
