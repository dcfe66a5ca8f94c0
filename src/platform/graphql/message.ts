import { Field, ObjectType } from 'type-graphql';

/** The response of an operation without a record. */
@ObjectType({ description: 'Confirms that an operation was done.' })
export class MessagePayload {
  @Field(() => String, { description: 'A confirmation in words.' })
  message!: string;
}
