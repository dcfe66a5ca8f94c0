import { creates, deletes, readsList, readsOne, steps, updates } from '../../../platform/graphql/operations.ts';
import { resource } from '../../../platform/graphql/resource.ts';
import { members, writingMembers } from '../../../platform/permissions/rules.ts';
import { CalendarFeedListArgs, CreateCalendarFeedInput, UpdateCalendarFeedInput } from './calendar-feed.inputs.ts';
import { calendarFeedReads } from './calendar-feed.loaders.ts';
import {
  createCalendarFeed,
  revokeCalendarFeed,
  rotateCalendarFeed,
  updateCalendarFeed,
} from './calendar-feed.service.ts';

/**
 * No API key scope allows these operations, because feeds belong to people. A feed is deleted when the membership of
 * its owner ends.
 */
export const calendarFeeds = resource({
  noun: 'calendar feed',
  reads: calendarFeedReads,
  list: CalendarFeedListArgs,
  operations: {
    calendarFeed: readsOne({
      may: members,
      description: "Returns one of the caller's own calendar feeds by id, or null if there is none.",
    }),
    calendarFeeds: readsList({ may: members, description: "The caller's own calendar feeds in the academy." }),
    createCalendarFeed: creates(CreateCalendarFeedInput, createCalendarFeed, {
      may: writingMembers,
      description: 'Creates a calendar feed. A member has at most 20. Only this response shows its `url`.',
    }),
    updateCalendarFeed: updates(UpdateCalendarFeedInput, updateCalendarFeed, {
      may: writingMembers,
      input: 'The new name.',
      description: 'Renames a calendar feed.',
    }),
    rotateCalendarFeed: steps(rotateCalendarFeed, {
      may: writingMembers,
      description:
        'Replaces the address of a calendar feed. Only this response shows the new address. The former ' +
        'address stops working.',
    }),
    revokeCalendarFeed: deletes(revokeCalendarFeed, {
      may: writingMembers,
      done: 'revoked',
      description: 'Deletes a calendar feed: its address stops working.',
    }),
  },
});
