import { sql } from 'kysely';
import type { ReadModel } from '../../../platform/loaders/read-model.ts';
import { batchReads } from '../../academics/batches/batch.loaders.ts';
import { roomReads } from '../../academics/rooms/room.loaders.ts';
import { staffReads } from '../../people/staff/staff.loaders.ts';
import { studentReads } from '../../people/students/student.loaders.ts';
import { FeedScope } from './calendar.enums.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';

/** Members see only their own feeds, in every role: a feed shows what its owner can see. */
export const calendarFeedReads: ReadModel<CalendarFeed> = {
  entity: CalendarFeed,
  visibility: ({ viewer }) => sql`t.user_id = ${viewer.userId}`,
  // only the response that creates the address contains the address
  computed: { url: () => sql`cast(null as text)` },
};

/** The read model of the target record for each feed scope. */
export const TARGETS: Record<Exclude<FeedScope, FeedScope.MINE>, ReadModel<object>> = {
  [FeedScope.STUDENT]: studentReads,
  [FeedScope.STAFF]: staffReads,
  [FeedScope.ROOM]: roomReads,
  [FeedScope.BATCH]: batchReads,
};
