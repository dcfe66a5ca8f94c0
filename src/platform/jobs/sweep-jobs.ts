import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { JOB_TABLES, keyOf } from './job-table.ts';

const DAY = 86_400_000;

/**
 * The number of days for which ended jobs are stored. Done jobs are stored because their keys prevent a repetition, and
 * dead jobs so that a user can decide about them.
 */
const DAYS = { done: 7, dead: 30 } as const;

/** The number of jobs per statement. The limit keeps other transactions from waiting long. */
const BATCH = 1_000;

/** Deletes jobs that ended long ago, in batches. Returns the number of deleted jobs. */
export async function sweepJobs({ kysely }: Pick<Database, 'kysely'>): Promise<number> {
  let swept = 0;
  for (const table of JOB_TABLES) {
    for (const [state, days] of Object.entries(DAYS)) {
      const before = new Date(Date.now() - days * DAY).toISOString();
      const statement = sql`
        delete from ${sql.table(table.name)} where (${keyOf(table, table.name)}) in (
          select ${keyOf(table, 't')} from ${sql.table(table.name)} t
          where coalesce(t.state, '') = ${sql.lit(state)} and t.updated_at < ${before}
          order by t.updated_at, t.id limit ${BATCH})`;
      for (let found = BATCH; found === BATCH; swept += found) {
        found = Number((await statement.execute(kysely)).numAffectedRows ?? 0);
      }
    }
  }
  return swept;
}
