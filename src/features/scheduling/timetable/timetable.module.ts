import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { timetablePermissions } from './timetable.permissions.ts';
import { TimetableResolver } from './timetable.resolver.ts';

export const timetableModule: FeatureModule = {
  resolvers: [TimetableResolver],
  permissions: timetablePermissions,
};
