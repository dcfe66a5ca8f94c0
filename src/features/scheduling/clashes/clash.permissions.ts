import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles } from '../../../platform/permissions/rules.ts';

const staff = roles('academy_admin', 'administrator', 'department_head', 'teacher', 'support_staff');

export const clashPermissions: PermissionTree = {
  Query: {
    clashes: scoped('sessions:read', staff),
    freeInstructors: scoped('sessions:read', staff),
  },
};
