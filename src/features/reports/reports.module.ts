import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { MoneyReportsResolver } from './money-reports.resolver.ts';
import { reportPermissions } from './report.permissions.ts';

export const reportsModule: FeatureModule = {
  resolvers: [MoneyReportsResolver],
  permissions: reportPermissions,
};
