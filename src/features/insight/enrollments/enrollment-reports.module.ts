import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { enrollmentReportPermissions } from './enrollment-reports.permissions.ts';
import { EnrollmentReportsResolver } from './enrollment-reports.resolver.ts';

export const enrollmentReportsModule: FeatureModule = {
  resolvers: [EnrollmentReportsResolver],
  permissions: enrollmentReportPermissions,
};
