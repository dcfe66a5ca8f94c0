import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { staffReportPermissions } from './staff-reports.permissions.ts';
import { StaffReportsResolver } from './staff-reports.resolver.ts';

export const staffReportsModule: FeatureModule = {
  resolvers: [StaffReportsResolver],
  permissions: staffReportPermissions,
};
