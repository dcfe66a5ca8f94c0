import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { Parent } from './parent.entity.ts';
import { parentEvents, parentLinkEvents } from './parent.outbox.ts';
import { parentPermissions } from './parent.permissions.ts';
import { ParentResolver, StudentParentsResolver } from './parent.resolver.ts';
import { ParentCount } from './parent-count.entity.ts';
import { ParentImportResolver } from './parent-import.resolver.ts';
import { ParentStudent } from './parent-student.entity.ts';
import { checkParents, linkParents } from './parents-of-student.ts';

export const parentsModule: FeatureModule = {
  entities: [Parent, ParentCount, ParentStudent],
  resolvers: [ParentResolver, ParentImportResolver, StudentParentsResolver],
  handlers: [checkParents, linkParents],
  recordings: [parentEvents, parentLinkEvents],
  permissions: parentPermissions,
};
