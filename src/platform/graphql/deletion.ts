import { Field, ID, ObjectType } from 'type-graphql';

/** The answer of an operation that takes a record away. */
@ObjectType({ description: 'That a record was taken away, and which: for caches to forget it.' })
export class DeletePayload {
  @Field(() => ID, { description: 'The id of the record.' })
  id!: string;

  @Field(() => String, { description: 'What was done, in words for people.' })
  message!: string;
}

/** Says that the record is gone, by its id as all answers have it. */
export const deleted = (id: string, message: string): DeletePayload => ({ id: id.toLowerCase(), message });
