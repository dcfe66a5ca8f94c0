import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum AttendanceStatus {
  PRESENT = 'present',
  ABSENT = 'absent',
  LATE = 'late',
  EXCUSED = 'excused',
}
describeEnum(AttendanceStatus, 'AttendanceStatus', 'The attendance status of a student.', {
  PRESENT: 'Attended.',
  ABSENT: 'Did not attend.',
  LATE: 'Arrived late.',
  EXCUSED: 'Did not attend, with approval.',
});
