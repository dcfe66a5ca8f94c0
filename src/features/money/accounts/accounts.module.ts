import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { Account } from './account.entity.ts';
import { accountEvents } from './account.outbox.ts';
import { accountPermissions } from './account.permissions.ts';
import { AccountResolver } from './account.resolver.ts';
import { confirmMoneyOfStudent } from './payer-leaves.ts';

export const accountsModule: FeatureModule = {
  entities: [Account],
  resolvers: [AccountResolver],
  handlers: [confirmMoneyOfStudent],
  recordings: [accountEvents],
  permissions: accountPermissions,
};
