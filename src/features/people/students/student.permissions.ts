import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';

const office = writers('academy_admin', 'administrator', 'support_staff');

export const studentPermissions: PermissionTree = {
  Query: {
    student: scoped('students:read', members),
    students: scoped('students:read', members),
  },
  Mutation: {
    createStudent: scoped('students:write', office),
    updateStudent: scoped(
      'students:write',
      writers('academy_admin', 'administrator', 'support_staff', 'parent', 'student'),
    ),
    deleteStudent: scoped('students:write', office),
    restoreStudent: scoped('students:write', office),
    importStudents: scoped('students:write', office),
  },
};
