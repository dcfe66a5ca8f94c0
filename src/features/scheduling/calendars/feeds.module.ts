import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';
import { removeFeeds } from './calendar-feed.service.ts';
import { eraseFeedsAbout } from './erase-feeds.ts';

/**
 * The module of calendar feeds. Features lock rows in the order of their modules. In this order, feeds come after
 * memberships, because a feed is deleted when its owner's membership ends. Feeds come before API keys and before the
 * records that calendars show.
 */
export const feedsModule: FeatureModule = { entities: [CalendarFeed], handlers: [removeFeeds, eraseFeedsAbout] };
