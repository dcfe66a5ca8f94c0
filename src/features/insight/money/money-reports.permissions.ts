import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles } from '../../../platform/permissions/rules.ts';

const admins = roles('academy_admin', 'administrator');
const office = roles('academy_admin', 'administrator', 'support_staff');
const payersAndOffice = roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student');

export const moneyReportPermissions: PermissionTree = {
  Query: {
    ageingReport: scoped('reports:read', office),
    monthlyReport: scoped('reports:read', admins),
    outstandingFeesReport: scoped('reports:read', office),
    paymentHistoryReport: scoped('reports:read', payersAndOffice),
    pendingPaymentsReport: scoped('reports:read', office),
    revenueReport: scoped('reports:read', admins),
  },
};
