import type { SqlEntityManager } from '@mikro-orm/sql';
import { insertIfAbsent } from '../database/insert-if-absent.ts';
import { now } from '../time/now.ts';
import { Job } from './job.entity.ts';
import type { JobKind } from './job-kind.ts';
import { jobIsQueuedIn } from './queued-jobs.ts';
import { SystemJob } from './system-job.entity.ts';

/** When a job is done, and which others it is the same as. */
export interface JobOptions {
  /** Not before: RFC 3339, UTC. At once when omitted. */
  readonly runAt?: string;
  /** At most 200 characters. Where there is a job with the same key already, none is added. */
  readonly dedupeKey?: string;
}

/**
 * Adds a job of the session's academy, or of none, to the transaction of `em`: it is done once the transaction is
 * committed, and never if it is not.
 */
export async function enqueue<Payload extends object>(
  em: SqlEntityManager,
  kind: JobKind<Payload>,
  payload: Payload,
  { runAt = now(), dedupeKey }: JobOptions = {},
): Promise<void> {
  jobIsQueuedIn(em);
  const values = { kind: kind.name, payload, maxAttempts: kind.maxAttempts, runAt };
  const job = Object.assign(kind.of === 'academy' ? new Job() : new SystemJob(), values);
  if (dedupeKey === undefined) em.persist(job);
  else if (job instanceof Job) await insertIfAbsent(em, Job, { ...plain(job), dedupeKey }, ['academyId', 'dedupeKey']);
  else await insertIfAbsent(em, SystemJob, { ...plain(job), dedupeKey }, ['dedupeKey']);
}

/** The values that a new row has by itself. */
const plain = <T extends object>(row: T): Partial<T> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Partial<T>;
