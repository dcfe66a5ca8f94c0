import type { Erasable } from '../../../platform/privacy/erasable.ts';
import { Staff } from './staff.entity.ts';
import { StaffStatus } from './staff.enums.ts';

/** The data that remain of an erased staff member: their work, terms and dates. */
export const staffErasure: Erasable<Staff> = {
  entity: Staff,
  name: 'Staff member',
  // who is on leave comes back
  isActive: ({ status }) => status !== StaffStatus.TERMINATED,
  activeText: 'A staff member who has not left cannot be erased: change the status, or delete the staff member first.',
  instead: { lastName: 'staff member' },
};
