import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { members, writers } from '../../platform/permissions/rules.ts';

const markers = writers('academy_admin', 'administrator', 'department_head', 'teacher');

export const attendancePermissions: PermissionTree = {
  Query: {
    attendanceRecord: members,
    attendanceMark: members,
    attendance: members,
  },
  Mutation: {
    markAttendance: markers,
    updateAttendance: markers,
    takeRollCall: markers,
  },
};
