import { newCode } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Staff } from './staff.entity.ts';
import { StaffStatus } from './staff.enums.ts';
import type { UpdateStaffMemberInput } from './staff-member.inputs.ts';

/** For each unique key of staff: the input field that gets the error if a value is already in use. */
export const UNIQUE_KEYS = { staff_academy_id_email_unique: 'email' };

/** Returns a new staff member with a new number. The staff member is not persisted yet. */
export function newStaff(): Staff {
  const staff = new Staff();
  staff.staffNumber = newCode('STF');
  return staff;
}

/**
 * Returns the last day on which a staff member who has left still leads sessions: the end date, if it is in the future.
 * Returns null if the staff member leads no more sessions.
 */
export function lastDayOf({ status, endDate, deletedAt }: Staff, today: string): string | null {
  const isToCome = status === StaffStatus.TERMINATED && deletedAt === null && endDate !== null && endDate > today;
  return isToCome ? endDate : null;
}

/** Returns true if a staff member can lead sessions on a day: has not left, or leaves on that day or later. */
export function worksOn(staff: Staff, day: string, today: string): boolean {
  if (staff.deletedAt !== null) return false;
  return staff.status !== StaffStatus.TERMINATED || (!hasLeftBefore(staff, today) && day <= (staff.endDate ?? ''));
}

/** Returns true if a staff member was deleted, or has left and no longer works on the day `today`. */
export const hasLeftBefore = ({ status, endDate, deletedAt }: Staff, today: string): boolean =>
  deletedAt !== null || (status === StaffStatus.TERMINATED && (endDate === null || endDate < today));

/**
 * Returns true if a change sets the status of a staff member to "terminated", or sets another end date for a terminated
 * staff member.
 */
export const isLeaving = (staff: Staff, before: Pick<Staff, 'status' | 'endDate'>): boolean =>
  staff.status === StaffStatus.TERMINATED && (before.status !== staff.status || before.endDate !== staff.endDate);

/** Returns an error if a staff member's end date is before the hire date. */
export function employmentErrors(
  staff: Staff,
  { hireDate = staff.hireDate, endDate = staff.endDate }: UpdateStaffMemberInput,
): FieldErrors {
  const isUpsideDown = hireDate && endDate && endDate < hireDate;
  return isUpsideDown ? { endDate: [messages.dateAfterOrEqual('endDate', 'hireDate')] } : {};
}
