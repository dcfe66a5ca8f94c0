import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Sql } from '../loaders/read-model.ts';

/** The number of jobs of an academy that one statement holds or releases. */
const BATCH = 5_000;

/**
 * Sets the due jobs of suspended or deleted academies to `held`, at most `BATCH` jobs of each academy. If these jobs
 * stayed in the queue, they would delay the jobs of all other academies. Returns the number of changed jobs.
 */
export async function holdJobs(database: Database, academyIds: readonly string[], now: string): Promise<number> {
  return moveJobs(database, { academyIds, to: 'held', now }, sql`coalesce(state, '') = 'waiting' and run_at <= ${now}`);
}

/**
 * Sets the held jobs of academies that are active again to `waiting`, at most `BATCH` jobs of each academy. Returns the
 * number of changed jobs.
 */
export async function releaseHeldJobs(database: Database, now: string): Promise<number> {
  const isOpen = sql`a.status <> 'suspended' and a.deleted_at is null`;
  // the second statement needs one index lookup for each academy, however many jobs are held, but Citus does not
  // support its subquery
  const reopened = (await database.isDistributed())
    ? sql<{ id: string }>`
        select a.id from jobs j join academies a on a.id = j.academy_id
        where ${isOpen} and coalesce(j.state, '') = 'held' group by a.id limit 100`
    : sql<{ id: string }>`
        select a.id from academies a
        where ${isOpen}
          and (select j.id from jobs j where j.academy_id = a.id and coalesce(j.state, '') = 'held' limit 1) is not null
        limit 100`;
  const { rows } = await reopened.execute(database.kysely);
  const academyIds = rows.map(({ id }) => id);
  return moveJobs(database, { academyIds, to: 'waiting', now }, sql`coalesce(state, '') = 'held'`);
}

/** A change of state for the jobs of some academies. */
interface JobMove {
  readonly academyIds: readonly string[];
  readonly to: 'held' | 'waiting';
  readonly now: string;
}

async function moveJobs(database: Database, { academyIds, to: state, now }: JobMove, condition: Sql): Promise<number> {
  const skipped = database.engine === 'postgresql' ? sql`for update skip locked` : sql``;
  const order = state === 'held' ? sql`order by run_at, id` : sql``;
  let moved = 0;
  // one academy at a time, because Citus locks rows only on a single shard
  for (const academyId of academyIds) {
    const { numAffectedRows } = await sql`
      with moving as materialized (
        select id from jobs where academy_id = ${academyId} and ${condition} ${order} limit ${BATCH} ${skipped}
      )
      update jobs set state = ${state}, updated_at = ${now}
      from moving where jobs.academy_id = ${academyId} and jobs.id = moving.id`.execute(database.kysely);
    moved += Number(numAffectedRows ?? 0);
  }
  return moved;
}
