import { Field, ObjectType } from 'type-graphql';
import { Attendance } from './attendance.entity.ts';

@ObjectType({ description: 'Attendance marks that were written together.' })
export class AttendanceChange {
  /** The id of the session, for the field `session`. */
  sessionId!: string | null;

  @Field(() => [Attendance], { description: 'The marks that the caller can see, as they are now.' })
  marks!: readonly Attendance[];
}
