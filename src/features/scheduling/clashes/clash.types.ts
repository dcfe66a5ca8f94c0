import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar, DateTimeScalar, TimeScalar } from '../../../platform/validation/scalars.ts';
import { ClashKind, ClashSeverity } from './clash.enums.ts';

@ObjectType({ description: 'A student who is expected in two sessions at the same time.' })
export class ClashStudent {
  @Field(() => ID, { description: 'The student.' })
  studentId!: string;

  @Field(() => String, { description: 'The name of the student.' })
  name!: string;
}

/** Clashes are not stored. They are computed from the sessions at each request. */
@ObjectType({
  description: "A clash of a session with another session, time off, availability or a room's capacity.",
})
export class Clash {
  @Field(() => ID, {
    description: 'The id: a UUID (version 8) derived from the kind and the clashing records.',
  })
  id!: string;

  @Field(() => ClashKind, { description: 'The kind of clash.' })
  kind!: ClashKind;

  @Field(() => ClashSeverity, { description: 'The severity of the clash.' })
  severity!: ClashSeverity;

  @Field(() => DateScalar, { description: 'The day of the session, local to the academy.' })
  date!: string;

  @Field(() => TimeScalar, { description: 'The start time of the session, local time of the academy.' })
  startTime!: string;

  @Field(() => DateTimeScalar, { description: 'The start of the session: RFC 3339, UTC.' })
  startsAt!: string;

  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;

  @Field(() => ID, { description: 'The batch of the session.' })
  batchId!: string;

  @Field(() => ID, { nullable: true, description: 'The staff member who leads the session.' })
  instructorId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The room of the session.' })
  roomId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The other session, at the same time; null if the kind involves no other session. `INSTRUCTOR`, `ROOM` ' +
      'and `STUDENT` involve two sessions.',
  })
  otherSessionId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The batch of the other session.' })
  otherBatchId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The time off, for `TIME_OFF`.' })
  timeOffId!: string | null;

  @Field(() => [ClashStudent], {
    description:
      'The students who are expected in both sessions, ordered by name: only for `STUDENT`, and only students ' +
      'whom the caller can see.',
  })
  students!: ClashStudent[];

  @Field(() => Int, {
    description:
      'The number of students who are expected in both sessions, including students whom the caller cannot ' +
      'see; 0 unless the kind is `STUDENT`.',
  })
  studentCount!: number;
}

/** A clash without the list of its students. */
export type ClashWithin = Omit<Clash, 'students'>;

/** Returns the key of a clash. The key does not depend on the order of the two ids. */
export const clashKey = (kind: ClashKind, sessionId: string, againstId: string): string =>
  [kind, ...[sessionId, againstId].toSorted()].join(' ');
