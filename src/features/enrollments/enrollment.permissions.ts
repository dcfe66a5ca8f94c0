import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { members, writers } from '../../platform/permissions/rules.ts';

const office = ['academy_admin', 'administrator', 'department_head', 'support_staff'] as const;
const runsEnrollments = writers(...office);

export const enrollmentPermissions: PermissionTree = {
  Query: {
    enrollment: members,
    enrollments: members,
  },
  Mutation: {
    enrollStudent: writers(...office, 'parent', 'student'),
    approveEnrollment: runsEnrollments,
    dropEnrollment: writers(...office, 'parent'),
    completeEnrollment: runsEnrollments,
    reopenEnrollment: writers('academy_admin'),
    updateEnrollment: writers(...office, 'teacher', 'parent'),
    transferEnrollment: runsEnrollments,
    deleteEnrollment: runsEnrollments,
    importEnrollments: runsEnrollments,
  },
};
