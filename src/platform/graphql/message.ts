import { Field, ObjectType } from 'type-graphql';

/** The response of an operation that returns no record. */
@ObjectType({ description: 'Confirms that an operation succeeded.' })
export class MessagePayload {
  @Field(() => String, { description: 'A confirmation message.' })
  message!: string;
}
