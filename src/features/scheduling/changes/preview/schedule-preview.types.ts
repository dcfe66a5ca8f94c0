import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar, MoneyScalar, TimeScalar } from '../../../../platform/validation/scalars.ts';
import { ClashKind, ClashSeverity } from '../../clashes/clash.enums.ts';

/** The maximum number of items in each list of a preview. */
export const MOST_PREVIEWED = 500;

@ObjectType({ description: 'A session in the preview of a change.' })
export class PreviewedSession {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the session; null for a session that the change would create.',
  })
  sessionId!: string | null;

  @Field(() => ID, { description: "The id of the session's batch." })
  batchId!: string;

  @Field(() => DateScalar, {
    description: 'The day of the session after the change, local to the academy: YYYY-MM-DD.',
  })
  date!: string;

  @Field(() => TimeScalar, {
    description: 'The start time of the session after the change, local time of the academy: HH:MM:SS.',
  })
  startTime!: string;
}

@ObjectType({
  description:
    'A clash that the change would cause: a session clashes with another session, time off, availability or ' +
    "a room's capacity.",
})
export class PreviewedClash {
  @Field(() => ClashKind, { description: 'The kind of clash.' })
  kind!: ClashKind;

  @Field(() => ClashSeverity, { description: 'The severity of the clash.' })
  severity!: ClashSeverity;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the session; null for a session that the change would create.',
  })
  sessionId!: string | null;

  @Field(() => ID, { description: "The id of the session's batch." })
  batchId!: string;

  @Field(() => DateScalar, {
    description: 'The day of the session after the change, local to the academy: YYYY-MM-DD.',
  })
  date!: string;

  @Field(() => TimeScalar, {
    description: 'The start time of the session after the change, local time of the academy: HH:MM:SS.',
  })
  startTime!: string;

  @Field(() => ID, { nullable: true, description: 'The id of the staff member who would lead the session.' })
  instructorId!: string | null;

  @Field(() => ID, { nullable: true, description: "The id of the session's room after the change." })
  roomId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the other session. Null if the kind involves no other session, and for a session that the ' +
      'change would create.',
  })
  otherSessionId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of the batch of the other session.' })
  otherBatchId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of the time off, for `TIME_OFF`.' })
  timeOffId!: string | null;

  @Field(() => Int, {
    description: 'The number of students who would be expected in both sessions; 0 for kinds other than `STUDENT`.',
  })
  studentCount!: number;
}

@ObjectType({ description: 'The number of sessions that a change would affect.' })
export class SchedulePreviewCounts {
  @Field(() => Int, { description: 'The number of sessions that would be created.' })
  created!: number;

  @Field(() => Int, { description: 'The number of sessions whose time, instructor or room would change.' })
  moved!: number;

  @Field(() => Int, { description: 'The number of sessions that would be cancelled.' })
  cancelled!: number;

  @Field(() => Int, { description: 'The number of cancelled sessions that would be restored.' })
  restored!: number;

  @Field(() => Int, {
    description: 'The number of sessions that would be deleted, because no other records refer to them.',
  })
  removed!: number;

  @Field(() => Int, { description: 'The number of upcoming sessions that would stay unchanged.' })
  kept!: number;

  @Field(() => Int, { description: 'The number of new clashes that the change would cause.' })
  clashes!: number;
}

@ObjectType({ description: 'The credit that a change would give to an enrollment for a billed period.' })
export class PreviewedCredit {
  @Field(() => ID, { description: 'The id of the enrollment.' })
  enrollmentId!: string;

  @Field(() => ID, { description: 'The id of the student.' })
  studentId!: string;

  @Field(() => String, { nullable: true, description: 'The title of the fees.' })
  title!: string | null;

  @Field(() => String, {
    description: 'The period: `once` for one-time fees, a month such as `2026-12`, or the id of a term or a session.',
  })
  period!: string;

  @Field(() => Int, {
    description: 'The number of sessions that are credited; 0 if the credit is not for single sessions.',
  })
  sessions!: number;

  @Field(() => MoneyScalar, {
    description:
      'The amount of the credit. Negative if the change would revoke a credit, increase a fee or bill a new fee.',
  })
  amount!: number;
}

const listed = (what: string) =>
  Field(() => [PreviewedSession], { description: `${what}, by day and time: the first ${MOST_PREVIEWED}.` });

@ObjectType({ description: 'The effects of a change on sessions. A preview writes nothing.' })
export class SchedulePreview {
  @Field(() => SchedulePreviewCounts, { description: 'The number of sessions that the change would affect.' })
  counts!: SchedulePreviewCounts;

  @listed('Sessions that the change would create')
  created!: PreviewedSession[];

  @listed('Sessions whose time, instructor or room would change, in their new state')
  moved!: PreviewedSession[];

  @listed('Sessions that the change would cancel')
  cancelled!: PreviewedSession[];

  @listed('Cancelled sessions that the change would restore')
  restored!: PreviewedSession[];

  @listed('Sessions that the change would delete')
  removed!: PreviewedSession[];

  @listed('Upcoming sessions that would stay unchanged')
  kept!: PreviewedSession[];

  @Extensions({ usualLength: 50 })
  @Field(() => [PreviewedCredit], {
    nullable: true,
    description:
      'The credits per enrollment that the change would give for cancelled sessions and for moved or ended ' +
      `places: the first ${MOST_PREVIEWED}. Null for callers who may not read fees: department heads, ` +
      'teachers, and API keys without the scope `fees:read`.',
  })
  credits!: PreviewedCredit[] | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'The sum of all credits that the change would give. Null for callers who may not read fees.',
  })
  creditsTotal!: number | null;

  @Field(() => [PreviewedClash], {
    description:
      'New clashes of upcoming sessions that the change would cause, by day and time: the first ' +
      `${MOST_PREVIEWED}. An academy that refuses clashes would refuse a batch change that causes \`HARD\` ` +
      'clashes.',
  })
  clashes!: PreviewedClash[];
}
