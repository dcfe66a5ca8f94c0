import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Timestamp } from '../../../platform/database/columns.ts';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { JobState } from '../../../platform/jobs/job-states.ts';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';

describeEnum(JobState, 'JobState', 'The status of a job.', {
  WAITING: 'Not due yet, or not started yet.',
  HELD: 'Due, but the academy is suspended or deleted. The job waits until the academy is active again.',
  RUNNING: 'A process is running the job.',
  DONE: 'Done. Done jobs are stored for 7 days.',
  DEAD: 'Failed at every attempt. The job does not start again unless a user retries it. Stored for 30 days.',
});

const COLUMNS =
  'id, created_at, updated_at, kind, run_at, state, attempts, max_attempts, locked_until, dedupe_key, last_error';

/**
 * A job of an academy, or a job without an academy, as operators see it. The payload is omitted, because it may contain
 * addresses and encrypted secrets.
 */
@ObjectType('Job', { description: 'Work that the service does after a request.' })
@Entity({
  expression: `select academy_id, ${COLUMNS} from jobs union all select null, ${COLUMNS} from system_jobs`,
})
export class ListedJob {
  @Field(() => ID, {
    description: 'The identifier of the job: a UUID (version 7). Messages that the job sends contain this id.',
  })
  @Property({ type: 'uuid' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The academy of the job; null for a job of the platform.' })
  @Property({ type: 'uuid', nullable: true })
  academyId!: string | null;

  @Field(() => DateTimeScalar, { description: 'The time at which the job was enqueued: RFC 3339, UTC.' })
  @Property({ type: Timestamp })
  createdAt!: string;

  @Field(() => DateTimeScalar, { description: 'The time of the last change: RFC 3339, UTC.' })
  @Property({ type: Timestamp })
  updatedAt!: string;

  @Field(() => String, { description: 'The kind of job, such as `mail.invitation`.' })
  @Property({ type: 'string' })
  kind!: string;

  @Field(() => DateTimeScalar, {
    description: 'The earliest time of the next attempt: RFC 3339, UTC.',
  })
  @Property({ type: Timestamp })
  runAt!: string;

  @Field(() => JobState, { description: 'The status of the job.' })
  @Property({ type: 'string' })
  state!: JobState;

  @Field(() => Int, { description: 'The number of attempts so far.' })
  @Property({ type: 'integer' })
  attempts!: number;

  @Field(() => Int, { description: 'The number of attempts after which the job is dead.' })
  @Property({ type: 'integer' })
  maxAttempts!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time until which the job is reserved for the process that runs it: RFC 3339, UTC.',
  })
  @Property({ type: Timestamp, nullable: true })
  lockedUntil!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The key that prevents duplicate jobs, unique among the jobs of an academy: at most 200 characters.',
  })
  @Property({ type: 'string', nullable: true })
  dedupeKey!: string | null;

  @Field(() => String, { nullable: true, description: 'The error of the last failed attempt: at most 500 characters.' })
  @Property({ type: 'string', nullable: true })
  lastError!: string | null;
}
