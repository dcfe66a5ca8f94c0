import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { attendanceReportPermissions } from './attendance-reports.permissions.ts';
import { AttendanceReportsResolver } from './attendance-reports.resolver.ts';

export const attendanceReportsModule: FeatureModule = {
  resolvers: [AttendanceReportsResolver],
  permissions: attendanceReportPermissions,
};
