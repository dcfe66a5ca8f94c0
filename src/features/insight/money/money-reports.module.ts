import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { moneyReportPermissions } from './money-reports.permissions.ts';
import { MoneyReportsResolver } from './money-reports.resolver.ts';

export const moneyReportsModule: FeatureModule = {
  resolvers: [MoneyReportsResolver],
  permissions: moneyReportPermissions,
};
