import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles } from '../../../platform/permissions/rules.ts';

const readers = roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student');

export const accountPermissions: PermissionTree = {
  Query: {
    account: scoped('accounts:read', readers),
    accounts: scoped('accounts:read', readers),
  },
};
