import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { members, roles } from '../../../platform/permissions/rules.ts';

const admins = roles('academy_admin', 'administrator');
const office = roles('academy_admin', 'administrator', 'support_staff');
const teaching = ['academy_admin', 'administrator', 'department_head', 'teacher'] as const;
const attending = roles(...teaching, 'parent', 'student');
const heads = roles('academy_admin', 'administrator', 'department_head');
const payersAndOffice = roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student');

const staff = roles('academy_admin', 'administrator', 'department_head', 'teacher', 'support_staff');

export const reportPermissions: PermissionTree = {
  Query: {
    ageingReport: scoped('reports:read', office),
    attendanceHistoryReport: scoped('reports:read', attending),
    attendanceSummaryReport: scoped('reports:read', attending),
    classAttendanceReport: scoped('reports:read', roles(...teaching)),
    capacityReport: scoped('reports:read', heads),
    enrollmentFunnelReport: scoped('reports:read', heads),
    lowAttendanceReport: scoped('reports:read', roles(...teaching)),
    monthlyReport: scoped('reports:read', admins),
    outstandingFeesReport: scoped('reports:read', office),
    paymentHistoryReport: scoped('reports:read', payersAndOffice),
    pendingPaymentsReport: scoped('reports:read', office),
    retentionReport: scoped('reports:read', heads),
    reports: scoped('reports:read', members),
    revenueReport: scoped('reports:read', admins),
    staffPerformanceReport: scoped('reports:read', staff),
    studentProgressReport: scoped('reports:read', attending),
  },
};
