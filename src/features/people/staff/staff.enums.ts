import { describeEnum } from '../../../platform/graphql/enums.ts';
import type { SqlTag } from '../../../platform/loaders/read-model.ts';

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

/**
 * Returns the condition that a staff member `s` works on a day, written with the given tag: is active, or has given
 * notice and leaves on that day or later.
 */
export const isAtWork = <T>(tag: SqlTag<T>, [s, day]: readonly [s: T, day: T]): T =>
  tag`(${s}.deleted_at is null and (${s}.status = 'active' or (${s}.status = 'terminated' and ${s}.end_date >= ${day})))`;
