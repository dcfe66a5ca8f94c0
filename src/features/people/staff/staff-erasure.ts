import type { Erasable } from '../../../platform/privacy/erasable.ts';
import { Staff } from './staff.entity.ts';
import { StaffStatus } from './staff.enums.ts';

/** The rules for erasing a staff member. Data about the work and the employment, and all dates, are kept. */
export const staffErasure: Erasable<Staff> = {
  entity: Staff,
  name: 'Staff member',
  // a staff member on leave will return, and therefore counts as active
  isActive: ({ status }) => status !== StaffStatus.TERMINATED,
  activeText: 'A staff member who has not left cannot be erased: change the status, or delete the staff member first.',
  instead: { lastName: 'staff member' },
};
