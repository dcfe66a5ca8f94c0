import { importsCsv } from '../../../platform/csv/import-operation.ts';
import { creates, deletes, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { FieldAll } from '../../../platform/graphql/read-fields.ts';
import { listedIn, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';
import { Department } from './department.entity.ts';
import { importStaff } from './import-staff.ts';
import { StaffMemberListArgs } from './staff.inputs.ts';
import { departmentsOfStaff, staffOfDepartment, staffReads } from './staff.loaders.ts';
import { staffDepartmentEvents, staffEvents } from './staff.outbox.ts';
import { createStaffMember, deleteStaffMember, updateStaffMember } from './staff.service.ts';
import { StaffDepartment } from './staff-department.entity.ts';
import { CreateStaffMemberInput, UpdateStaffMemberInput } from './staff-member.inputs.ts';

const mayRead = scoped('staff:read', members);
const mayWrite = scoped('staff:write', writers('academy_admin', 'administrator'));

export const staff = resource({
  noun: 'staff member',
  reads: staffReads,
  list: StaffMemberListArgs,
  operations: {
    staffMember: readsOne({
      may: mayRead,
      description: 'Returns a staff member by id, or null if the caller can see none.',
    }),
    staff: readsList({ may: mayRead, description: 'The staff of the academy, as far as the caller may see them.' }),
    createStaffMember: creates(CreateStaffMemberInput, createStaffMember, {
      may: mayWrite,
      description: 'Registers a staff member; an administrator none of their own role.',
    }),
    updateStaffMember: updates(UpdateStaffMemberInput, updateStaffMember, {
      may: scoped('staff:write', writers('academy_admin', 'administrator', 'teacher', 'support_staff')),
      description:
        'Changes a staff member: administrators those who are no admins, others of themselves `email`, `phone`, ' +
        '`qualifications` and `weeklyAvailability`. Who is terminated is no member any more and teaches no upcoming batch; with ' +
        'an `endDate` to come they lead their sessions and keep their login until that day. `classSessions` finds those after it by `unstaffed`.',
    }),
    deleteStaffMember: deletes(deleteStaffMember, {
      may: mayWrite,
      description: 'Hides a staff member; they are no member any more and teach no upcoming batch.',
    }),
    importStaff: importsCsv('staff members', importStaff, {
      name: 'Staff',
      may: mayWrite,
      description:
        'Registers the staff members of a CSV file, and changes those whose `id`, `email` or `staff_number` a row has. ' +
        'An administrator writes no other administrators.',
    }),
  },
  fields: {
    departments: FieldAll(() => Department, departmentsOfStaff, {
      description: 'The departments the staff member belongs to.',
      unlessNull: 'departmentIds',
    }),
  },
  elsewhere: [listedIn(staffOfDepartment, 'The staff of the department.')],
  entities: [StaffDepartment],
  recordings: [staffDepartmentEvents, staffEvents],
});
