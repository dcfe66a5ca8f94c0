import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Sql } from '../loaders/read-model.ts';
import { now } from '../time/now.ts';
import { JOB_TABLES } from './job-table.ts';

/** A user's decision about a job. */
export type Decision = 'retry' | 'discard';

/**
 * Applies a decision to a job of an academy or of the platform. Returns `refused` if the state of the job does not
 * allow it, and `unknown` if there is no such job.
 */
export async function decideOnJob(
  { kysely, isDryRun }: Pick<Database, 'kysely' | 'isDryRun'>,
  id: string,
  decision: Decision,
): Promise<'done' | 'refused' | 'unknown'> {
  for (const { name } of JOB_TABLES) {
    const table = sql.table(name);
    const found = await sql`select id from ${table} where id = ${id}`.execute(kysely);
    if (found.rows.length === 0) continue;
    const { numAffectedRows } = isDryRun
      ? { numAffectedRows: 1n }
      : await statementFor[decision](table, id).execute(kysely);
    return numAffectedRows ? 'done' : 'refused';
  }
  return 'unknown';
}

const statementFor: Record<Decision, (table: Sql, id: string) => Sql> = {
  retry: (table, id) => sql`
    update ${table} set state = 'waiting', attempts = 0, run_at = ${now()}, updated_at = ${now()}
    where id = ${id} and state = 'dead'`,
  discard: (table, id) => sql`delete from ${table} where id = ${id} and state in ('waiting', 'held', 'dead')`,
};
