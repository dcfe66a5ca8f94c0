import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { buildSchema } from 'graphql';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { migrations } from '../../src/migrations/index.ts';
import { assertCurrent, migrate } from '../../src/platform/database/migrations.ts';
import { loadTrustedDocuments } from '../../src/platform/graphql/trusted-documents.ts';
import { listen } from '../../src/platform/http/server.ts';
import { serveMetrics } from '../../src/platform/metrics/metrics-server.ts';
import { readArguments } from '../../src/process/command-line.ts';
import { failedStart } from '../../src/process/failed-start.ts';
import { openServiceDatabase } from '../../src/service/services.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-failed-start-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the output and exit code of a program that fails at its start. */
async function failing(work: () => unknown): Promise<{ printed: unknown[]; code: unknown }> {
  const print = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  await (async () => work())().then(() => expect.unreachable(), failedStart);
  const told = { printed: print.mock.calls.flat(), code: exit.mock.calls[0]?.[0] };
  vi.restoreAllMocks();
  return told;
}

/** Opens the database as the service does, and closes it after the work. */
async function onDatabase(url: string, work: typeof assertCurrent): Promise<void> {
  const database = await openServiceDatabase(loadConfig({ DATABASE_URL: url }, 'tool'));
  await work(database).finally(() => database.close());
}

describe('program of the service that cannot start', () => {
  it.each([
    ['does not accept connections', () => 'postgresql://nobody@127.0.0.1:1/nothing', /ECONNREFUSED/],
    ['is a folder', () => `sqlite:${folder}`, /unable to open|SQLITE_CANTOPEN/],
  ])('prints the reason if the database %s', async (_what, url, reason) => {
    const { printed, code } = await failing(() => onDatabase(url(), assertCurrent));
    expect([printed, code]).toEqual([[expect.stringMatching(reason)], 1]);
    expect(printed[0]).toMatch(/^The database of DATABASE_URL cannot be opened: .+$/);
  });

  it('refuses a database of another application', async () => {
    const foreign = new Database(`${folder}/foreign.sqlite`);
    foreign.exec('create table recipes (name text)');
    foreign.close();
    for (const work of [migrate, assertCurrent]) {
      const { printed, code } = await failing(() => onDatabase(`sqlite:${folder}/foreign.sqlite`, work));
      expect([printed, code]).toEqual([[expect.stringMatching(/^The database .+ not of this service\. .+$/)], 1]);
    }
  });

  it.each([
    ['is a foreign database', ['create table recipes (name text)'], /not of this service/],
    [
      'is a newer database in WAL mode',
      [
        'create table mikro_orm_migrations (name text)',
        `insert into mikro_orm_migrations values ('${migrations.sqlite[0]?.name}'), ('29990101000000-later')`,
      ],
      /newer version/,
    ],
  ])('does not change the file of a database that %s', async (_what, statements, reason) => {
    const path = join(folder, `untouched-${statements.length}.sqlite`);
    const file = new Database(path);
    if (statements.length > 1) file.pragma('journal_mode = WAL');
    for (const statement of [
      ...statements,
      'create table cooks (name text)',
      'create index cooks_name on cooks (name)',
    ]) {
      file.exec(statement);
    }
    const insert = file.prepare('insert into cooks values (?)');
    for (let n = 0; n < 100; n++) insert.run(`cook ${n}`);
    file.close();
    const [before, names] = [await readFile(path), await readdir(folder)];
    for (const work of [migrate, assertCurrent]) {
      const { printed } = await failing(() => onDatabase(`sqlite:${path}`, work));
      expect(printed).toEqual([expect.stringMatching(reason)]);
      expect([before.equals(await readFile(path)), await readdir(folder)]).toEqual([true, names]);
    }
  });

  it('prints the name of an invalid setting', async () => {
    const { printed, code } = await failing(() => loadConfig({ DATABASE_URL: 'mysql://x' }, 'tool'));
    expect([printed, code]).toEqual([[expect.stringContaining('DATABASE_URL')], 1]);
  });

  it('prints an unexpected argument with the usage', async () => {
    const { printed, code } = await failing(() => readArguments({ usage: 'npm run it' }, ['word']));
    expect([printed, code]).toEqual([[`Unexpected argument 'word'.\n\nnpm run it`], 2]);
  });

  it('prints the invalid entry of the list of trusted documents', async () => {
    const trustedDocuments = join(folder, 'documents.json');
    await writeFile(trustedDocuments, JSON.stringify({ Bad: '{ shoes { size } }', Good: '{ me }' }));
    const schema = buildSchema('type Query { me: ID }');
    const settings = { trustedDocuments, trustedDocumentsOnly: false, introspection: true };
    const { printed, code } = await failing(() => loadTrustedDocuments(schema, settings));
    const sentence =
      /documents\.json, is not right:\n {2}Bad: Cannot query field "shoes" on type "Query"\. \(line 1, column 3\)$/;
    expect([printed, code]).toEqual([[expect.stringMatching(sentence)], 1]);
  });

  it('prints the port that is already in use, for requests or for metrics', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const sentence = `The service cannot listen on port ${port} of HOST (PORT or METRICS_PORT): EADDRINUSE`;
    const place = { host: '127.0.0.1', port, metricsPort: port };
    const metrics = { contentType: 'text/plain', metrics: async () => '' };
    const serving = [() => listen(() => {}, place), () => serveMetrics(metrics, place, pino({ level: 'silent' }))];
    for (const work of serving) expect(await failing(work)).toEqual({ printed: [sentence], code: 1 });
    taken.close();
  });

  it('prints the reason if the name in HOST has no IP address', async () => {
    const { printed, code } = await failing(() => listen(() => {}, { host: 'nobody.invalid', port: 0 }));
    const sentence = /^The service cannot listen on HOST, a name without an address: E[A-Z_]+$/;
    expect([printed, code]).toEqual([[expect.stringMatching(sentence)], 1]);
  });

  it('prints the whole error if it is unexpected', async () => {
    const error = new Error('surprise');
    expect(await failing(() => Promise.reject(error))).toEqual({ printed: [error], code: 1 });
  });
});
