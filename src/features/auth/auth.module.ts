import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { authPermissions } from './auth.permissions.ts';
import { AuthResolver, MeResolver } from './auth.resolver.ts';
import { Session } from './session.entity.ts';
import { User } from './user.entity.ts';

export const authModule: FeatureModule = {
  entities: [User, Session],
  resolvers: [AuthResolver, MeResolver],
  permissions: authPermissions,
};
