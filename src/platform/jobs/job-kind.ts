import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Services } from '../tenancy/request-context.ts';

/** The owner of a job: an academy, or the system. */
type Owner = 'academy' | 'system';

/** A kind of background work, and the payload of its jobs. */
export interface JobKind<Payload extends object, Of extends Owner = Owner> {
  /** The name: `mail.invitation`. */
  readonly name: string;
  /** The owner of its jobs. */
  readonly of: Of;
  /** The number of attempts after which a job is dead. */
  readonly maxAttempts: number;
  /** The type of the payload; only for the compiler. */
  readonly payload?: Payload;
}

const MAX_ATTEMPTS = 5;

/** The attempts for mail, which last fifteen hours in total: a mail server may be down for a night without loss. */
export const MAIL = { maxAttempts: 8 };

/** Declares background work of academies. */
export const jobKind = <Payload extends object>(
  name: string,
  { maxAttempts = MAX_ATTEMPTS } = {},
): JobKind<Payload, 'academy'> => ({
  name,
  of: 'academy',
  maxAttempts,
});

/** Declares background work that belongs to no academy. */
export const systemJobKind = <Payload extends object>(
  name: string,
  { maxAttempts = MAX_ATTEMPTS } = {},
): JobKind<Payload, 'system'> => ({ name, of: 'system', maxAttempts });

/** A running job. */
export interface JobRun<Of extends Owner = Owner> {
  /** The id, the same in all attempts. Requests to other services include it, so that they can detect a repetition. */
  readonly id: string;
  /** The number of the attempt, from 1. */
  readonly attempt: number;
  /** Null for a job that belongs to no academy. */
  readonly academyId: Of extends 'academy' ? string : string | null;
  readonly services: Services;
  /** A signal that is aborted when the process stops, or when another worker has claimed the job. */
  readonly signal: AbortSignal;
  /**
   * Runs the job's database writes and ends the job in one transaction, so that both are stored or neither. A job of an
   * academy runs in a transaction of the academy, and acts as the service itself; a system job runs in a transaction of
   * no academy. If a handler returns without calling `finish`, the job ends when the handler returns.
   */
  finish(effect: (em: SqlEntityManager) => Promise<void>): Promise<void>;
}

/** A running job of an academy. */
export type AcademyJobRun = JobRun<'academy'>;

/**
 * Runs the jobs of a kind. A thrown error is stored, and the job is started again later, unless the error is a {@link
 * DeadJob}.
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

/** Thrown by a handler if a further attempt would not help: the job is dead immediately, even if attempts remain. */
export class DeadJob extends Error {
  override readonly name = 'DeadJob';
}

/** Work that is repeated at fixed times. */
export interface Schedule {
  /** The name: `sessions.sweep`. Together with the time it is the key that lets several processes create only one job. */
  readonly name: string;
  /** A cron pattern with five fields: in the academy's time zone for work of academies, in UTC otherwise. */
  readonly cron: string;
  readonly kind: JobKind<Record<string, never>>;
}
