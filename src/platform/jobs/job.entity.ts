import { Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Timestamp } from '../database/columns.ts';
import { NoteRecord, TenantIndexes } from '../database/tenant-record.ts';
import { JobState } from './job-states.ts';

/** A background job of an academy. It is queued in the transaction of the change that causes it. */
@Entity({
  tableName: 'jobs',
  // row-level security is not forced on the owner, who claims the jobs of all academies together
  rowLevelSecurity: true,
})
@TenantIndexes('createdAt')
@Index({ properties: ['createdAt', 'id'] })
@Unique({ properties: ['academyId', 'dedupeKey'] })
// with coalesce, because SQLite recompiles statements that compare a column of a partial index with a parameter
@Index({ properties: ['runAt', 'id'], where: "coalesce(state, '') = 'waiting'" })
@Index({ properties: ['lockedUntil', 'id'], where: 'lock_token is not null' })
@Index({ properties: ['academyId', 'id'], where: "coalesce(state, '') = 'held'" })
@Index({ name: 'jobs_done_index', properties: ['updatedAt', 'id'], where: "coalesce(state, '') = 'done'" })
@Index({ name: 'jobs_dead_index', properties: ['updatedAt', 'id'], where: "coalesce(state, '') = 'dead'" })
export class Job extends NoteRecord {
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

  /** The token of the worker that runs the job; only this worker may end it. */
  @Property({ type: 'uuid', nullable: true })
  lockToken: string | null = null;

  /** A key that is unique among stored jobs, including finished jobs until they are deleted. */
  @Property({ type: 'string', length: 200, nullable: true })
  dedupeKey: string | null = null;

  /** The error of the last failed attempt. */
  @Property({ type: 'string', length: 500, nullable: true })
  lastError: string | null = null;
}
