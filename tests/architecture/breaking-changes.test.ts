import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { breakingChanges } from './breaking-changes.ts';

describe('the check of breaking schema changes', () => {
  let folder: string;
  let schema: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'academy-schema-'));
    schema = await readFile('schema.graphql', 'utf8');
  });

  afterAll(() => rm(folder, { recursive: true }));

  /** Compares the committed schema with an older one, as the command does. */
  async function check(before: string): Promise<{ code: number; output: string }> {
    const path = join(folder, 'before.graphql');
    await writeFile(path, before);
    return new Promise((resolve) => {
      execFile(process.execPath, ['tests/architecture/breaking-changes.ts', path], (error, stdout) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout }),
      );
    });
  }

  test('lets a schema pass that has not changed', async () => {
    expect(await check(schema)).toEqual({ code: 0, output: 'No change breaks old clients.\n' });
  });

  test('names what was taken away', async () => {
    const before = `${schema}\nextend type Batch {\n  shoeSize: Int\n}\n`;
    expect(await check(before)).toEqual({ code: 1, output: 'FIELD_REMOVED: Batch.shoeSize was removed.\n' });
  });

  test('lets new fields pass, and refuses what callers must now send', () => {
    const before = 'type Query { batch(id: ID!): Int }';
    expect(breakingChanges(before, 'type Query { batch(id: ID!): Int room: Int }')).toEqual([]);
    expect(breakingChanges(before, 'type Query { batch(id: ID!, day: Int!): Int }')).toEqual([
      'REQUIRED_ARG_ADDED: A required arg day on Query.batch was added.',
    ]);
  });
});
