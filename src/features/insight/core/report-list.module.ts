import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { reportListPermissions } from './report-list.permissions.ts';
import { ReportListResolver } from './report-list.resolver.ts';

export const reportListModule: FeatureModule = {
  resolvers: [ReportListResolver],
  permissions: reportListPermissions,
};
