import { creates, deletes, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';
import { CreateDepartmentInput, UpdateDepartmentInput } from './department.inputs.ts';
import { createDepartment, deleteDepartment, updateDepartment } from './department.service.ts';
import { DepartmentListArgs } from './staff.inputs.ts';
import { departmentReads, staffReads } from './staff.loaders.ts';
import { departmentEvents } from './staff.outbox.ts';

const mayRead = scoped('departments:read', members);
const mayWrite = scoped('departments:write', writers('academy_admin', 'administrator', 'department_head'));

export const departments = resource({
  noun: 'department',
  reads: departmentReads,
  list: DepartmentListArgs,
  operations: {
    department: readsOne({ may: mayRead, description: 'Returns a department by id, or null if there is none.' }),
    departments: readsList({ may: mayRead, description: 'The departments of the academy.' }),
    createDepartment: creates(CreateDepartmentInput, createDepartment, {
      may: scoped('departments:write', writers('academy_admin', 'administrator')),
      description: 'Creates a department.',
    }),
    updateDepartment: updates(UpdateDepartmentInput, updateDepartment, {
      may: mayWrite,
      description: 'Changes a department. Department heads can change their own department.',
    }),
    deleteDepartment: deletes(deleteDepartment, {
      may: mayWrite,
      description: 'Deletes a department. Its courses and staff stay, without a department.',
    }),
  },
  recordings: [departmentEvents],
  fields: {
    headStaff: refersTo(staffReads, 'headStaffId', 'The staff member who leads the department.'),
  },
});
