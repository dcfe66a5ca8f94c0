import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { members } from '../../../platform/permissions/rules.ts';
import { ReportListResolver } from './report-list.resolver.ts';

export const reportListModule: FeatureModule = {
  resolvers: [ReportListResolver],
  permissions: {
    Query: {
      reports: scoped('reports:read', members),
    },
  },
};
