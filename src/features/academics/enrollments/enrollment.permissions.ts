import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';

const office = ['academy_admin', 'administrator', 'department_head', 'support_staff'] as const;
const runsEnrollments = writers(...office);

export const enrollmentPermissions: PermissionTree = {
  Query: {
    enrollment: scoped('enrollments:read', members),
    enrollments: scoped('enrollments:read', members),
  },
  Mutation: {
    enrollStudent: scoped('enrollments:write', writers(...office, 'parent', 'student')),
    approveEnrollment: scoped('enrollments:write', runsEnrollments),
    dropEnrollment: scoped('enrollments:write', writers(...office, 'parent')),
    completeEnrollment: scoped('enrollments:write', runsEnrollments),
    reopenEnrollment: scoped('enrollments:write', writers('academy_admin')),
    updateEnrollment: scoped('enrollments:write', writers(...office, 'teacher', 'parent')),
    transferEnrollment: scoped('enrollments:write', runsEnrollments),
    deleteEnrollment: scoped('enrollments:write', runsEnrollments),
    importEnrollments: scoped('enrollments:write', runsEnrollments),
  },
};
