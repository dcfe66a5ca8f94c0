import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';

/** Feeds are of members and go with them: their rows are locked behind those of memberships, before what calendars show. */
export const feedsModule: FeatureModule = { entities: [CalendarFeed] };
