import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';

export const calendarsModule: FeatureModule = {
  entities: [CalendarFeed],
};
