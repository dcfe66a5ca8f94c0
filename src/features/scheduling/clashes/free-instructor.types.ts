import { Extensions, Field, Float, ID, ObjectType } from 'type-graphql';
import { READ_SCOPE } from '../../../platform/permissions/selection-scopes.ts';

@ObjectType({ description: 'A staff member who could lead a session as a substitute.' })
export class FreeInstructor {
  @Field(() => ID, { description: 'The staff member.' })
  staffId!: string;

  @Extensions({ [READ_SCOPE]: 'staff:read' })
  @Field(() => String, { description: 'The name of the staff member.' })
  name!: string;

  @Field(() => Boolean, { description: 'True if the staff member teaches or has taught the course of the session.' })
  isQualified!: boolean;

  @Field(() => Float, {
    description:
      "The total hours of the staff member's sessions in the week of this session. The academy's setting " +
      'determines the first day of the week.',
  })
  hoursThatWeek!: number;
}
