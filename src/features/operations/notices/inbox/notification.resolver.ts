import { Args, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { noticeWords } from './notice-words.loaders.ts';
import { Notification } from './notification.entity.ts';
import { MarkNotificationsReadArgs } from './notification.inputs.ts';
import { markNotificationsRead } from './read-notifications.ts';

@ObjectType({ description: 'The result of marking entries as read.' })
export class UnreadNotifications {
  @Field(() => Int, { description: 'The number of entries in the inbox that are still unread.' })
  unreadCount!: number;
}

@Resolver(() => Notification)
export class NotificationResolver {
  @Mutation(() => UnreadNotifications, {
    description:
      "Marks entries of the caller's inbox as read: the entries with the given ids, or all entries. Waiting " +
      'messages about these entries are then not sent. If an id is not in the inbox, no entry is marked.',
  })
  async markNotificationsRead(
    @Args() args: MarkNotificationsReadArgs,
    @Ctx() ctx: RequestContext,
  ): Promise<UnreadNotifications> {
    return { unreadCount: await markNotificationsRead(ctx, args) };
  }

  @FieldResolver(() => String, {
    description: "The title in the caller's language, with names and amounts as they are now.",
  })
  async title(@Root() entry: Notification, @Ctx() ctx: RequestContext): Promise<string> {
    return (await noticeWords(ctx, entry)).title;
  }

  @FieldResolver(() => String, {
    description:
      "The text in the caller's language, with names and amounts as they are now: CommonMark, which is readable " +
      'as plain text, with empty lines between paragraphs.',
  })
  async text(@Root() entry: Notification, @Ctx() ctx: RequestContext): Promise<string> {
    return (await noticeWords(ctx, entry)).text;
  }
}
