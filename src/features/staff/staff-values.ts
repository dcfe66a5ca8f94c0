import { newCode } from '../../platform/database/records.ts';
import type { FieldErrors } from '../../platform/errors/app-error.ts';
import { messages } from '../../platform/validation/messages.ts';
import { Staff } from './staff.entity.ts';
import type { UpdateStaffMemberInput } from './staff-member.inputs.ts';

/** What no two staff members share. */
export const UNIQUE_KEYS = { staff_academy_id_email_unique: 'email' };

/** A staff member with a number of their own, not yet persisted. */
export function newStaff(): Staff {
  const staff = new Staff();
  staff.staffNumber = newCode('STF');
  return staff;
}

/** What is wrong with the days of work that a staff member would have. */
export function employmentErrors(
  staff: Staff,
  { hireDate = staff.hireDate, endDate = staff.endDate }: UpdateStaffMemberInput,
): FieldErrors {
  const isUpsideDown = hireDate && endDate && endDate < hireDate;
  return isUpsideDown ? { endDate: [messages.dateAfterOrEqual('endDate', 'hireDate')] } : {};
}
