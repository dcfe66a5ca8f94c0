import { signalType } from '../../../platform/signals/signals.ts';
import type { Department } from './department.entity.ts';
import type { Staff } from './staff.entity.ts';

/** A department was deleted: what belonged to it has to let go. */
export const departmentDeleted = signalType<{ department: Department }>('department.deleted');

/**
 * The caller, who is no admin, is about to change or delete a staff member: who knows that they may not refuses. The
 * staff member's row is locked.
 */
export const staffWriting = signalType<{ staff: Staff }>('staff.writing');

/** A staff member has another role: their rights have to follow. Their row is locked. */
export const staffRoleChanged = signalType<{ staff: Staff }>('staff.role-changed');

/**
 * A staff member was deleted, or has left, or leaves on another day than was known: their access and their work to come have to end.
 * Their row is locked.
 */
export const staffLeft = signalType<{ staff: Staff }>('staff.left');

/** A staff member has another name: what shows it has to follow. Their row is locked. */
export const staffRenamed = signalType<{ staff: Staff }>('staff.renamed');
