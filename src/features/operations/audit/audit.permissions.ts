import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles } from '../../../platform/permissions/rules.ts';

const admins = roles('academy_admin');

export const auditPermissions: PermissionTree = {
  Query: { auditEntry: scoped('audit:read', admins), auditLog: scoped('audit:read', admins) },
};
