import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from '../../architecture/sources.ts';

const COMPILER: string = createRequire(import.meta.url)('relay-compiler');
const COMPONENTS = join(import.meta.dirname, 'components');

/** Client configuration as documented. */
const DOCUMENTED: object = JSON.parse(
  /```json\n([^`]+)```/.exec(readFileSync(join(PROJECT, 'docs/scalars.md'), 'utf8'))?.[1] ?? '',
);

describe('components of a Relay client', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'academy-relay-'));
    await cp(COMPONENTS, join(folder, 'src'), { recursive: true });
    await cp(join(PROJECT, 'schema.graphql'), join(folder, 'schema.graphql'));
    await mkdir(join(folder, 'artifacts'));
    const config = {
      src: './src',
      schema: './schema.graphql',
      artifactDirectory: './artifacts',
      language: 'typescript',
    };
    await writeFile(join(folder, 'relay.config.json'), JSON.stringify({ ...config, ...DOCUMENTED }));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  const compile = async (...options: string[]): Promise<string> => {
    const { stdout, stderr } = await promisify(execFile)(COMPILER, ['--noWatchman', ...options], {
      cwd: folder,
    });
    return stdout + stderr;
  };
  const artifact = (name: string): Promise<string> => readFile(join(folder, 'artifacts', `${name}.graphql.ts`), 'utf8');

  it('compile together with their documents and the refetch queries that Relay generates', async () => {
    await compile();
    const written = (await readdir(join(folder, 'artifacts'))).map((name) => name.replace('.graphql.ts', '')).sort();
    expect(written).toEqual([
      'BatchSeatsRefetchQuery',
      'BatchSeats_batch',
      'DeleteStudentButtonMutation',
      'DeleteStudentButton_student',
      'RecentlySeenQuery',
      'StudentListPaginationQuery',
      'StudentList_query',
      'StudentRowRefetchQuery',
      'StudentRow_student',
    ]);
    expect(await artifact('StudentRowRefetchQuery')).toContain('node(id: $id)');
    expect(await artifact('StudentRow_student')).toContain('readonly balance: string | null');
  });

  it('send documents that are valid for the schema', async () => {
    await expect(compile('--validate')).resolves.toBeDefined();
  });

  it('do not compile if the schema lacks the Node interface', async () => {
    const schema = await readFile(join(folder, 'schema.graphql'), 'utf8');
    await writeFile(join(folder, 'schema.graphql'), schema.replaceAll(' implements Node', ''));
    await expect(compile()).rejects.toThrow();
  });
});
