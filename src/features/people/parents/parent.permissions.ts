import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';

const readers = roles('academy_admin', 'administrator', 'department_head', 'teacher', 'support_staff', 'parent');

const office = writers('academy_admin', 'administrator', 'support_staff');

export const parentPermissions: PermissionTree = {
  Query: {
    parent: scoped('parents:read', readers),
    parents: scoped('parents:read', readers),
  },
  Mutation: {
    createParent: scoped('parents:write', office),
    updateParent: scoped('parents:write', writers('academy_admin', 'administrator', 'support_staff', 'parent')),
    deleteParent: scoped('parents:write', office),
    importParents: scoped('parents:write', office),
    linkParent: scoped('parents:write', office),
    unlinkParent: scoped('parents:write', office),
  },
};
