import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { members, writers } from '../../platform/permissions/rules.ts';

const managesStaff = writers('academy_admin', 'administrator');

const changesDepartments = writers('academy_admin', 'administrator', 'department_head');

export const staffPermissions: PermissionTree = {
  Query: {
    staffMember: members,
    staff: members,
    department: members,
    departments: members,
  },
  Mutation: {
    createStaffMember: managesStaff,
    updateStaffMember: writers('academy_admin', 'administrator', 'teacher', 'support_staff'),
    deleteStaffMember: managesStaff,
    importStaff: managesStaff,
    createDepartment: managesStaff,
    updateDepartment: changesDepartments,
    deleteDepartment: changesDepartments,
  },
};
