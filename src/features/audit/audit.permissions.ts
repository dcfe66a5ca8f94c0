import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { roles } from '../../platform/permissions/rules.ts';

export const auditPermissions: PermissionTree = {
  Query: { auditLog: roles('academy_admin') },
};
