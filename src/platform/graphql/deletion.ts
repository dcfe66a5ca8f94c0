import { Field, ID, ObjectType } from 'type-graphql';

/** The response of an operation that deletes a record. */
@ObjectType({ description: 'The type and id of a deleted record, so that caches can drop it.' })
export class DeletePayload {
  @Field(() => ID, { description: 'The id of the record.' })
  id!: string;

  @Field(() => String, { description: 'A confirmation in words.' })
  message!: string;
}

/** Returns the type and id of a deleted record, in the form of all responses. */
export const deleted = (id: string, message: string): DeletePayload => ({ id: id.toLowerCase(), message });
