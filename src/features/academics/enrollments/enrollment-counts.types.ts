import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How many enrollments there are, by where they stand.' })
export class EnrollmentCounts {
  @Field(() => Int, { description: 'All of them.' })
  total!: number;

  @Field(() => Int, { description: 'Requested, those on the waitlist among them.' })
  pending!: number;

  @Field(() => Int, { description: 'Students who are enrolled.' })
  active!: number;

  @Field(() => Int, { description: 'Enrollments that are completed.' })
  completed!: number;

  @Field(() => Int, { description: 'Enrollments that ended early.' })
  dropped!: number;
}
