import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';

const markers = writers('academy_admin', 'administrator', 'department_head', 'teacher');

export const attendancePermissions: PermissionTree = {
  Query: {
    attendanceRecord: scoped('attendance:read', members),
    attendanceMark: scoped('attendance:read', members),
    attendance: scoped('attendance:read', members),
  },
  Mutation: {
    markAttendance: scoped('attendance:write', markers),
    updateAttendance: scoped('attendance:write', markers),
    takeRollCall: scoped('attendance:write', markers),
    takeSessionRoll: scoped('attendance:write', markers),
  },
};
