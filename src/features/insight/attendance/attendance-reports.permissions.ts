import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles } from '../../../platform/permissions/rules.ts';

const teaching = ['academy_admin', 'administrator', 'department_head', 'teacher'] as const;
const attending = roles(...teaching, 'parent', 'student');

export const attendanceReportPermissions: PermissionTree = {
  Query: {
    attendanceHistoryReport: scoped('reports:read', attending),
    attendanceSummaryReport: scoped('reports:read', attending),
    classAttendanceReport: scoped('reports:read', roles(...teaching)),
    lowAttendanceReport: scoped('reports:read', roles(...teaching)),
  },
};
