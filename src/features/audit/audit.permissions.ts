import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { roles } from '../../platform/permissions/rules.ts';

const admins = roles('academy_admin');

export const auditPermissions: PermissionTree = {
  Query: { auditEntry: admins, auditLog: admins },
};
