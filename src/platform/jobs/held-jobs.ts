import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Sql } from '../loaders/read-model.ts';

/** The number of jobs that one statement holds or releases. */
const BATCH = 5_000;

/**
 * Sets the due jobs of suspended or deleted academies to `held`, in batches. If they stayed in the queue, they would
 * delay the jobs of all other academies. Returns the number of changed jobs.
 */
export async function holdJobs(database: Database, academyIds: readonly string[], now: string): Promise<number> {
  if (academyIds.length === 0) return 0;
  return moveJobs(database, { academyIds, to: 'held', now }, sql`coalesce(state, '') = 'waiting' and run_at <= ${now}`);
}

/**
 * Sets the held jobs of academies that are active again to `waiting`, in batches. Returns the number of changed jobs.
 */
export async function releaseHeldJobs(database: Database, now: string): Promise<number> {
  // one index lookup for each academy, however many jobs are held
  const { rows } = await sql<{ id: string }>`
    select a.id from academies a
    where a.status <> 'suspended' and a.deleted_at is null
      and (select j.id from jobs j where j.academy_id = a.id and coalesce(j.state, '') = 'held' limit 1) is not null
    limit 100`.execute(database.kysely);
  if (rows.length === 0) return 0;
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
  const { numAffectedRows } = await sql`
    with moving as materialized (
      select academy_id, id from jobs where ${condition} and academy_id in (${sql.join(academyIds)})
      ${order} limit ${BATCH} ${skipped}
    )
    update jobs set state = ${state}, updated_at = ${now}
    from moving where (jobs.academy_id, jobs.id) = (moving.academy_id, moving.id)`.execute(database.kysely);
  return Number(numAffectedRows ?? 0);
}
