import { type PermissionTree, scoped } from '../../platform/permissions/permissions.ts';
import { roles } from '../../platform/permissions/rules.ts';

const office = roles('academy_admin', 'administrator', 'support_staff');
const payersAndOffice = roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student');

export const reportPermissions: PermissionTree = {
  Query: {
    outstandingFeesReport: scoped('reports:read', office),
    paymentHistoryReport: scoped('reports:read', payersAndOffice),
  },
};
