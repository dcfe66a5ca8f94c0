import { Extensions, Field, Float, ID, ObjectType } from 'type-graphql';
import { READ_SCOPE } from '../../../platform/permissions/selection-scopes.ts';

@ObjectType({ description: 'A staff member who could lead a session as a substitute.' })
export class FreeInstructor {
  @Field(() => ID, { description: 'The staff member.' })
  staffId!: string;

  @Extensions({ [READ_SCOPE]: 'staff:read' })
  @Field(() => String, { description: 'The name of the staff member.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether they teach the course of the session, or have taught it.' })
  isQualified!: boolean;

  @Field(() => Float, {
    description:
      "Hours of the sessions that they lead in the session's week, which begins on the academy's first day of it.",
  })
  hoursThatWeek!: number;
}
