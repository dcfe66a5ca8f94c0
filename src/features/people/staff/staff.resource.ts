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
      description: 'Returns a staff member by id, or null if the caller cannot see the staff member.',
    }),
    staff: readsList({ may: mayRead, description: 'The staff of the academy whom the caller can see.' }),
    createStaffMember: creates(CreateStaffMemberInput, createStaffMember, {
      may: mayWrite,
      description: 'Registers a staff member. Administrators cannot register other administrators.',
    }),
    updateStaffMember: updates(UpdateStaffMemberInput, updateStaffMember, {
      may: scoped('staff:write', writers('academy_admin', 'administrator', 'teacher', 'support_staff')),
      description:
        'Changes a staff member. Administrators change staff who are not admins; other staff change their own ' +
        '`email`, `phone`, `qualifications` and `weeklyAvailability`. A terminated staff member stops being a ' +
        'member, and the instructor of batches that have not ended. With a future `endDate`, the staff member ' +
        'keeps these batches, the sessions and the login until that day. The filter `unstaffed` of ' +
        '`classSessions` finds the sessions without an instructor.',
    }),
    deleteStaffMember: deletes(deleteStaffMember, {
      may: mayWrite,
      description:
        'Deletes a staff member, who then is no longer a member or the instructor of batches that have not ended.',
    }),
    importStaff: importsCsv('staff members', importStaff, {
      name: 'Staff',
      may: mayWrite,
      description:
        'Registers the staff members of a CSV file. A row with the `id`, `email` or `staff_number` of an ' +
        'existing staff member changes that staff member. Administrators cannot write other administrators.',
    }),
  },
  fields: {
    departments: FieldAll(() => Department, departmentsOfStaff, {
      description: 'The departments of the staff member.',
      unlessNull: 'departmentIds',
    }),
  },
  elsewhere: [listedIn(staffOfDepartment, 'The staff of the department.')],
  entities: [StaffDepartment],
  recordings: [staffDepartmentEvents, staffEvents],
});
