import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { members, writers } from '../../platform/permissions/rules.ts';

const office = writers('academy_admin', 'administrator', 'support_staff');

export const studentPermissions: PermissionTree = {
  Query: {
    student: members,
    students: members,
  },
  Mutation: {
    createStudent: office,
    updateStudent: writers('academy_admin', 'administrator', 'support_staff', 'parent', 'student'),
    deleteStudent: office,
    importStudents: office,
  },
};
