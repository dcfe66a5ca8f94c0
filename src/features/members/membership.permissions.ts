import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { roles } from '../../platform/permissions/rules.ts';

const readers = roles('academy_admin', 'administrator');

export const membershipPermissions: PermissionTree = {
  Query: {
    member: readers,
    members: readers,
  },
};
