import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Timestamp } from '../../../platform/database/columns.ts';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { JobState } from '../../../platform/jobs/job-states.ts';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';

describeEnum(JobState, 'JobState', 'The status of a job.', {
  WAITING: 'Not due yet, or not begun.',
  HELD: 'Due, and its academy is suspended or deleted: it waits until the academy is back.',
  RUNNING: 'A process is at it.',
  DONE: 'Done. Such jobs are kept for 7 days.',
  DEAD: 'Failed at every attempt: not started again unless a user retries or discards it. Kept for 30 days.',
});

const COLUMNS =
  'id, created_at, updated_at, kind, run_at, state, attempts, max_attempts, locked_until, dedupe_key, last_error';

/** A job of an academy or of none, as operators see it: without its payload, which may hold addresses and sealed secrets. */
@ObjectType('Job', { description: 'Work that the service does later or outside.' })
@Entity({
  expression: `select academy_id, ${COLUMNS} from jobs union all select null, ${COLUMNS} from system_jobs`,
})
export class ListedJob {
  @Field(() => ID, { description: 'The identifier of the job: a UUID (version 7). What it sends carries it.' })
  @Property({ type: 'uuid' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The academy that it is done for; null for work of none.' })
  @Property({ type: 'uuid', nullable: true })
  academyId!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was queued: RFC 3339, UTC.' })
  @Property({ type: Timestamp })
  createdAt!: string;

  @Field(() => DateTimeScalar, { description: 'When it was last changed: RFC 3339, UTC.' })
  @Property({ type: Timestamp })
  updatedAt!: string;

  @Field(() => String, { description: 'The kind of job: `mail.invitation`.' })
  @Property({ type: 'string' })
  kind!: string;

  @Field(() => DateTimeScalar, {
    description: 'Not begun before: RFC 3339, UTC. Of one that failed, when it is tried again.',
  })
  @Property({ type: Timestamp })
  runAt!: string;

  @Field(() => JobState, { description: 'The status of the run.' })
  @Property({ type: 'string' })
  state!: JobState;

  @Field(() => Int, { description: 'How often it was begun.' })
  @Property({ type: 'integer' })
  attempts!: number;

  @Field(() => Int, { description: 'How often it is begun until it is dead.' })
  @Property({ type: 'integer' })
  maxAttempts!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when the process that runs it has it for itself.',
  })
  @Property({ type: Timestamp, nullable: true })
  lockedUntil!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'No two jobs of an academy have the same; at most 200 characters.',
  })
  @Property({ type: 'string', nullable: true })
  dedupeKey!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it failed last; at most 500 characters.' })
  @Property({ type: 'string', nullable: true })
  lastError!: string | null;
}
