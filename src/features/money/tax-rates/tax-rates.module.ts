import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { TaxRate } from './tax-rate.entity.ts';
import { taxRateEvents } from './tax-rate.outbox.ts';
import { taxRatePermissions } from './tax-rate.permissions.ts';
import { TaxRateResolver } from './tax-rate.resolver.ts';

export const taxRatesModule: FeatureModule = {
  entities: [TaxRate],
  resolvers: [TaxRateResolver],
  recordings: [taxRateEvents],
  permissions: taxRatePermissions,
};
