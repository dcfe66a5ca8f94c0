import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { ApiKey } from './api-key.entity.ts';
import { apiKeyEvents } from './api-key.outbox.ts';
import { apiKeyPermissions } from './api-key.permissions.ts';
import { ApiKeyResolver } from './api-key.resolver.ts';

export const apiKeysModule: FeatureModule = {
  entities: [ApiKey],
  resolvers: [ApiKeyResolver],
  recordings: [apiKeyEvents],
  permissions: apiKeyPermissions,
};
