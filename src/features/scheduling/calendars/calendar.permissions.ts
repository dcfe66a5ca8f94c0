import type { PermissionTree } from '../../../platform/permissions/permissions.ts';
import { members, writingMembers } from '../../../platform/permissions/rules.ts';

/** Without a scope: feeds are of people, whom they outlive no more than their membership. */
export const calendarPermissions: PermissionTree = {
  Query: { calendarFeed: members, calendarFeeds: members },
  Mutation: {
    createCalendarFeed: writingMembers,
    updateCalendarFeed: writingMembers,
    rotateCalendarFeed: writingMembers,
    revokeCalendarFeed: writingMembers,
  },
};
