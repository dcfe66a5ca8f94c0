import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { calendarPermissions } from './calendar.permissions.ts';
import { CalendarFeedResolver } from './calendar-feed.resolver.ts';
import { eraseFeedsAbout } from './erase-feeds.ts';

export const calendarsModule: FeatureModule = {
  resolvers: [CalendarFeedResolver],
  handlers: [eraseFeedsAbout],
  permissions: calendarPermissions,
};
