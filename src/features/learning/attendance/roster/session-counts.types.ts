import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'The attendance counts of a session. Students and enrollments that were deleted after the session still count.',
})
export class SessionCounts {
  @Field(() => Int, { description: 'The number of students who were active in the batch on the day, marked or not.' })
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
