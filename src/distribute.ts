import { loadConfig } from './config.ts';
import { migrations } from './migrations/index.ts';
import { distribute } from './platform/database/citus/distribute.ts';
import type { ClusterNode } from './platform/database/citus/nodes.ts';
import { readArguments, UsageError } from './process/command-line.ts';
import { failedStart } from './process/failed-start.ts';

const COMMAND = {
  options: { workers: { type: 'string' } },
  usage: `npm run distribute -- --workers HOST:PORT,HOST:PORT

Distributes the database of DATABASE_URL over a Citus cluster. It must be migrated and have no rows, DATABASE_URL must
name a superuser, and the server is the coordinator. Repeat the command to add workers.`,
} as const;

/** Runs `npm run distribute`, which lets Citus distribute the database in DATABASE_URL. */
async function main(): Promise<void> {
  const { workers = '' } = readArguments(COMMAND).options;
  const { databaseUrl } = loadConfig(process.env, 'tool');
  await distribute({ url: databaseUrl, workers: nodesIn(workers), migrations, report: console.log });
  console.log('The database is distributed.');
}

/** Parses a list of servers: `HOST:PORT,HOST:PORT`. */
function nodesIn(text: string): ClusterNode[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((node) => {
      const [, host, port] = /^(.+):(\d{1,5})$/.exec(node.trim()) ?? [];
      if (!host || !port) throw new UsageError(`"${node}" is no worker.`, COMMAND);
      return { host, port: Number(port) };
    });
}

main().catch(failedStart);
