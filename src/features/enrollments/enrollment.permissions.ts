import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { members } from '../../platform/permissions/rules.ts';

export const enrollmentPermissions: PermissionTree = {
  Query: {
    enrollment: members,
    enrollments: members,
  },
};
