import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { roles, writers } from '../../platform/permissions/rules.ts';

const readers = roles('academy_admin', 'administrator', 'department_head', 'teacher', 'support_staff', 'parent');

const office = writers('academy_admin', 'administrator', 'support_staff');

export const parentPermissions: PermissionTree = {
  Query: {
    parent: readers,
    parents: readers,
  },
  Mutation: {
    createParent: office,
    updateParent: writers('academy_admin', 'administrator', 'support_staff', 'parent'),
    deleteParent: office,
    importParents: office,
    linkParent: office,
    unlinkParent: office,
  },
};
