import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Sql } from '../loaders/read-model.ts';
import { now } from '../time/now.ts';
import { JOB_TABLES, keyOf } from './job-table.ts';

/** A user's decision about a job. */
export type Decision = 'retry' | 'discard';

/**
 * Applies a decision to a job of an academy or of the platform. Returns `refused` if the state of the job does not
 * allow the decision, and `unknown` if there is no such job.
 */
export async function decideOnJob(
  { kysely, isDryRun }: Pick<Database, 'kysely' | 'isDryRun'>,
  id: string,
  decision: Decision,
): Promise<'done' | 'refused' | 'unknown'> {
  for (const jobTable of JOB_TABLES) {
    const table = sql.table(jobTable.name);
    const key = keyOf(jobTable, jobTable.name);
    const found = await sql<{ academy_id?: string }>`select ${key} from ${table} where id = ${id}`.execute(kysely);
    const [job] = found.rows;
    if (!job) continue;
    const isOne = job.academy_id ? sql`academy_id = ${job.academy_id} and id = ${id}` : sql`id = ${id}`;
    const { numAffectedRows } = isDryRun
      ? { numAffectedRows: 1n }
      : await statementFor[decision](table, isOne).execute(kysely);
    return numAffectedRows ? 'done' : 'refused';
  }
  return 'unknown';
}

const statementFor: Record<Decision, (table: Sql, isOne: Sql) => Sql> = {
  retry: (table, isOne) => sql`
    update ${table} set state = 'waiting', attempts = 0, run_at = ${now()}, updated_at = ${now()}
    where ${isOne} and state = 'dead'`,
  discard: (table, isOne) => sql`delete from ${table} where ${isOne} and state in ('waiting', 'held', 'dead')`,
};
