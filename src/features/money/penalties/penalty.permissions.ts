import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { writers } from '../../../platform/permissions/rules.ts';

export const penaltyPermissions: PermissionTree = {
  Mutation: {
    waivePenalty: scoped('fees:write', writers('academy_admin')),
  },
};
