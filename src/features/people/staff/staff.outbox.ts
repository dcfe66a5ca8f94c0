import { idField, wordField } from '../../../platform/events/event-data.ts';
import { occurrence, outsideType } from '../../../platform/events/event-types.ts';
import { lifecycle, type RowChange, recording, versionedFields } from '../../../platform/events/recording.ts';
import { Department } from './department.entity.ts';
import { Staff } from './staff.entity.ts';
import { StaffDepartment } from './staff-department.entity.ts';

export const departmentEvents = lifecycle(Department, {
  name: 'department',
  resource: 'Department',
  noun: 'A department',
  data: {
    ...versionedFields,
    head_staff_id: idField('The staff member who leads it.', ({ row }) => row.headStaff?.id, { nullable: true }),
  },
});

export const staffEvents = lifecycle(Staff, {
  name: 'staff',
  resource: 'StaffMember',
  noun: 'A staff member',
  isPerson: true,
  data: {
    ...versionedFields,
    role: wordField('What they do.', ({ row }) => row.role),
    status: wordField('Whether they are at work.', ({ row }) => row.status),
    user_id: idField('The user who signs in as them.', ({ row }) => row.user?.id, { nullable: true }),
  },
});

const ofDepartment = (type: string, description: string) =>
  outsideType<RowChange<StaffDepartment>>({
    type,
    resource: 'StaffMember',
    description,
    data: {
      staff_id: idField('The staff member.', ({ row }) => row.staff.id),
      department_id: idField('The department.', ({ row }) => row.department.id),
    },
    idOf: ({ row }) => row.staff.id,
  });

const joined = ofDepartment('staff.department_joined', 'A staff member became one of a department.');
const left = ofDepartment('staff.department_left', 'A staff member is none of a department any more.');

export const staffDepartmentEvents = recording(StaffDepartment, [joined, left], (changes) =>
  changes.map((change) => occurrence(change.action === 'deleted' ? left : joined, change)),
);
