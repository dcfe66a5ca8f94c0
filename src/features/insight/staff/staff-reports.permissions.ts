import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles } from '../../../platform/permissions/rules.ts';

const staff = roles('academy_admin', 'administrator', 'department_head', 'teacher', 'support_staff');

export const staffReportPermissions: PermissionTree = {
  Query: {
    staffPerformanceReport: scoped('reports:read', staff),
  },
};
