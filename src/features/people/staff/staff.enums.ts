import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum EmploymentType {
  FULL_TIME = 'full_time',
  PART_TIME = 'part_time',
  CONTRACT = 'contract',
  VOLUNTEER = 'volunteer',
}
describeEnum(EmploymentType, 'EmploymentType', 'On which terms a staff member works.', {
  FULL_TIME: 'Employed full time.',
  PART_TIME: 'Employed part time.',
  CONTRACT: 'Under a contract.',
  VOLUNTEER: 'Unpaid.',
});

export enum StaffStatus {
  ACTIVE = 'active',
  ON_LEAVE = 'on_leave',
  TERMINATED = 'terminated',
}
describeEnum(StaffStatus, 'StaffStatus', 'Whether a staff member is at work.', {
  ACTIVE: 'At work.',
  ON_LEAVE: 'Away, coming back.',
  TERMINATED: 'Has left.',
});
