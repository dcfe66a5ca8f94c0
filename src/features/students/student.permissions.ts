import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { members } from '../../platform/permissions/rules.ts';

export const studentPermissions: PermissionTree = {
  Query: {
    student: members,
    students: members,
  },
};
