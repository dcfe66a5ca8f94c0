import { Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Timestamp } from '../database/columns.ts';
import { NoteRecord, TenantIndexes } from '../database/tenant-record.ts';
import { JobState } from './job-states.ts';

/** Background work of an academy, queued in the transaction that it follows from. */
@Entity({
  tableName: 'jobs',
  // not forced on the owner: jobs of all academies are claimed together
  rowLevelSecurity: true,
})
@TenantIndexes('createdAt')
@Index({ properties: ['createdAt', 'id'] })
@Unique({ properties: ['academyId', 'dedupeKey'] })
// SQLite prepares statements anew that compare a column of a partial index with a parameter: hence the function
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

  /** Not before. */
  @Property({ type: Timestamp })
  runAt!: string;

  @Property({ type: 'string', length: 10 })
  state: JobState = JobState.WAITING;

  /** How often it was begun. */
  @Property({ type: 'integer' })
  attempts: number = 0;

  @Property({ type: 'integer' })
  maxAttempts!: number;

  /** The end of the lease. */
  @Property({ type: Timestamp, nullable: true })
  lockedUntil: string | null = null;

  /** The token of the worker that runs it: only this worker may end it. */
  @Property({ type: 'uuid', nullable: true })
  lockToken: string | null = null;

  /** No two jobs have the same, as long as finished ones are kept. */
  @Property({ type: 'string', length: 200, nullable: true })
  dedupeKey: string | null = null;

  /** Why it failed last. */
  @Property({ type: 'string', length: 500, nullable: true })
  lastError: string | null = null;
}
