import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The number of batches and sessions that a rehired staff member teaches again.' })
export class TakeBackPayload {
  @Field(() => ID, { description: 'The staff member.' })
  staffId!: string;

  @Field(() => Int, { description: 'The number of batches that the staff member teaches again.' })
  batches!: number;

  @Field(() => Int, {
    description: 'The number of sessions that the staff member leads again, including the sessions of these batches.',
  })
  sessions!: number;

  @Field(() => Int, {
    description:
      'The number of sessions that stay without an instructor, because the staff member is on time off or ' +
      'leads another session at that time.',
  })
  skipped!: number;
}
