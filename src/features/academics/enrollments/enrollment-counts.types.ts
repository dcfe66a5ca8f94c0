import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The number of enrollments by status.' })
export class EnrollmentCounts {
  @Field(() => Int, { description: 'All enrollments.' })
  total!: number;

  @Field(() => Int, { description: 'Requested enrollments, including enrollments on the waitlist.' })
  pending!: number;

  @Field(() => Int, { description: 'Active enrollments.' })
  active!: number;

  @Field(() => Int, { description: 'Completed enrollments.' })
  completed!: number;

  @Field(() => Int, { description: 'Enrollments that ended early.' })
  dropped!: number;
}
