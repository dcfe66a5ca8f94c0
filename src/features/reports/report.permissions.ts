import { type PermissionTree, scoped } from '../../platform/permissions/permissions.ts';
import { roles } from '../../platform/permissions/rules.ts';

const payersAndOffice = roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student');

export const reportPermissions: PermissionTree = {
  Query: {
    paymentHistoryReport: scoped('reports:read', payersAndOffice),
  },
};
