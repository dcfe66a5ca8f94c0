import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Timestamp } from '../database/columns.ts';
import type { RecordTimes } from '../database/tenant-record.ts';
import { JobState } from './job-states.ts';

// biome-ignore lint/suspicious/noExplicitAny: TypeScript requires these parameters of a class that is extended by a function
type RecordClass = abstract new (...args: any[]) => RecordTimes;

/**
 * Returns a base class for jobs: `base`, with the columns and indexes of jobs added. Jobs of academies and system jobs
 * have separate tables, because the keys of an academy's rows begin with the academy's id.
 */
export function queuedJob<Base extends RecordClass>(base: Base, tableName: string) {
  @Index({ properties: ['createdAt', 'id'] as never })
  // with coalesce: otherwise, SQLite would compile statements again for each run if they compare a column of a partial
  // index with a parameter
  @Index({ properties: ['runAt', 'id'] as never, where: "coalesce(state, '') = 'waiting'" })
  @Index({ properties: ['lockedUntil', 'id'] as never, where: 'lock_token is not null' })
  @Index(endedIn(tableName, JobState.DONE))
  @Index(endedIn(tableName, JobState.DEAD))
  abstract class QueuedJob extends base {
    /** The kind of job: `mail.invitation`. */
    @Property({ type: 'string', length: 50 })
    kind!: string;

    @Property({ type: 'json' })
    payload!: Record<string, unknown>;

    /** The earliest start. */
    @Property({ type: Timestamp })
    runAt!: string;

    @Property({ type: 'string', length: 10 })
    state: JobState = JobState.WAITING;

    /** The number of started attempts. */
    @Property({ type: 'integer' })
    attempts: number = 0;

    @Property({ type: 'integer' })
    maxAttempts!: number;

    /** The end of the lease. */
    @Property({ type: Timestamp, nullable: true })
    lockedUntil: string | null = null;

    /** The token of the worker that runs the job. Only this worker may end the job. */
    @Property({ type: 'uuid', nullable: true })
    lockToken: string | null = null;

    /** A key that is unique among stored jobs. Finished jobs count until they are deleted. */
    @Property({ type: 'string', length: 200, nullable: true })
    dedupeKey: string | null = null;

    /** The error of the last failed attempt. */
    @Property({ type: 'string', length: 500, nullable: true })
    lastError: string | null = null;
  }
  return QueuedJob;
}

/** Returns the index by which old jobs with this final state are found and deleted. */
const endedIn = (tableName: string, state: JobState) => ({
  name: `${tableName}_${state}_index`,
  properties: ['updatedAt', 'id'] as never,
  where: `coalesce(state, '') = '${state}'`,
});
