import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Timestamp } from '../database/columns.ts';
import { RecordTimes } from '../database/tenant-record.ts';
import { JobState } from './job-states.ts';

/** A job that belongs to no academy: account mails, deletion of old login sessions. */
@Entity({ tableName: 'system_jobs' })
@Unique({ properties: ['dedupeKey'] })
@Index({ properties: ['createdAt', 'id'] })
@Index({ properties: ['runAt', 'id'], where: "coalesce(state, '') = 'waiting'" })
@Index({ properties: ['lockedUntil', 'id'], where: 'lock_token is not null' })
@Index({ name: 'system_jobs_done_index', properties: ['updatedAt', 'id'], where: "coalesce(state, '') = 'done'" })
@Index({ name: 'system_jobs_dead_index', properties: ['updatedAt', 'id'], where: "coalesce(state, '') = 'dead'" })
export class SystemJob extends RecordTimes {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

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
