import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The sessions that a rehired staff member leads again.' })
export class TakeBackPayload {
  @Field(() => ID, { description: 'The staff member.' })
  staffId!: string;

  @Field(() => Int, { description: 'How many batches they teach again.' })
  batches!: number;

  @Field(() => Int, { description: 'How many sessions they lead again, those of these batches included.' })
  sessions!: number;

  @Field(() => Int, {
    description:
      'How many sessions stay without an instructor: the staff member is away or, as the academy refuses clashes, busy.',
  })
  skipped!: number;
}
