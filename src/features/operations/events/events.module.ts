import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { roles } from '../../../platform/permissions/rules.ts';
import { EventResolver } from './event.resolver.ts';
import { sweeping, sweepingSchedule } from './sweep.ts';

const reads = scoped('events:read', roles('academy_admin', 'administrator'));

export const eventsModule: FeatureModule = {
  resolvers: [EventResolver],
  permissions: { Query: { events: reads, eventTypes: reads } },
  jobs: [sweeping],
  schedules: [sweepingSchedule],
};
