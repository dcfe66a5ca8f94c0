import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { AccountWritesResolver } from './account-writes.resolver.ts';
import { keepingSchedule, keepMonths } from './keep-balances.ts';
import { statementsPermissions } from './statements.permissions.ts';

export const statementsModule: FeatureModule = {
  resolvers: [AccountWritesResolver],
  permissions: statementsPermissions,
  jobs: [keepMonths],
  schedules: [keepingSchedule],
};
