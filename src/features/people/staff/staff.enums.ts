import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum EmploymentType {
  FULL_TIME = 'full_time',
  PART_TIME = 'part_time',
  CONTRACT = 'contract',
  VOLUNTEER = 'volunteer',
}
describeEnum(EmploymentType, 'EmploymentType', 'The terms of employment of a staff member.', {
  FULL_TIME: 'Employed full time.',
  PART_TIME: 'Employed part time.',
  CONTRACT: 'Under a contract.',
  VOLUNTEER: 'Works without pay.',
});

export enum StaffStatus {
  ACTIVE = 'active',
  ON_LEAVE = 'on_leave',
  TERMINATED = 'terminated',
}
describeEnum(StaffStatus, 'StaffStatus', 'The status of a staff member: at work, on leave or terminated.', {
  ACTIVE: 'At work.',
  ON_LEAVE: 'On leave, expected to return.',
  TERMINATED: 'Has left.',
});
