import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runProgram } from '../support/process.ts';

const QUERY = `query roster($first: Int!) {
  students(first: $first) { nodes { id name enrollments(first: 3) { nodes { status } } } }
  reports { name }
}`;

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'explain-'));
  file = join(folder, 'roster.graphql');
  await writeFile(file, QUERY);
});

afterAll(() => rm(folder, { recursive: true }));

async function explain(url: string, ...args: string[]) {
  const program = runProgram('explain', { DATABASE_URL: url }, ...args);
  return { code: await program.exit, output: program.output() };
}

describe.each([
  ['sqlite', 'sqlite:no-such-folder/db.sqlite'],
  ['postgresql', 'postgresql://nobody@127.0.0.1:1/nothing'],
])('npm run explain on %s', (engine, url) => {
  test('prints cost, query plan and SQL of each root field without a database', async () => {
    const { code, output } = await explain(url, file, '--as', 'teacher', '--variables', '{ "first": 50 }');
    expect(output).toContain('# roster as teacher: 266 of 20000 cost points');
    expect(output).toContain('## students: 251 cost points, one statement\n-- page of all Student\n');
    expect(output).toContain(
      '--   nodes: rows of Student: id, name\n--     enrollments: page by Student.enrollments of',
    );
    expect(output).toContain('from "students" as t');
    expect(output).toContain(engine === 'postgresql' ? 't.academy_id = $1' : 't.academy_id = ?');
    expect(output).toContain('## reports: 15 cost points, interpreted');
    expect(code).toBe(0);
  });
});

test('npm run explain prints fewer SQL conditions for an admin than for a teacher, whose rows are limited', async () => {
  const args = ['sqlite::memory:', file, '--variables', '{ "first": 50 }'] as const;
  const [admin, teacher] = await Promise.all([explain(...args), explain(...args, '--as', 'teacher')]);
  expect(teacher.output).toContain('instructor_id');
  expect(admin.output).not.toContain('instructor_id');
});

test.each([
  [['--as', 'nobody'], 'There is no role nobody.'],
  [['--variables', '{'], 'JSON'],
  [[], 'Variable "$first" of required type "Int!" was not provided.'],
])('npm run explain refuses the arguments %j, and prints the reason', async (args, reason) => {
  const { code, output } = await explain('sqlite::memory:', file, ...args);
  expect(output).toContain(reason);
  expect(code).toBe(2);
});
