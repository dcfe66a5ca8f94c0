import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { writers } from '../../../platform/permissions/rules.ts';

export const statementsPermissions: PermissionTree = {
  Mutation: {
    updateAccount: scoped('accounts:write', writers('academy_admin', 'administrator')),
  },
};
