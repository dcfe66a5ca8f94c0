import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { EventFeedArgs } from './event.inputs.ts';
import { eventFeed, eventTypes } from './event.service.ts';
import { EventFeed, EventKind } from './event.types.ts';

@Resolver()
export class EventResolver {
  @Query(() => EventFeed, {
    description:
      'What happened in the academy, the oldest first: its events in the order of their numbers, without gaps. They are ' +
      'kept for 30 days; an `after` that is older is refused. For academy admins and administrators.',
  })
  events(@Args(() => EventFeedArgs) args: EventFeedArgs, @Ctx() ctx: RequestContext): Promise<EventFeed> {
    return eventFeed(ctx, args);
  }

  @Query(() => [EventKind], {
    description: 'The types of events, and what their data hold. For academy admins and administrators.',
  })
  eventTypes(@Ctx() ctx: RequestContext): EventKind[] {
    return eventTypes(ctx);
  }
}
