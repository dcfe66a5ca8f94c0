import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { Account } from './account.entity.ts';

export const accountsModule: FeatureModule = {
  entities: [Account],
};
