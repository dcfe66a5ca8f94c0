import { randomInt } from 'node:crypto';
import { entities } from '../../src/features/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { distribute } from '../../src/platform/database/citus/distribute.ts';
import type { ClusterNode } from '../../src/platform/database/citus/nodes.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrations.ts';
import { asAdmin } from './as-admin.ts';

/** A migrated database on a Citus cluster. Like in other tests, its owner is a superuser. */
export interface DistributedDatabase {
  readonly url: string;
  /** Deletes the database on all servers. */
  drop(): Promise<void>;
}

/** Creates a distributed database. `server` is the URL of a database on the coordinator that knows the workers. */
export async function distributedDatabase(server: string): Promise<DistributedDatabase> {
  const name = `academy_test_${process.pid}_${randomInt(10 ** 6)}`;
  const nodes = await nodesOf(server);
  const drop = async () => {
    const sql = `drop database if exists ${name} with (force)`;
    for (const node of nodes) await asAdmin(urlOf(server, node), (admin) => admin.query(sql));
  };
  try {
    await asAdmin(server, (admin) => admin.query(`create database ${name}`));
    const url = urlIn(server, name);
    await asAdmin(url, (admin) => admin.query('create extension citus'));
    await migrated(url);
    await distribute({ url, workers: await workersOf(server), migrations, report: () => undefined });
    return { url, drop };
  } catch (error) {
    await drop();
    throw error;
  }
}

export async function migrated(url: string, all = migrations.postgresql): Promise<void> {
  const database = await openDatabase({ url, entities, migrations });
  await migrate(database, all);
  await database.close();
}

/** Returns the workers of a cluster. `server` is the URL of a database on the coordinator that knows them. */
export const workersOf = async (server: string): Promise<ClusterNode[]> =>
  (await nodesOf(server)).filter(({ isWorker }) => isWorker);

const nodesOf = (server: string): Promise<(ClusterNode & { isWorker: boolean })[]> =>
  asAdmin(server, async (admin) => {
    const { rows } = await admin.query(
      `select nodename as host, nodeport as port, groupid <> 0 as "isWorker" from pg_dist_node order by groupid`,
    );
    return rows;
  });

function urlOf(server: string, { host, port }: ClusterNode): string {
  const url = new URL(server);
  url.host = `${host}:${port}`;
  return url.href;
}

function urlIn(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
