import { signalType } from '../../../platform/signals/signals.ts';
import type { Department } from './department.entity.ts';
import type { Staff } from './staff.entity.ts';

/** Published when a department was deleted. Handlers remove the reference to the department from their records. */
export const departmentDeleted = signalType<{ department: Department }>('department.deleted');

/**
 * Published before a caller who is not an academy admin changes or deletes a staff member. Handlers throw if the caller
 * may not do this. The staff member is locked.
 */
export const staffWriting = signalType<{ staff: Staff }>('staff.writing');

/**
 * Published when a staff member got another role. Handlers copy the role to the memberships and invitations of the
 * staff member. The staff member is locked.
 */
export const staffRoleChanged = signalType<{ staff: Staff }>('staff.role-changed');

/**
 * Published when a staff member was deleted or has left, or when the end date of a staff member who has left was
 * changed. Handlers end the access, and remove the staff member from upcoming sessions. The staff member is locked.
 */
export const staffLeft = signalType<{ staff: Staff }>('staff.left');

/**
 * Published when a staff member was renamed. Handlers update records that show the name. The staff member is locked.
 */
export const staffRenamed = signalType<{ staff: Staff }>('staff.renamed');
