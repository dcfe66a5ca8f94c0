import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { Closure } from './closure.entity.ts';
import { closureEvents } from './closure.outbox.ts';
import { closurePermissions } from './closure.permissions.ts';
import { ClosureResolver } from './closure.resolver.ts';
import { ClosureTarget } from './closure-target.entity.ts';

export const closuresModule: FeatureModule = {
  entities: [Closure, ClosureTarget],
  resolvers: [ClosureResolver],
  recordings: [closureEvents],
  permissions: closurePermissions,
};
