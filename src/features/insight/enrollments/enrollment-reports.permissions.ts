import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles } from '../../../platform/permissions/rules.ts';

const heads = roles('academy_admin', 'administrator', 'department_head');
const attending = roles('academy_admin', 'administrator', 'department_head', 'teacher', 'parent', 'student');

export const enrollmentReportPermissions: PermissionTree = {
  Query: {
    capacityReport: scoped('reports:read', heads),
    enrollmentFunnelReport: scoped('reports:read', heads),
    retentionReport: scoped('reports:read', heads),
    studentProgressReport: scoped('reports:read', attending),
  },
};
