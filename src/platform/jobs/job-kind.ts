import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Services } from '../tenancy/request-context.ts';

/** Whether jobs belong to an academy each, or to none. */
type Owner = 'academy' | 'system';

/** A kind of work that is done later, and what a job of it carries. */
export interface JobKind<Payload extends object, Of extends Owner = Owner> {
  /** `mail.invitation` */
  readonly name: string;
  /** Whether its jobs belong to an academy each, or to none. */
  readonly of: Of;
  /** Times that it is begun before it is dead. */
  readonly maxAttempts: number;
  /** Only for the compiler. */
  readonly payload?: Payload;
}

const MAX_ATTEMPTS = 5;

/** Mail waits for its server for fifteen hours: one that is away for a night loses none. */
export const MAIL = { maxAttempts: 8 };

/** Declares work of academies. */
export const jobKind = <Payload extends object>(
  name: string,
  { maxAttempts = MAX_ATTEMPTS } = {},
): JobKind<Payload, 'academy'> => ({
  name,
  of: 'academy',
  maxAttempts,
});

/** Declares work of no academy. */
export const systemJobKind = <Payload extends object>(
  name: string,
  { maxAttempts = MAX_ATTEMPTS } = {},
): JobKind<Payload, 'system'> => ({ name, of: 'system', maxAttempts });

/** A job that is being done. */
export interface JobRun<Of extends Owner = Owner> {
  /** Stable over all attempts: what goes outside carries it, so that a repetition is known. */
  readonly id: string;
  /** From 1. */
  readonly attempt: number;
  /** Null for a job of no academy. */
  readonly academyId: Of extends 'academy' ? string : string | null;
  readonly services: Services;
  /** Aborted when the process stops, or another worker has the job. */
  readonly signal: AbortSignal;
  /**
   * Runs what the job does in the database, and ends the job, in one transaction: both or neither. Of the academy, as the
   * service itself; of none for a system job. A job whose handler returns without it ends then.
   */
  finish(effect: (em: SqlEntityManager) => Promise<void>): Promise<void>;
}

/** A job of an academy that is being done. */
export type AcademyJobRun = JobRun<'academy'>;

/** Does the jobs of a kind. What it throws is kept, and the job is begun again later, unless it is a {@link DeadJob}. */
export interface JobHandler<Payload extends object = object, Of extends Owner = Owner> {
  readonly kind: JobKind<Payload, Of>;
  run(job: JobRun<Of>, payload: Payload): Promise<void>;
}

/** Pairs a handler with its kind, so that the payload is typed. */
export const onJob = <Payload extends object, Of extends Owner>(
  kind: JobKind<Payload, Of>,
  run: JobHandler<Payload, Of>['run'],
): JobHandler<Payload, Of> => ({ kind, run });

/** Trying again would not help: the job is dead at once. */
export class DeadJob extends Error {
  override readonly name = 'DeadJob';
}

/** Work that comes again by the clock. */
export interface Schedule {
  /** `sessions.sweep`: with the time it is the key by which several processes make one job of it. */
  readonly name: string;
  /** Five fields: in the academy's time zone for work of academies, else in UTC. */
  readonly cron: string;
  readonly kind: JobKind<Record<string, never>>;
}
