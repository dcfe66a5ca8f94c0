import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';

const managesStaff = writers('academy_admin', 'administrator');

const changesDepartments = writers('academy_admin', 'administrator', 'department_head');

export const staffPermissions: PermissionTree = {
  Query: {
    staffMember: scoped('staff:read', members),
    staff: scoped('staff:read', members),
    department: scoped('departments:read', members),
    departments: scoped('departments:read', members),
  },
  Mutation: {
    createStaffMember: scoped('staff:write', managesStaff),
    updateStaffMember: scoped('staff:write', writers('academy_admin', 'administrator', 'teacher', 'support_staff')),
    deleteStaffMember: scoped('staff:write', managesStaff),
    importStaff: scoped('staff:write', managesStaff),
    createDepartment: scoped('departments:write', managesStaff),
    updateDepartment: scoped('departments:write', changesDepartments),
    deleteDepartment: scoped('departments:write', changesDepartments),
  },
};
