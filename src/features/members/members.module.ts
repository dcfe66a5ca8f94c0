import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { Membership } from './membership.entity.ts';
import { membershipPermissions } from './membership.permissions.ts';
import { MembershipResolver } from './membership.resolver.ts';

export const membersModule: FeatureModule = {
  entities: [Membership],
  resolvers: [MembershipResolver],
  permissions: membershipPermissions,
};
