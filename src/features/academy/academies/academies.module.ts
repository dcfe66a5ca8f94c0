import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { Academy } from './academy.entity.ts';
import { academyEvents } from './academy.outbox.ts';
import { academyPermissions } from './academy.permissions.ts';
import { AcademyResolver } from './academy.resolver.ts';

export const academiesModule: FeatureModule = {
  entities: [Academy],
  resolvers: [AcademyResolver],
  recordings: [academyEvents],
  permissions: academyPermissions,
};
