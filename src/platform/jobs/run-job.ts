import type { SqlEntityManager } from '@mikro-orm/sql';
import { systemTransaction, tenantTransaction } from '../database/tenant-session.ts';
import type { Services } from '../tenancy/request-context.ts';
import type { ClaimedJob } from './claim-jobs.ts';
import { endJob, failJob, LeaseLost } from './end-jobs.ts';
import { DeadJob, type JobHandler } from './job-kind.ts';

/** The outcome of a started job. `lost` means that another worker has claimed the job, or that this process stops. */
export type Outcome = 'done' | 'failed' | 'dead' | 'lost';

/**
 * The milliseconds before the second attempt. Each further pause is longer by the factor `GROWTH`. `SPREAD` is the
 * random part of a pause.
 */
const FIRST_PAUSE_MS = 10_000;
const GROWTH = 4;
const SPREAD = 0.2;

/**
 * Returns the milliseconds between a failed attempt and the next one. `attempt` is the number of the failed attempt,
 * from 1.
 */
export const backOff = (attempt: number): number =>
  FIRST_PAUSE_MS * GROWTH ** (attempt - 1) * (1 - SPREAD + 2 * SPREAD * Math.random());

/** A job that this process has claimed, and its handler. */
export interface JobToRun {
  readonly handler: JobHandler;
  readonly job: ClaimedJob;
  /** A signal that is aborted when the process stops, or when the process has lost the job. */
  readonly signal: AbortSignal;
}

/**
 * Runs a job. Never throws: errors are stored with the job and logged. `now` returns the time at which a failure is
 * recorded.
 */
export async function runJob(
  services: Services,
  { handler, job, signal }: JobToRun,
  now: () => number = Date.now,
): Promise<Outcome> {
  const { id, academyId, attempt } = job;
  const log = services.log.child({ job: id, kind: job.kind, academyId, attempt });
  let hasEnded = false;
  const finish = async (effect: (em: SqlEntityManager) => Promise<void>): Promise<void> => {
    if (hasEnded) throw new Error('The job has ended already.');
    await transactionOf(services, job, async (em) => {
      await endJob(em, job);
      await effect(em);
    });
    hasEnded = true;
  };
  try {
    await handler.run({ id, attempt, academyId, services, signal, finish }, job.payload);
    if (!hasEnded) await finish(async () => undefined);
    return 'done';
  } catch (err) {
    if (hasEnded) {
      log.error({ err }, 'a job failed behind its end');
      return 'done';
    }
    if (err instanceof LeaseLost || signal.aborted) return 'lost';
    const isDead = err instanceof DeadJob || attempt >= job.maxAttempts;
    const retryAt = isDead ? null : new Date(now() + backOff(attempt)).toISOString();
    try {
      if (!(await failJob(services.database, job, { error: messageOf(err), retryAt }))) return 'lost';
    } catch (failure) {
      // the failure could not be stored, so the job can be claimed again when its lease expires
      log.warn({ err, failure }, 'a job failed, which could not be kept');
      return 'lost';
    }
    if (isDead) log.error({ err }, 'a job is dead');
    else log.warn({ err, retryAt }, 'a job failed and is begun again');
    return isDead ? 'dead' : 'failed';
  }
}

/**
 * Runs `work` in a transaction for a job. For a job of an academy, the transaction runs in the academy, as the service
 * itself. For a system job, it runs outside of academies.
 */
function transactionOf(
  { database }: Services,
  { academyId, id }: ClaimedJob,
  work: (em: SqlEntityManager) => Promise<void>,
): Promise<void> {
  return academyId === null
    ? systemTransaction(database, work)
    : tenantTransaction(database, academyId, work, { userId: null, requestId: id });
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));
