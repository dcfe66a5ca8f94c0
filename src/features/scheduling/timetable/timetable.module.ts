import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { members } from '../../../platform/permissions/rules.ts';
import { TimetableResolver } from './timetable.resolver.ts';

export const timetableModule: FeatureModule = {
  resolvers: [TimetableResolver],
  permissions: {
    Query: { timetable: scoped('sessions:read', members) },
  },
};
