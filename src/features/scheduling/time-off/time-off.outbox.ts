import { dateField, idField, wordField } from '../../../platform/events/event-data.ts';
import { lifecycle, versionedFields } from '../../../platform/events/recording.ts';
import { StaffTimeOff } from './time-off.entity.ts';

export const timeOffEvents = lifecycle(StaffTimeOff, {
  name: 'staff_time_off',
  resource: 'StaffTimeOff',
  noun: 'Time off of a staff member',
  data: {
    ...versionedFields,
    staff_id: idField('The staff member.', ({ row }) => row.staff.id),
    status: wordField('Where the request stands.', ({ row }) => row.status),
    start_date: dateField('The first day.', ({ row }) => row.startDate),
    end_date: dateField('The last day.', ({ row }) => row.endDate),
  },
});
