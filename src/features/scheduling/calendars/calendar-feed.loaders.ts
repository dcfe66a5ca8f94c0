import { sql } from 'kysely';
import type { ReadModel } from '../../../platform/loaders/read-model.ts';
import { batchReads } from '../../academics/batches/batch.loaders.ts';
import { roomReads } from '../../academics/rooms/room.loaders.ts';
import { staffReads } from '../../people/staff/staff.loaders.ts';
import { studentReads } from '../../people/students/student.loaders.ts';
import { FeedScope } from './calendar.enums.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';

/**
 * The read model for calendar feeds. Members, including admins, see only the feeds that they created, because a feed
 * shows everything that its owner can see.
 */
export const calendarFeedReads: ReadModel<CalendarFeed> = {
  entity: CalendarFeed,
  visibility: ({ viewer }) => sql`t.user_id = ${viewer.userId}`,
  // only the operation that creates the address returns it
  computed: { url: () => sql`cast(null as text)` },
};

/** For each feed scope except `MINE`: the read model of the record whose sessions the feed shows. */
export const TARGETS: Record<Exclude<FeedScope, FeedScope.MINE>, ReadModel<object>> = {
  [FeedScope.STUDENT]: studentReads,
  [FeedScope.STAFF]: staffReads,
  [FeedScope.ROOM]: roomReads,
  [FeedScope.BATCH]: batchReads,
};
