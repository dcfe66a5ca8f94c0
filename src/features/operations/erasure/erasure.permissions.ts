import type { PermissionTree } from '../../../platform/permissions/permissions.ts';
import { writers } from '../../../platform/permissions/rules.ts';

export const erasurePermissions: PermissionTree = {
  Mutation: { erasePerson: writers('academy_admin') },
};
