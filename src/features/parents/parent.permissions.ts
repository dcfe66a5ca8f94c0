import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { roles } from '../../platform/permissions/rules.ts';

const readers = roles('academy_admin', 'administrator', 'department_head', 'teacher', 'support_staff', 'parent');

export const parentPermissions: PermissionTree = {
  Query: {
    parent: readers,
    parents: readers,
  },
};
