import { randomInt } from 'node:crypto';
import type { ClusterNode } from '../../src/platform/database/citus/nodes.ts';
import { asAdmin } from './as-admin.ts';

/** A database on a Citus cluster. */
export interface ClusterDatabase {
  readonly url: string;
  /** Deletes the database on all servers. */
  drop(): Promise<void>;
}

/**
 * Creates a database with Citus on the coordinator, and calls `fill`, which distributes the new database. `server` is
 * the URL of a coordinator's database in which the workers are registered.
 */
export async function clusterDatabase(
  server: string,
  fill: (url: string, workers: readonly ClusterNode[]) => Promise<void>,
): Promise<ClusterDatabase> {
  const name = `academy_test_${process.pid}_${randomInt(10 ** 6)}`;
  const nodes = await nodesOf(server);
  const drop = async () => {
    const sql = `drop database if exists ${name} with (force)`;
    for (const node of nodes) await asAdmin(urlOf(server, node), (admin) => admin.query(sql));
  };
  try {
    await asAdmin(server, (admin) => admin.query(`create database ${name}`));
    const url = new URL(`/${name}`, server).href;
    await asAdmin(url, (admin) => admin.query('create extension citus'));
    await fill(url, await workersOf(server));
    return { url, drop };
  } catch (error) {
    await drop();
    throw error;
  }
}

/**
 * Returns the workers of a cluster. `server` is the URL of a coordinator's database in which the workers are
 * registered.
 */
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
