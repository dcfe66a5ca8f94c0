import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { compileService } from './compiled-service.ts';
import { startPgbouncer } from './pgbouncer.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The engine that the tests of this project run on; not provided for projects that select no engine. */
    engine: 'sqlite' | 'postgresql';
    /**
     * True if the service makes the query plan of a query for the first request, because tests rarely repeat a query.
     */
    planAtOnce: boolean | undefined;
    /** True for `npm run test:long`. */
    isLong: boolean | undefined;
    /**
     * The seed for random tests. `cases` is the value of the variable CASES: the number of cases for each random test.
     */
    seed: number;
    cases: number | undefined;
    /**
     * The URL of the PostgreSQL server of the test run, without a database:
     * `postgresql://postgres:PASSWORD@127.0.0.1:PORT`.
     */
    postgresUrl: string;
    /**
     * The URL of a PgBouncer in front of the PostgreSQL server. The services that tests start connect through this
     * PgBouncer. Only for `npm run test:pgbouncer`.
     */
    pgbouncerUrl: string | undefined;
    /** The URL of the distributed database that all tests of `npm run test:citus` share; undefined in other runs. */
    citusUrl: string | undefined;
    /**
     * The URL of a coordinator's database in which the workers are registered. The user in the URL is a superuser. Only
     * for `npm run test:citus`.
     */
    citusServer: string | undefined;
    /** The data folders of the Citus servers; undefined if tests may not stop these servers. */
    citusData: readonly string[] | undefined;
    /** The folder for the run's SQLite files. */
    sqliteFolder: string;
  }
}

/**
 * Starts one PostgreSQL server and creates the folder for SQLite files, before the first test of all projects. Returns a function that removes both.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  compileService();
  const { SEED = '7', CASES, TEST_PGBOUNCER } = process.env;
  // otherwise, statistics of nearly empty tables, collected at random moments, would affect the query plans
  const server = await startPostgres({ autovacuum: 'off' });
  const seed = SEED === 'fresh' ? randomInt(2 ** 31) : Number(SEED);
  project.provide('seed', seed);
  project.provide('cases', CASES === undefined ? undefined : Number(CASES));
  if (SEED === 'fresh') process.stdout.write(`Random tests begin with SEED=${seed}.\n`);
  project.provide('postgresUrl', server.url);
  const pgbouncer = TEST_PGBOUNCER ? await startPgbouncer(server.url).catch(stopping(server)) : undefined;
  project.provide('pgbouncerUrl', pgbouncer?.url);
  const sqliteFolder = await mkdtemp(join(tmpdir(), 'academy-sqlite-'));
  project.provide('sqliteFolder', sqliteFolder);
  return async () => {
    await pgbouncer?.stop();
    await Promise.all([server.stop(), rm(sqliteFolder, { recursive: true })]);
  };
}

/**
 * Returns a handler for an error of the setup. The handler stops the server, because no test will run, and throws the
 * error again.
 */
const stopping = (server: PostgresServer) => async (error: unknown) => {
  await server.stop();
  throw error;
};
