import { sql } from 'kysely';
import type { ReadModel } from '../../../platform/loaders/read-model.ts';
import { batchReads } from '../../academics/batches/batch.loaders.ts';
import { roomReads } from '../../academics/rooms/room.loaders.ts';
import { staffReads } from '../../people/staff/staff.loaders.ts';
import { studentReads } from '../../people/students/student.loaders.ts';
import { FeedScope } from './calendar.enums.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';

/** Members see their own alone, whatever their role: what a feed shows is what its owner sees. */
export const calendarFeedReads: ReadModel<CalendarFeed> = {
  entity: CalendarFeed,
  visibility: ({ viewer }) => sql`t.user_id = ${viewer.userId}`,
  // only the answer that made it has it
  computed: { url: () => sql`cast(null as text)` },
};

/** What a feed may be of, by the scopes that name something. */
export const TARGETS: Record<Exclude<FeedScope, FeedScope.MINE>, ReadModel<object>> = {
  [FeedScope.STUDENT]: studentReads,
  [FeedScope.STAFF]: staffReads,
  [FeedScope.ROOM]: roomReads,
  [FeedScope.BATCH]: batchReads,
};
