import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { JOB_TABLES } from './job-table.ts';

const DAY = 86_400_000;

/**
 * The number of days for which ended jobs are stored. Done jobs are stored so that their keys prevent further jobs with
 * the same keys. Dead jobs are stored so that a user can decide about them.
 */
const DAYS = { done: 7, dead: 30 } as const;

/** The approximate number of jobs per statement. The limit keeps other transactions from waiting long. */
const BATCH = 1_000;

/** Deletes jobs that ended long ago, in batches. Returns the number of deleted jobs. */
export async function sweepJobs({ kysely }: Pick<Database, 'kysely'>): Promise<number> {
  let swept = 0;
  for (const table of JOB_TABLES) {
    for (const [state, days] of Object.entries(DAYS)) {
      const before = new Date(Date.now() - days * DAY).toISOString();
      const isOld = sql`coalesce(t.state, '') = ${sql.lit(state)} and t.updated_at < ${before}`;
      for (let isMore = true; isMore; ) {
        // Citus cannot delete rows that a subquery with a limit selects, so the time of the batch's last row limits the
        // statement
        const [last] = (
          await sql<{ time: string }>`select t.updated_at as time from ${sql.table(table.name)} t
            where ${isOld} order by t.updated_at, t.id limit 1 offset ${BATCH - 1}`.execute(kysely)
        ).rows;
        const upTo = last ? sql`and t.updated_at <= ${last.time}` : sql``;
        const { numAffectedRows } = await sql`
          delete from ${sql.table(table.name)} as t where ${isOld} ${upTo}`.execute(kysely);
        swept += Number(numAffectedRows ?? 0);
        isMore = last !== undefined && Number(numAffectedRows ?? 0) > 0;
      }
    }
  }
  return swept;
}
