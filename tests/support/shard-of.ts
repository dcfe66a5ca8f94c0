import { sql } from 'kysely';
import type { TestApp } from './app.ts';

/** A shard of a table, and the worker that stores it. */
export interface Shard {
  readonly id: string;
  readonly host: string;
  readonly port: number;
}

/**
 * Returns the shard of the table `students` that contains the rows of an academy. The academy's shards of other tables
 * are on the same worker.
 */
export async function shardOf({ services: { database } }: TestApp, academyId: string): Promise<Shard> {
  const { rows } =
    await sql<Shard>`select shardid as id, nodename as host, nodeport as port from pg_dist_shard_placement
    where shardid = get_shard_id_for_distribution_column('students', ${academyId}::uuid)`.execute(database.kysely);
  return rows[0] as Shard;
}
