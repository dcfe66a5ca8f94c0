import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { eventPermissions } from './event.permissions.ts';
import { EventResolver } from './event.resolver.ts';
import { sweeping, sweepingSchedule } from './sweep.ts';

export const eventsModule: FeatureModule = {
  resolvers: [EventResolver],
  permissions: eventPermissions,
  jobs: [sweeping],
  schedules: [sweepingSchedule],
};
