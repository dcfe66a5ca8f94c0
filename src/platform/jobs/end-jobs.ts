import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Sql } from '../loaders/read-model.ts';
import { now } from '../time/now.ts';
import type { ClaimedJob } from './claim-jobs.ts';
import { JobState } from './job-states.ts';

/** Thrown if this worker has lost the job: another worker has claimed it, or it was released. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/**
 * Ends a job in the transaction of `em`. Call it before the other statements of the transaction. Then no other worker
 * can claim the job during the transaction.
 */
export async function endJob(em: SqlEntityManager, { table, id, lockToken }: ClaimedJob): Promise<void> {
  const ended = { state: JobState.DONE, lockToken: null, lockedUntil: null, lastError: null, updatedAt: now() };
  const count = await em.nativeUpdate(table.entity, { id, lockToken }, ended);
  if (count === 0) throw new LeaseLost(`The job ${id} is no longer ours.`);
}

/** The result of a failed attempt: the error to store, and the time of the next attempt. */
export interface Failure {
  readonly error: string;
  /** Null if there is no next attempt, because the job is dead. */
  readonly retryAt: string | null;
}

const MAX_ERROR = 500;

/** Stores the error of a failed attempt. Returns false if this worker has lost the job. */
export function failJob(database: Database, job: ClaimedJob, { error, retryAt }: Failure): Promise<boolean> {
  const state = retryAt === null ? sql`state = 'dead'` : sql`state = 'waiting', run_at = ${retryAt}`;
  return releaseJob(database, job, sql`${state}, last_error = ${error.slice(0, MAX_ERROR)}`);
}

/**
 * Releases a job, so that another worker can start it at once. The attempt does not count. Returns false if this worker
 * has lost the job.
 */
export const giveBackJob = (database: Database, job: ClaimedJob): Promise<boolean> =>
  releaseJob(database, job, sql`state = 'waiting', run_at = ${now()}, attempts = attempts - 1`);

async function releaseJob(database: Database, job: ClaimedJob, change: Sql): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(job.table.name)} set ${change}, lock_token = null, locked_until = null, updated_at = ${now()}
    where ${isOurs(job)}`.execute(database.kysely);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Extends the lease of a job. Returns false if this worker has lost the job. */
export async function extendLease(database: Database, job: ClaimedJob, until: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(job.table.name)} set locked_until = ${until} where ${isOurs(job)}`.execute(database.kysely);
  return Number(numAffectedRows ?? 0) > 0;
}

const isOurs = ({ academyId, id, lockToken }: ClaimedJob): Sql => {
  const ofAcademy = academyId === null ? sql`` : sql`academy_id = ${academyId} and`;
  return sql`${ofAcademy} id = ${id} and lock_token = ${lockToken}`;
};
