import { Field, ID, ObjectType } from 'type-graphql';

/** The answer of an operation that takes a record away. */
@ObjectType({ description: 'The type and id of a deleted record, so that caches can drop it.' })
export class DeletePayload {
  @Field(() => ID, { description: 'The id of the record.' })
  id!: string;

  @Field(() => String, { description: 'A confirmation in words.' })
  message!: string;
}

/** Says that the record is gone, by its id as all answers have it. */
export const deleted = (id: string, message: string): DeletePayload => ({ id: id.toLowerCase(), message });
