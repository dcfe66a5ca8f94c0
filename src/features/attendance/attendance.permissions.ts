import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { members } from '../../platform/permissions/rules.ts';

export const attendancePermissions: PermissionTree = {
  Query: {
    attendanceRecord: members,
    attendance: members,
  },
};
