import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How many students of a session were there, of those whom the caller sees in its roster.' })
export class SessionCounts {
  @Field(() => Int, { description: 'All students of the roster, marked or not.' })
  expected!: number;

  @Field(() => Int, { description: 'Students who attended on time.' })
  present!: number;

  @Field(() => Int, { description: 'Students who arrived late.' })
  late!: number;

  @Field(() => Int, { description: 'Students who did not attend.' })
  absent!: number;

  @Field(() => Int, { description: 'Students who did not attend, with approval.' })
  excused!: number;
}
