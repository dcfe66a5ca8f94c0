import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The number of enrollments by status.' })
export class EnrollmentCounts {
  @Field(() => Int, { description: 'The number of all enrollments.' })
  total!: number;

  @Field(() => Int, { description: 'The number of requested enrollments, including enrollments on the waitlist.' })
  pending!: number;

  @Field(() => Int, { description: 'The number of active enrollments.' })
  active!: number;

  @Field(() => Int, { description: 'The number of completed enrollments.' })
  completed!: number;

  @Field(() => Int, { description: 'The number of enrollments that ended early.' })
  dropped!: number;
}
