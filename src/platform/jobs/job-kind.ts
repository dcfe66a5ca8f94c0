import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Services } from '../tenancy/request-context.ts';

/** The owner of a job: an academy, or the system. */
type Owner = 'academy' | 'system';

/** A kind of background job, and the payload of its jobs. */
export interface JobKind<Payload extends object, Of extends Owner = Owner> {
  /** The name: `mail.invitation`. */
  readonly name: string;
  /** The owner of its jobs. */
  readonly of: Of;
  /** The number of attempts after which a job is dead. */
  readonly maxAttempts: number;
  /** The type of the payload. Only the compiler uses it. */
  readonly payload?: Payload;
}

const MAX_ATTEMPTS = 5;

/**
 * The number of attempts for mail. With the pauses between them, they cover fifteen hours, so no mail is lost if a mail
 * server is down for a night.
 */
export const MAIL = { maxAttempts: 8 };

/** Declares a kind of background job for academies. */
export const jobKind = <Payload extends object>(
  name: string,
  { maxAttempts = MAX_ATTEMPTS } = {},
): JobKind<Payload, 'academy'> => ({
  name,
  of: 'academy',
  maxAttempts,
});

/** Declares a kind of background job that belongs to no academy. */
export const systemJobKind = <Payload extends object>(
  name: string,
  { maxAttempts = MAX_ATTEMPTS } = {},
): JobKind<Payload, 'system'> => ({ name, of: 'system', maxAttempts });

/** A running job. */
export interface JobRun<Of extends Owner = Owner> {
  /**
   * The id, which is the same in all attempts. Requests to other services include the id, so that those services can
   * detect a repeated request.
   */
  readonly id: string;
  /** The number of the attempt, from 1. */
  readonly attempt: number;
  /** Null for a job that belongs to no academy. */
  readonly academyId: Of extends 'academy' ? string : string | null;
  readonly services: Services;
  /** A signal that is aborted when the process stops, or when another worker has claimed the job. */
  readonly signal: AbortSignal;
  /**
   * Runs the database writes of a job and ends the job in one transaction. Either the writes and the end of the job are
   * stored, or nothing is stored. A job of an academy runs in a transaction of the academy, and acts as the service
   * itself. A system job runs in a transaction outside of academies. If a handler does not call `finish`, the job ends
   * when the handler returns.
   */
  finish(effect: (em: SqlEntityManager) => Promise<void>): Promise<void>;
}

/** A running job of an academy. */
export type AcademyJobRun = JobRun<'academy'>;

/**
 * Runs the jobs of a kind. If the handler throws an error, the error is stored, and the job runs again later. After a
 * {@link DeadJob} error, the job does not run again.
 */
export interface JobHandler<Payload extends object = object, Of extends Owner = Owner> {
  readonly kind: JobKind<Payload, Of>;
  run(job: JobRun<Of>, payload: Payload): Promise<void>;
}

/** Pairs a handler with its kind, so that the payload is typed. */
export const onJob = <Payload extends object, Of extends Owner>(
  kind: JobKind<Payload, Of>,
  run: JobHandler<Payload, Of>['run'],
): JobHandler<Payload, Of> => ({ kind, run });

/** Thrown by a handler if further attempts would not help. The job is dead at once, even if it has attempts left. */
export class DeadJob extends Error {
  override readonly name = 'DeadJob';
}

/** A job that is repeated at fixed times. */
export interface Schedule {
  /**
   * The name: `sessions.sweep`. The name and the due time form the key by which several processes create only one job.
   */
  readonly name: string;
  /**
   * A cron pattern with five fields. For jobs of academies, it applies in the academy's time zone; for all other jobs,
   * in UTC.
   */
  readonly cron: string;
  readonly kind: JobKind<Record<string, never>>;
}
