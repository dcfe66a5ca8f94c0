import type { SqlEntityManager } from '@mikro-orm/sql';
import { insertIfAbsent } from '../database/insert-if-absent.ts';
import { now } from '../time/now.ts';
import { Job } from './job.entity.ts';
import type { JobKind } from './job-kind.ts';
import { jobIsQueuedIn } from './queued-jobs.ts';
import { SystemJob } from './system-job.entity.ts';

/** The time of a job, and a key that prevents duplicates. */
export interface JobOptions {
  /** The earliest start: RFC 3339, UTC. The default is the present time. */
  readonly runAt?: string;
  /** A key of at most 200 characters. If a job with the same key exists, no job is added. */
  readonly dedupeKey?: string;
}

/**
 * Adds a job in the transaction of `em`, for the academy of the session or for no academy. The job runs only after the
 * transaction has committed.
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

/** Returns the properties of a new row that have values. */
const plain = <T extends object>(row: T): Partial<T> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Partial<T>;
