import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { erasurePermissions } from './erasure.permissions.ts';
import { ErasureResolver } from './erasure.resolver.ts';

export const erasureModule: FeatureModule = {
  resolvers: [ErasureResolver],
  permissions: erasurePermissions,
};
