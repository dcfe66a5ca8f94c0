import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { compileService } from './compiled-service.ts';
import { distributedDatabase } from './distributed-database.ts';

const HELP = `These tests need a Citus cluster. Set TEST_CITUS_URL to a database on its coordinator, with a superuser:

  docker compose -f compose.citus.yaml up --wait
  TEST_CITUS_URL=postgresql://postgres:citus@127.0.0.1:5440/postgres npm run test:citus

docs/scale-out.md says how to build Citus from source, and how to start a cluster without containers.`;

/**
 * Creates a distributed database on the cluster of TEST_CITUS_URL. All tests share this database, and each test has its
 * own academy. Returns a function that deletes the database.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_CITUS_URL;
  if (!server) throw new Error(HELP);
  compileService();
  const { url, drop } = await distributedDatabase(server);
  const sqliteFolder = await mkdtemp(join(tmpdir(), 'academy-sqlite-'));
  project.provide('citusUrl', url);
  project.provide('citusServer', server);
  project.provide('citusData', process.env.TEST_CITUS_DATA?.split(',') ?? []);
  project.provide('postgresUrl', new URL('/', server).href.slice(0, -1));
  project.provide('sqliteFolder', sqliteFolder);
  project.provide('seed', 7);
  return async () => {
    await drop();
    await rm(sqliteFolder, { recursive: true });
  };
}
