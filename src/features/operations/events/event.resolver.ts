import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { EventFeedArgs } from './event.inputs.ts';
import { eventFeed, eventTypes } from './event.service.ts';
import { EventFeed, EventKind } from './event.types.ts';

@Resolver()
export class EventResolver {
  @Query(() => EventFeed, {
    description:
      'The events of the academy, oldest first, in the order of their numbers, without gaps. Events are ' +
      'stored for 30 days; an `after` that is older, or that no event has had yet, is refused. Only for academy ' +
      'admins and administrators.',
  })
  events(@Args(() => EventFeedArgs) args: EventFeedArgs, @Ctx() ctx: RequestContext): Promise<EventFeed> {
    return eventFeed(ctx, args);
  }

  @Query(() => [EventKind], {
    description: 'The types of events and their data fields. Only for academy admins and administrators.',
  })
  eventTypes(@Ctx() ctx: RequestContext): EventKind[] {
    return eventTypes(ctx);
  }
}
