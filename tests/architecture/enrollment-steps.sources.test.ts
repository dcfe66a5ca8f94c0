import { describe, expect, it } from 'vitest';
import { PROJECT, parse, readSources, type SourceFile, visit } from './sources.ts';

/** Functions whose statements bypass entities and their change listeners. */
const BULK = [
  ...['nativeInsert', 'nativeUpdate', 'nativeDelete', 'insert', 'insertMany', 'upsert', 'upsertMany'],
  ...['insertRows', 'insertMissingRows', 'updateRows', 'deleteRows'],
];

const WRITING = /\b(insert\s+into|update|delete\s+from)\s+["`]?enrollments\b/i;

/** Returns the places where a file writes enrollments without using `enrollmentSteps`. */
function unseenWrites({ path, program }: SourceFile): string[] {
  const found: string[] = [];
  visit(program, (node) => {
    if (node.type === 'CallExpression') {
      const name = node.callee.type === 'MemberExpression' ? node.callee.property.name : node.callee.name;
      const isOfEnrollments = node.arguments.some((each: { name?: string }) => each.name === 'Enrollment');
      if (BULK.includes(name) && isOfEnrollments) found.push(`${path}: ${name}()`);
    }
    const text = node.type === 'TemplateElement' ? node.value.raw : node.type === 'Literal' ? node.value : '';
    if (typeof text === 'string' && WRITING.test(text)) found.push(`${path}: ${text}`);
  });
  return found;
}

describe('code that writes enrollments', () => {
  it('uses only ORM entities, so that each status change is recorded', () => {
    const files = readSources(PROJECT, ['src']).filter(({ path }) => !path.startsWith('src/migrations/'));
    expect(files.flatMap(unseenWrites)).toEqual([]);
  });

  it.each([
    "await em.nativeUpdate(Enrollment, { batch }, { status: 'dropped' });",
    'await updateRows(em, Enrollment, rows);',
    "await sql`update enrollments set status = 'dropped'`.execute(kysely);",
    "const text = 'delete from enrollments';",
  ])('is reported if it writes without ORM entities: %s', (text) => {
    expect(unseenWrites(parse('src/features/academics/enrollments/steps/drop-enrollment.ts', text))).toHaveLength(1);
  });
});
