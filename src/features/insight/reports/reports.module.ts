import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { AttendanceReportsResolver } from './attendance-reports.resolver.ts';
import { LearningReportsResolver } from './learning-reports.resolver.ts';
import { MoneyReportsResolver } from './money-reports.resolver.ts';
import { reportPermissions } from './report.permissions.ts';
import { ReportListResolver } from './report-list.resolver.ts';
import { StaffReportsResolver } from './staff-reports.resolver.ts';

export const reportsModule: FeatureModule = {
  resolvers: [
    ReportListResolver,
    MoneyReportsResolver,
    AttendanceReportsResolver,
    LearningReportsResolver,
    StaffReportsResolver,
  ],
  permissions: reportPermissions,
};
