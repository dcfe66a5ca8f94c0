import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar, DateTimeScalar, TimeScalar } from '../../../platform/validation/scalars.ts';
import { ClashKind, ClashSeverity } from './clash.enums.ts';

@ObjectType({ description: 'A student who is to be in two sessions at the same time.' })
export class ClashStudent {
  @Field(() => ID, { description: 'The student.' })
  studentId!: string;

  @Field(() => String, { description: 'The name of the student.' })
  name!: string;
}

/** Computed from sessions at each request: nothing is stored. */
@ObjectType({ description: 'A clash: a session, and the cause of the clash.' })
export class Clash {
  @Field(() => ID, {
    description: 'The id: a UUID (version 8) derived from the kind and the clashing records.',
  })
  id!: string;

  @Field(() => ClashKind, { description: 'The kind of clash.' })
  kind!: ClashKind;

  @Field(() => ClashSeverity, { description: 'How much it matters.' })
  severity!: ClashSeverity;

  @Field(() => DateScalar, { description: 'The day of the session, local to the academy.' })
  date!: string;

  @Field(() => TimeScalar, { description: 'When the session begins, local time of the academy.' })
  startTime!: string;

  @Field(() => DateTimeScalar, { description: 'When the session begins: RFC 3339, UTC.' })
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
      'The other session, at the same time; null where the kind has none: it is of two for `INSTRUCTOR`, `ROOM` and `STUDENT`.',
  })
  otherSessionId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The batch of the other session.' })
  otherBatchId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The time off, for `TIME_OFF`.' })
  timeOffId!: string | null;

  @Field(() => [ClashStudent], {
    description: 'The students who are to be in both, for `STUDENT`: those whom the caller sees, by name.',
  })
  students!: ClashStudent[];

  @Field(() => Int, {
    description:
      'The number of students who are expected in both, including students whom the caller cannot see; 0 for other kinds.',
  })
  studentCount!: number;
}

/** A clash without the names of students. */
export type ClashWithin = Omit<Clash, 'students'>;

/** Returns the key of a clash, the same from either of its sessions. */
export const clashKey = (kind: ClashKind, sessionId: string, againstId: string): string =>
  [kind, ...[sessionId, againstId].toSorted()].join(' ');
