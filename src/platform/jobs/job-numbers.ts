import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { JOB_TABLES } from './job-table.ts';

/** The number of jobs in a database, for both job tables together. */
export interface JobNumbers {
  /**
   * Jobs that have not started, whether or not they are due. At most {@link MOST_COUNTED} are counted in each table.
   */
  readonly waiting: number;
  readonly dead: number;
  /** Seconds since the oldest waiting job became due; 0 if none is due. */
  readonly oldestDueSeconds: number;
}

/** The number at which counting stops. Counting further would take too long, and add no information. */
export const MOST_COUNTED = 10_000;

export async function readJobNumbers({ kysely }: Pick<Database, 'kysely'>): Promise<JobNumbers> {
  const now = Date.now();
  let [waiting, dead, oldestDue] = [0, 0, now];
  for (const { name } of JOB_TABLES) {
    const inState = (state: string) => sql`from ${sql.table(name)} where coalesce(state, '') = ${sql.lit(state)}`;
    const statement = sql<{ waiting: number; dead: number; oldest: string | null }>`select
      (select count(*) from (select 1 ${inState('waiting')} limit ${MOST_COUNTED}) w) as waiting,
      (select count(*) from (select 1 ${inState('dead')} limit ${MOST_COUNTED}) d) as dead,
      (select run_at ${inState('waiting')} order by run_at, id limit 1) as oldest`;
    const [row] = (await statement.execute(kysely)).rows;
    waiting += row?.waiting ?? 0;
    dead += row?.dead ?? 0;
    if (row?.oldest) oldestDue = Math.min(oldestDue, Date.parse(row.oldest));
  }
  return { waiting, dead, oldestDueSeconds: (now - oldestDue) / 1_000 };
}
