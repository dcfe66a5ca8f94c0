import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { calendarPermissions } from './calendar.permissions.ts';
import { CalendarFeedResolver } from './calendar-feed.resolver.ts';

export const calendarsModule: FeatureModule = {
  resolvers: [CalendarFeedResolver],
  permissions: calendarPermissions,
};
