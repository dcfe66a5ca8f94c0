import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { copyOfDemo } from '../support/demo.ts';

/** The packages that @academy/client needs. They are installed from this project, so the test needs no internet access. */
const NEEDED = ['openapi-fetch', 'openapi-typescript-helpers', '@graphql-typed-document-node/core', 'graphql'];

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

/** The Node that started npm, which may be older than the project's Node. */
const NODES = [...new Set([process.execPath, process.env.npm_node_execpath ?? process.execPath])];

describe('npm package @academy/client', () => {
  let folder: string;
  let app: TestApp;

  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(program, args, { cwd: folder, env: { PATH: process.env.PATH, HOME: folder } });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'academy-client-'));
    const { version } = await readJson('package.json');
    await run(
      'npm',
      'pack',
      '--silent',
      '--prefix',
      resolve('.'),
      '--workspace',
      'client',
      '--pack-destination',
      folder,
    );
    const dependencies = {
      '@academy/client': `file:academy-client-${version}.tgz`,
      ...Object.fromEntries(NEEDED.map((name) => [name, `file:${resolve('node_modules', name)}`])),
    };
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true, dependencies }));
    await run('npm', 'install', '--offline', '--install-links', '--ignore-scripts', '--no-audit', '--no-fund');
    await cp('tests/client/program', folder, { recursive: true });
    app = await startTestApp(await copyOfDemo());
  });

  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true });
  });

  it('has the version of the service, and contains only compiled files, declarations, the schema, README and LICENSE', async () => {
    const installed = join(folder, 'node_modules/@academy/client');
    const { version, license } = await readJson(join(installed, 'package.json'));
    expect({ version, license }).toEqual({ version: (await readJson('package.json')).version, license: 'MIT' });
    const { stdout } = await run('find', installed, '-type', 'f', '-printf', '%P\n');
    expect(stdout.trim().split('\n').toSorted()).toEqual([
      'LICENSE',
      'README.md',
      ...['documents.d.ts', 'documents.js', 'manifest.json', 'nodes.d.ts', 'nodes.js'].map(
        (file) => `dist/graphql/${file}`,
      ),
      ...['types-without-id.d.ts', 'types-without-id.js'].map((file) => `dist/graphql/${file}`),
      ...['api.d.ts', 'client.d.ts', 'client.js'].map((file) => `dist/rest/${file}`),
      'dist/schema.graphql',
      'package.json',
    ]);
  });

  it.each(['node_modules/.bin/tsc', 'client/node_modules/.bin/tsc'])(
    'type-checks in a program that uses the compiler %s',
    async (tsc) => {
      const { stdout } = await run(resolve(tsc), '--noEmit').catch((error) => error);
      expect(stdout).toBe('');
    },
  );

  it.each(NODES)('sends GraphQL and REST requests from the node program %s', async (node) => {
    await run(resolve('node_modules/.bin/tsc'));
    const { stdout } = await run(node, 'dist/program.js', app.url);
    const output = JSON.parse(stdout);
    expect(output).toMatchObject({ rooms: ['Splash Pool'], parsed: 1, hasPageInfo: true });
    expect(output.names).toEqual(output.listed);
    expect(output.names[0]).toBe('Amelia Baker');
  });
});
