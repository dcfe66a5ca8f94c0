import { Field, ObjectType } from 'type-graphql';

/** The answer of an operation that has nothing else to show. */
@ObjectType({ description: 'Confirms that an operation was done.' })
export class MessagePayload {
  @Field(() => String, { description: 'A confirmation in words.' })
  message!: string;
}
