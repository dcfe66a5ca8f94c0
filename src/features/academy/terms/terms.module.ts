import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { Term } from './term.entity.ts';
import { termEvents } from './term.outbox.ts';
import { termPermissions } from './term.permissions.ts';
import { TermResolver } from './term.resolver.ts';

export const termsModule: FeatureModule = {
  entities: [Term],
  resolvers: [TermResolver],
  recordings: [termEvents],
  permissions: termPermissions,
};
