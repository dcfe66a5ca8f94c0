import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';

@ObjectType({ description: 'Something that happened in the academy. Never changed; kept for 30 days.' })
export class Event {
  @Field(() => ID, { description: 'The id: the same in the feed and in webhooks.' })
  id!: string;

  @Field(() => Int, { description: 'Its place among the events of the academy, from 1, without gaps.' })
  sequence!: number;

  @Field(() => String, { description: 'The type of event: `student.created`. All types are in `eventTypes`.' })
  type!: string;

  @Field(() => String, { description: 'The type of the changed record: `Student`, `StaffMember`.' })
  resource!: string;

  @Field(() => ID, { description: 'The id of the changed record.' })
  resourceId!: string;

  @Field(() => DateTimeScalar, { description: 'When it happened: RFC 3339, UTC.' })
  occurredAt!: string;

  @Field(() => GraphQLJSONObject, {
    description:
      "The data of the event, in REST's names and formats: ids, versions, states and amounts, no personal data.",
  })
  data!: Record<string, unknown>;
}

@ObjectType({ description: 'A part of the events of the academy, the oldest first.' })
export class EventFeed {
  @Field(() => [Event], { description: 'The events.' })
  nodes!: Event[];

  @Field(() => Int, { description: 'The position: `after` of the next request, also if the page is empty.' })
  lastSequence!: number;

  @Field(() => Boolean, { description: 'Whether there are more already.' })
  hasMore!: boolean;
}

@ObjectType({ description: 'A value in the data of events.' })
export class EventField {
  @Field(() => String, { description: 'The name; `records[].status` is one of each object in the list `records`.' })
  name!: string;

  @Field(() => String, {
    description:
      'How it is written: `ID`, `Int`, `Boolean`, `Money`, `Percent`, `Date`, `DateTime`, `String`, or `[…]` for a list.',
  })
  type!: string;

  @Field(() => Boolean, { description: 'Whether it may be null.' })
  isNullable!: boolean;

  @Field(() => String, { description: 'The name of the type.' })
  description!: string;
}

@ObjectType({ description: 'A kind of event, and what its data hold. Another shape will be another type, `….v2`.' })
export class EventKind {
  @Field(() => String, { description: 'The name: `student.created`.' })
  type!: string;

  @Field(() => String, { description: 'When there is such an event.' })
  description!: string;

  @Field(() => String, { description: 'The type of the changed record.' })
  resource!: string;

  @Field(() => [EventField], { description: 'The fields of its data.' })
  data!: EventField[];
}
