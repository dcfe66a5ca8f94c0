import { followsOwn } from '../../../../platform/graphql/follows.ts';
import { readsList, readsOne, readsTotal } from '../../../../platform/graphql/operations.ts';
import { resource } from '../../../../platform/graphql/resource.ts';
import { followingMembers, members, writingMembers } from '../../../../platform/permissions/rules.ts';
import { wordsOfNew } from './notice-words.loaders.ts';
import { NotificationListArgs, UNREAD } from './notification.inputs.ts';
import { notificationReads } from './notification.loaders.ts';
import { NotificationResolver } from './notification.resolver.ts';

export const notifications = resource({
  noun: 'notification',
  reads: notificationReads,
  list: NotificationListArgs,
  operations: {
    notification: readsOne({
      may: members,
      description: "Returns an entry of the caller's inbox by id, or null if there is none.",
    }),
    notifications: readsList({
      may: members,
      description: "The entries of the caller's inbox, newest first. Empty for a Super Admin, who has no inbox.",
    }),
    unreadNotificationCount: readsTotal({
      may: members,
      filter: UNREAD,
      description: "The number of unread entries in the caller's inbox. 0 for a Super Admin.",
    }),
    notificationReceived: followsOwn({
      may: followingMembers,
      description: "Sent when an entry is added to the caller's inbox. Nothing is sent to a Super Admin.",
      preparation: wordsOfNew,
    }),
  },
  resolvers: [NotificationResolver],
  permissions: {
    Mutation: { markNotificationsRead: writingMembers },
  },
});
