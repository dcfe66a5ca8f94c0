import { idField } from '../../../platform/events/event-data.ts';
import { eventType, occurrence } from '../../../platform/events/event-types.ts';
import { lifecycle, type RowChange, recording } from '../../../platform/events/recording.ts';
import { Department } from './department.entity.ts';
import { Staff } from './staff.entity.ts';
import { StaffDepartment } from './staff-department.entity.ts';

export const departmentEvents = lifecycle(Department, 'A department');
export const staffEvents = lifecycle(Staff, 'A staff member');

const ofDepartment = (type: string, description: string) =>
  eventType<RowChange<StaffDepartment>>({
    type,
    resource: 'StaffMember',
    description,
    data: {
      staff_id: idField('The staff member.', ({ row }) => row.staff.id),
      department_id: idField('The department.', ({ row }) => row.department.id),
    },
    idOf: ({ row }) => row.staff.id,
  });

const joined = ofDepartment('staff.department_joined', 'A staff member joined a department.');
const left = ofDepartment('staff.department_left', 'A staff member left a department.');

export const staffDepartmentEvents = recording(StaffDepartment, [joined, left], (changes) =>
  changes.map((change) => occurrence(change.action === 'deleted' ? left : joined, change)),
);
