import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { Invitation } from './invitation.entity.ts';
import { MemberResolver } from './member.resolver.ts';
import { Membership } from './membership.entity.ts';
import { membershipPermissions } from './membership.permissions.ts';
import { MembershipResolver } from './membership.resolver.ts';
import { admitFounder } from './membership.service.ts';

export const membersModule: FeatureModule = {
  entities: [Membership, Invitation],
  resolvers: [MembershipResolver, MemberResolver],
  handlers: [admitFounder],
  permissions: membershipPermissions,
};
