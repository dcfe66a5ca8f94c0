import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { asAdmin } from '../support/as-admin.ts';
import { clusterDatabase } from '../support/cluster-database.ts';
import { type Academies, fill, SIZE } from './data.ts';
import { JWT_SECRET } from './ours.ts';

/** A filled database. */
export interface FilledDatabase extends Academies {
  readonly url: string;
}

/** The same academies on a cluster and in a plain database on the cluster's coordinator. */
export interface ClusterData {
  readonly cluster: FilledDatabase;
  readonly plain: FilledDatabase;
  /** The sizes of the tables per student. */
  readonly sizes: ClusterSizes;
  remove(): Promise<void>;
}

/** The sizes of the tables with their indexes, in bytes. */
export interface ClusterSizes {
  /** The bytes, on all servers together, of the tables that are divided by academy. */
  readonly divided: number;
  /** The bytes, on each server, of the tables that are copied to every server. */
  readonly copied: number;
}

/** Creates and fills both databases. `server` is the URL of a database on the coordinator that knows the workers. */
export async function makeClusterData(server: string): Promise<ClusterData> {
  const removals: (() => Promise<unknown>)[] = [];
  const remove = async () => {
    for (const each of removals) await each();
  };
  try {
    const name = `academy_bench_${process.pid}`;
    await asAdmin(server, (admin) => admin.query(`create database ${name}`));
    removals.push(() => asAdmin(server, (admin) => admin.query(`drop database if exists ${name} with (force)`)));
    const { url, drop } = await clusterDatabase(server, async (url, workers) => {
      const run = (...args: string[]) => promisify(execFile)('node', ['src/run.js', ...args], { env: envOf(url) });
      await run('migrate');
      await run('distribute', '--workers', workers.map(({ host, port }) => `${host}:${port}`).join());
    });
    removals.push(drop);
    const empty = await bytesIn(url);
    const cluster = { url, ...(await fill(url)) };
    await asAdmin(url, (admin) => admin.query(`select run_command_on_all_nodes('vacuum analyze')`));
    const full = await bytesIn(url);
    const perStudent = (part: 'divided' | 'copied') => (full[part] - empty[part]) / (SIZE.academies * SIZE.students);
    const sizes = { divided: perStudent('divided'), copied: perStudent('copied') };
    const plainUrl = new URL(`/${name}`, server).href;
    return { cluster, plain: { url: plainUrl, ...(await fill(plainUrl)) }, sizes, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

const envOf = (url: string) => ({ PATH: process.env.PATH, DATABASE_URL: url, JWT_SECRET });

/** Reads the sizes of all shards. A copied table has one shard with a placement on each server. */
const bytesIn = (url: string): Promise<ClusterSizes> =>
  asAdmin(url, async (admin) => {
    const { rows } = await admin.query(`
      select coalesce(sum(shard_size) filter (where citus_table_type = 'distributed'), 0)::float8 as divided,
        coalesce(sum(shard_size) filter (where citus_table_type = 'reference' and nodeport = (
          select min(nodeport) from pg_dist_node where groupid <> 0)), 0)::float8 as copied
      from citus_shards`);
    return rows[0];
  });
