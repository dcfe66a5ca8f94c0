import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar, MoneyScalar, TimeScalar } from '../../../../platform/validation/scalars.ts';
import { ClashKind, ClashSeverity } from '../../clashes/clash.enums.ts';

/** Sessions that each list of a preview shows at most. */
export const MOST_PREVIEWED = 500;

@ObjectType({ description: 'A session that a change would make, change or leave as it is.' })
export class PreviewedSession {
  @Field(() => ID, { nullable: true, description: 'The id of the session; null for one that would be made.' })
  sessionId!: string | null;

  @Field(() => ID, { description: 'The id of its batch.' })
  batchId!: string;

  @Field(() => DateScalar, { description: 'The day that it would be on, local to the academy: YYYY-MM-DD.' })
  date!: string;

  @Field(() => TimeScalar, { description: 'When it would begin, local time of the academy: HH:MM:SS.' })
  startTime!: string;
}

@ObjectType({ description: 'A clash that the change would cause: a session, and the cause of the clash.' })
export class PreviewedClash {
  @Field(() => ClashKind, { description: 'The kind of clash.' })
  kind!: ClashKind;

  @Field(() => ClashSeverity, { description: 'How much it matters.' })
  severity!: ClashSeverity;

  @Field(() => ID, { nullable: true, description: 'The id of the session; null for one that would be made.' })
  sessionId!: string | null;

  @Field(() => ID, { description: 'The id of its batch.' })
  batchId!: string;

  @Field(() => DateScalar, { description: 'The day that it would be on, local to the academy: YYYY-MM-DD.' })
  date!: string;

  @Field(() => TimeScalar, { description: 'When it would begin, local time of the academy: HH:MM:SS.' })
  startTime!: string;

  @Field(() => ID, { nullable: true, description: 'The id of the staff member who would lead it.' })
  instructorId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of the room that it would be in.' })
  roomId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the other session; null where the kind has none, and for one that would be made.',
  })
  otherSessionId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of the batch of the other session.' })
  otherBatchId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of the time off, for `TIME_OFF`.' })
  timeOffId!: string | null;

  @Field(() => Int, { description: 'How many students would have to be in both; 0 for other kinds than `STUDENT`.' })
  studentCount!: number;
}

@ObjectType({ description: 'How many sessions a change would concern.' })
export class SchedulePreviewCounts {
  @Field(() => Int, { description: 'How many would be made.' })
  created!: number;

  @Field(() => Int, { description: 'How many would change their time, instructor or room.' })
  moved!: number;

  @Field(() => Int, { description: 'The number of sessions that would be cancelled.' })
  cancelled!: number;

  @Field(() => Int, { description: 'The number of cancelled sessions that would be restored.' })
  restored!: number;

  @Field(() => Int, { description: 'How many would be deleted, as nothing hangs on them.' })
  removed!: number;

  @Field(() => Int, { description: 'How many to come would stay as they are.' })
  kept!: number;

  @Field(() => Int, { description: 'How many clashes it would newly make.' })
  clashes!: number;
}

@ObjectType({ description: 'The credit that a change would give an enrollment for a billed period.' })
export class PreviewedCredit {
  @Field(() => ID, { description: 'The id of the enrollment.' })
  enrollmentId!: string;

  @Field(() => ID, { description: 'The id of the student.' })
  studentId!: string;

  @Field(() => String, { nullable: true, description: 'The title of the fees.' })
  title!: string | null;

  @Field(() => String, { description: 'The period: `once`, a month as `2026-12`, or the id of a term or a session.' })
  period!: string;

  @Field(() => Int, { description: 'For how many sessions; 0 if it is not for single sessions.' })
  sessions!: number;

  @Field(() => MoneyScalar, {
    description: 'The amount; negative for a credit that it would revoke, or a fee that it would raise or bill.',
  })
  amount!: number;
}

const listed = (what: string) =>
  Field(() => [PreviewedSession], { description: `${what}, by day and time: the first ${MOST_PREVIEWED}.` });

@ObjectType({ description: 'The effects of a change on sessions. A preview writes nothing.' })
export class SchedulePreview {
  @Field(() => SchedulePreviewCounts, { description: 'How many sessions it would concern.' })
  counts!: SchedulePreviewCounts;

  @listed('Sessions that it would create')
  created!: PreviewedSession[];

  @listed('Sessions whose time, instructor or room it would change, as they would be afterwards')
  moved!: PreviewedSession[];

  @listed('Sessions that it would cancel')
  cancelled!: PreviewedSession[];

  @listed('Cancelled sessions that it would restore')
  restored!: PreviewedSession[];

  @listed('Sessions that it would delete')
  removed!: PreviewedSession[];

  @listed('Upcoming sessions that would stay unchanged')
  kept!: PreviewedSession[];

  @Extensions({ usualLength: 50 })
  @Field(() => [PreviewedCredit], {
    nullable: true,
    description:
      `The credit that it would give for cancelled sessions and for places that it moves or ends, by enrollment: the first ${MOST_PREVIEWED}. Null for callers who ` +
      'may not read fees: department heads, teachers, and API keys without the scope `fees:read`.',
  })
  credits!: PreviewedCredit[] | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'The sum of all that it would credit. Null for callers who may not read fees.',
  })
  creditsTotal!: number | null;

  @Field(() => [PreviewedClash], {
    description:
      `Clashes of sessions to come that it would newly make, by day and time: the first ${MOST_PREVIEWED}. An academy that ` +
      'refuses clashes would refuse the change of a batch for those that are `HARD`.',
  })
  clashes!: PreviewedClash[];
}
