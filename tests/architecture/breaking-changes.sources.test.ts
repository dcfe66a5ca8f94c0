import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { breakingChanges, RELEASED } from './breaking-changes.ts';

const TODAY = '2026-12-01';

describe('check for breaking schema changes', () => {
  let folder: string;
  let schema: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'academy-schema-'));
    schema = await readFile('schema.graphql', 'utf8');
  });

  afterAll(() => rm(folder, { recursive: true }));

  /** Runs the command that compares the committed schema with an older schema. */
  async function check(before: string): Promise<{ code: number; output: string }> {
    const path = join(folder, 'before.graphql');
    await writeFile(path, before);
    return new Promise((resolve) => {
      execFile(process.execPath, ['tests/architecture/breaking-changes.ts', path], (error, stdout) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout }),
      );
    });
  }

  test('accepts an unchanged schema', async () => {
    expect(await check(schema)).toEqual({ code: 0, output: 'No change breaks old clients.\n' });
  });

  test('compares the schema with the schema of the last release by default', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['tests/architecture/breaking-changes.ts']);
    expect(stdout).toBe('No change breaks old clients.\n');
  });

  test('reports removed fields', async () => {
    const before = `${schema}\nextend type Batch {\n  shoeSize: Int\n}\n`;
    expect(await check(before)).toEqual({ code: 1, output: 'FIELD_REMOVED: Batch.shoeSize was removed.\n' });
  });

  test('accepts new fields and optional arguments, but reports new required arguments', () => {
    const before = 'type Query { batch(id: ID!): Int }';
    expect(breakingChanges(before, 'type Query { batch(id: ID!): Int room: Int }', TODAY)).toEqual([]);
    expect(breakingChanges(before, 'type Query { batch(id: ID!, day: Int!): Int }', TODAY)).toEqual([
      'REQUIRED_ARG_ADDED: A required arg day on Query.batch was added.',
    ]);
  });

  test('reports a changed default of an argument, because calls without this argument then return another result', () => {
    const schema = (first: number) => `type Query { batches(first: Int = ${first}): Int }`;
    expect(breakingChanges(schema(15), schema(20), TODAY)).toEqual([
      'ARG_DEFAULT_VALUE_CHANGE: Query.batches arg first has changed defaultValue from 15 to 20.',
    ]);
  });

  test('accepts new enum values and optional inputs', () => {
    const before = 'enum Day { MON } input Filter { day: Day } type Query { batches(filter: Filter): Day }';
    const after =
      'enum Day { MON TUE } input Filter { day: Day week: Int } type Query { batches(filter: Filter, n: Int): Day }';
    expect(breakingChanges(before, after, TODAY)).toEqual([]);
  });

  describe('removal of deprecated parts', () => {
    const deprecated = '@deprecated(reason: "Use b. Deprecated since 2026-01-01, served until 2026-06-01.")';
    const before = `
      enum Day { MON TUE ${deprecated} }
      input Filter { day: Day week: Int ${deprecated} }
      interface Node { id: ID! }
      type Room implements Node { id: ID! }
      type Old { size: Old room: Room }
      type Query { batches(filter: Filter, n: Int ${deprecated}): Day a: Old ${deprecated} b: Int node: Node }`;
    const after = `
      enum Day { MON }
      input Filter { day: Day }
      interface Node { id: ID! }
      type Room implements Node { id: ID! }
      type Query { batches(filter: Filter): Day b: Int node: Node }`;

    test('is accepted for a field after its "served until" date, and for types that only removed fields used', () => {
      expect(breakingChanges(before, after, '2026-06-01')).toEqual([]);
      const withoutRoom = after.replace('type Room implements Node { id: ID! }', '');
      expect(breakingChanges(before, withoutRoom, '2026-06-01')).toEqual(['TYPE_REMOVED: Room was removed.']);
    });

    test('is reported for a field before its "served until" date', () => {
      expect(breakingChanges(before, after, '2026-05-31').toSorted()).toEqual([
        'ARG_REMOVED: Query.batches arg n was removed.',
        'FIELD_REMOVED: Filter.week was removed.',
        'FIELD_REMOVED: Query.a was removed.',
        'TYPE_REMOVED: Old was removed.',
        'VALUE_REMOVED_FROM_ENUM: TUE was removed from enum type Day.',
      ]);
    });

    test('is reported for a field without a "served until" date', () => {
      const undated = 'type Query { a: Int @deprecated(reason: "Use b.") b: Int }';
      expect(breakingChanges(undated, 'type Query { b: Int }', '2099-01-01')).toEqual([
        'FIELD_REMOVED: Query.a was removed.',
      ]);
    });
  });
});

describe('the schema', () => {
  test('has no breaking change since the last release', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const released = await readFile(RELEASED, 'utf8');
    expect(breakingChanges(released, await readFile('schema.graphql', 'utf8'), today)).toEqual([]);
  });
});
