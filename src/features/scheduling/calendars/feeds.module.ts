import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';
import { removeFeeds } from './calendar-feed.service.ts';
import { eraseFeedsAbout } from './erase-feeds.ts';

/** Feeds belong to members and go with them: their rows are locked after memberships, before API keys and what calendars show. */
export const feedsModule: FeatureModule = { entities: [CalendarFeed], handlers: [removeFeeds, eraseFeedsAbout] };
