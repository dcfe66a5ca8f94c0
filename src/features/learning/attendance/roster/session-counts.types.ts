import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'The attendance counts of a session, for the students of its roster that the caller can see.',
})
export class SessionCounts {
  @Field(() => Int, { description: 'The number of students in the roster, marked or not.' })
  expected!: number;

  @Field(() => Int, { description: 'The number of students who attended on time.' })
  present!: number;

  @Field(() => Int, { description: 'The number of students who arrived late.' })
  late!: number;

  @Field(() => Int, { description: 'The number of students who did not attend.' })
  absent!: number;

  @Field(() => Int, { description: 'The number of students who did not attend, with approval.' })
  excused!: number;
}
