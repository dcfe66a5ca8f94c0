import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { anyone, roles, writers } from '../../../platform/permissions/rules.ts';

const reads = scoped('members:read', roles('academy_admin', 'administrator'));
const manages = writers('academy_admin', 'administrator');

export const membershipPermissions: PermissionTree = {
  Query: { member: reads, members: reads, invitation: reads, invitations: reads },
  Mutation: {
    inviteMember: manages,
    revokeInvitation: manages,
    acceptInvitation: anyone,
    changeMemberRole: manages,
    removeMember: manages,
  },
};
