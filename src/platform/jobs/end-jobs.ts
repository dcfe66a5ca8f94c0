import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Sql } from '../loaders/read-model.ts';
import { now } from '../time/now.ts';
import type { ClaimedJob } from './claim-jobs.ts';
import { JobState } from './job-states.ts';

/** Somebody else has the job by now, or it was given back. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Ends a job in the transaction of `em`, before what else that does: nobody else takes the job meanwhile. */
export async function endJob(em: SqlEntityManager, { table, id, lockToken }: ClaimedJob): Promise<void> {
  const ended = { state: JobState.DONE, lockToken: null, lockedUntil: null, lastError: null, updatedAt: now() };
  const count = await em.nativeUpdate(table.entity as never, { id, lockToken } as never, ended as never);
  if (count === 0) throw new LeaseLost(`The job ${id} is no longer ours.`);
}

/** What becomes of a job that failed: when it is begun again, or that it is dead. */
export interface Failure {
  readonly error: string;
  /** Null for a dead one. */
  readonly retryAt: string | null;
}

const MAX_ERROR = 500;

/** Keeps why a job failed. Answers whether it was still ours. */
export function failJob(database: Database, job: ClaimedJob, { error, retryAt }: Failure): Promise<boolean> {
  const state = retryAt === null ? sql`state = 'dead'` : sql`state = 'waiting', run_at = ${retryAt}`;
  return letGo(database, job, sql`${state}, last_error = ${error.slice(0, MAX_ERROR)}`);
}

/** Lets a job be begun by somebody else, at once, as if it had not been begun here. Answers whether it was still ours. */
export const giveBackJob = (database: Database, job: ClaimedJob): Promise<boolean> =>
  letGo(database, job, sql`state = 'waiting', run_at = ${now()}, attempts = attempts - 1`);

async function letGo(database: Database, job: ClaimedJob, change: Sql): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(job.table.name)} set ${change}, lock_token = null, locked_until = null, updated_at = ${now()}
    where ${isOurs(job)}`.execute(database.kysely);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Keeps a job until a later time. Answers whether it was still ours. */
export async function extendLease(database: Database, job: ClaimedJob, until: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(job.table.name)} set locked_until = ${until} where ${isOurs(job)}`.execute(database.kysely);
  return Number(numAffectedRows ?? 0) > 0;
}

const isOurs = ({ academyId, id, lockToken }: ClaimedJob): Sql => {
  const ofAcademy = academyId === null ? sql`` : sql`academy_id = ${academyId} and`;
  return sql`${ofAcademy} id = ${id} and lock_token = ${lockToken}`;
};
