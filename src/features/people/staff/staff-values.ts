import { newCode } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Staff } from './staff.entity.ts';
import { StaffStatus } from './staff.enums.ts';
import type { UpdateStaffMemberInput } from './staff-member.inputs.ts';

/** The unique keys of staff members. */
export const UNIQUE_KEYS = { staff_academy_id_email_unique: 'email' };

/** A staff member with a number of their own, not yet persisted. */
export function newStaff(): Staff {
  const staff = new Staff();
  staff.staffNumber = newCode('STF');
  return staff;
}

/**
 * The last day on which a staff member who leaves still leads their sessions: a future end date of one who is terminated;
 * null if their work ends at once.
 */
export function lastDayOf({ status, endDate, deletedAt }: Staff, today: string): string | null {
  const isToCome = status === StaffStatus.TERMINATED && deletedAt === null && endDate !== null && endDate > today;
  return isToCome ? endDate : null;
}

/** Whether a staff member leaves by a change, or leaves on another day than before. */
export const isLeaving = (staff: Staff, before: Pick<Staff, 'status' | 'endDate'>): boolean =>
  staff.status === StaffStatus.TERMINATED && (before.status !== staff.status || before.endDate !== staff.endDate);

/** Returns the errors of a staff member's dates of employment. */
export function employmentErrors(
  staff: Staff,
  { hireDate = staff.hireDate, endDate = staff.endDate }: UpdateStaffMemberInput,
): FieldErrors {
  const isUpsideDown = hireDate && endDate && endDate < hireDate;
  return isUpsideDown ? { endDate: [messages.dateAfterOrEqual('endDate', 'hireDate')] } : {};
}
