import { Field, ObjectType } from 'type-graphql';

/** The answer of an operation that has nothing else to show. */
@ObjectType({ description: 'That an operation was done.' })
export class MessagePayload {
  @Field(() => String, { description: 'What was done, in words for people.' })
  message!: string;
}
