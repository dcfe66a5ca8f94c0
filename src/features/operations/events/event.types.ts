import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';

@ObjectType({ description: 'A record of a write in the academy. Never changed; stored for 30 days.' })
export class Event {
  @Field(() => ID, { description: 'The id, the same in the feed and in webhooks.' })
  id!: string;

  @Field(() => Int, { description: 'The number of the event in the academy, from 1, without gaps.' })
  sequence!: number;

  @Field(() => String, { description: 'The type of event, such as `student.created`. All types are in `eventTypes`.' })
  type!: string;

  @Field(() => String, { description: 'The type of the changed record, such as `Student` or `StaffMember`.' })
  resource!: string;

  @Field(() => ID, { description: 'The id of the changed record.' })
  resourceId!: string;

  @Field(() => DateTimeScalar, { description: 'The time of the event: RFC 3339, UTC.' })
  occurredAt!: string;

  @Field(() => GraphQLJSONObject, {
    description:
      "The data of the event, in REST's names and formats: ids, versions, statuses and amounts, but no " +
      'personal data.',
  })
  data!: Record<string, unknown>;
}

@ObjectType({ description: "A page of the academy's events, oldest first." })
export class EventFeed {
  @Field(() => [Event], { description: 'The events.' })
  nodes!: Event[];

  @Field(() => Int, { description: 'The position to send as `after` in the next request, also if the page is empty.' })
  lastSequence!: number;

  @Field(() => Boolean, { description: 'True if events after this page already exist.' })
  hasMore!: boolean;
}

@ObjectType({ description: 'A value in the data of events.' })
export class EventField {
  @Field(() => String, {
    description: 'The name. `records[].status` means the field `status` of each object in the list `records`.',
  })
  name!: string;

  @Field(() => String, {
    description:
      'The format: `ID`, `Int`, `Boolean`, `Money`, `Percent`, `Date`, `DateTime`, `String`, or `[…]` for a ' + 'list.',
  })
  type!: string;

  @Field(() => Boolean, { description: 'True if the value may be null.' })
  isNullable!: boolean;

  @Field(() => String, { description: 'The meaning of the value.' })
  description!: string;
}

@ObjectType({
  description:
    'A type of event and its data fields. If the fields change incompatibly, a new type is added, for example ' +
    '`student.created.v2`.',
})
export class EventKind {
  @Field(() => String, { description: 'The name, such as `student.created`.' })
  type!: string;

  @Field(() => String, { description: 'The write that events of this type record.' })
  description!: string;

  @Field(() => String, { description: 'The type of the changed record.' })
  resource!: string;

  @Field(() => [EventField], { description: "The fields of the event's data." })
  data!: EventField[];
}
