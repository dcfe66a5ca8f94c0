import { Field, ID, ObjectType } from 'type-graphql';

/** The response of an operation that deletes a record. */
@ObjectType({ description: 'The id of a deleted record, so that caches can remove it, with a confirmation message.' })
export class DeletePayload {
  @Field(() => ID, { description: 'The id of the deleted record.' })
  id!: string;

  @Field(() => String, { description: 'A confirmation message.' })
  message!: string;
}

/** Returns the response for a deleted record. Its id is in lower case, as in all responses. */
export const deleted = (id: string, message: string): DeletePayload => ({ id: id.toLowerCase(), message });
