import { Field, ObjectType } from 'type-graphql';
import { DateScalar } from '../../../platform/validation/scalars.ts';

@ObjectType({ description: 'A day of a timetable.' })
export class TimetableDay {
  @Field(() => DateScalar, { description: 'The day, local to the academy.' })
  date!: string;
}
