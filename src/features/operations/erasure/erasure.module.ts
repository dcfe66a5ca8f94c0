import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { writers } from '../../../platform/permissions/rules.ts';
import { ErasureResolver } from './erasure.resolver.ts';

export const erasureModule: FeatureModule = {
  resolvers: [ErasureResolver],
  permissions: {
    Mutation: { erasePerson: writers('academy_admin') },
  },
};
