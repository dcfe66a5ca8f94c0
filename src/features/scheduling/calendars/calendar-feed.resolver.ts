import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import { QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';
import { CalendarFeedListArgs, CreateCalendarFeedInput, UpdateCalendarFeedInput } from './calendar-feed.inputs.ts';
import { calendarFeedReads } from './calendar-feed.loaders.ts';
import {
  createCalendarFeed,
  FEED,
  revokeCalendarFeed,
  rotateCalendarFeed,
  updateCalendarFeed,
} from './calendar-feed.service.ts';

export const CalendarFeedConnection = connectionType(CalendarFeed, 'CalendarFeed');

@Resolver(() => CalendarFeed)
export class CalendarFeedResolver {
  @QueryOne(() => CalendarFeed, calendarFeedReads, {
    description: "One of the caller's own calendar feeds; null when there is none.",
  })
  calendarFeed!: CalendarFeed | null;

  @QueryList(() => CalendarFeedConnection, calendarFeedReads, CalendarFeedListArgs, {
    description: "The caller's own calendar feeds in the academy.",
  })
  calendarFeeds!: Connection<CalendarFeed>;

  @Mutation(() => CalendarFeed, {
    description: 'Makes a calendar feed, of at most 20 a member. The answer alone shows its `url`.',
  })
  async createCalendarFeed(
    @Arg('input', () => CreateCalendarFeedInput, { description: 'The new feed.' }) input: CreateCalendarFeedInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CalendarFeed> {
    const { id, url } = await createCalendarFeed(ctx, input);
    return { ...found(await ctx.reads.one(calendarFeedReads, id, info), FEED), url };
  }

  @Mutation(() => CalendarFeed, { description: 'Renames a calendar feed.' })
  async updateCalendarFeed(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateCalendarFeedInput, { description: 'What to change.' }) input: UpdateCalendarFeedInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CalendarFeed> {
    await updateCalendarFeed(ctx, id, input);
    return found(await ctx.reads.one(calendarFeedReads, id, info), FEED);
  }

  @Mutation(() => CalendarFeed, {
    description:
      'Gives a calendar feed another address, which the answer alone shows. The one it had is answered no more.',
  })
  async rotateCalendarFeed(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CalendarFeed> {
    const { url } = await rotateCalendarFeed(ctx, id);
    return { ...found(await ctx.reads.one(calendarFeedReads, id, info), FEED), url };
  }

  @Mutation(() => DeletePayload, { description: 'Takes a calendar feed away: its address is answered no more.' })
  async revokeCalendarFeed(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await revokeCalendarFeed(ctx, id, expectedVersion);
    return deleted(id, 'Calendar feed revoked.');
  }
}
