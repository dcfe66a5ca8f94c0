import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';
import { removeFeeds } from './calendar-feed.service.ts';
import { eraseFeedsAbout } from './erase-feeds.ts';

/**
 * The module of calendar feeds. In the lock order, feeds come after memberships, and before API keys and the records
 * that calendars show. This order is needed because a feed is deleted when its owner's membership ends.
 */
export const feedsModule: FeatureModule = { entities: [CalendarFeed], handlers: [removeFeeds, eraseFeedsAbout] };
