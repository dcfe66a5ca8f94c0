import { eventType } from '../../../platform/events/events.ts';
import type { Department } from './department.entity.ts';
import type { Staff } from './staff.entity.ts';

/** A department was deleted: what belonged to it has to let go. */
export const departmentDeleted = eventType<{ department: Department }>('department.deleted');

/**
 * The caller, who is no admin, is about to change or delete a staff member: who knows that they may not refuses. The
 * staff member's row is locked.
 */
export const staffWriting = eventType<{ staff: Staff }>('staff.writing');

/** A staff member has another role: their rights have to follow. Their row is locked. */
export const staffRoleChanged = eventType<{ staff: Staff }>('staff.role-changed');

/**
 * A staff member was deleted, or has left, or leaves on another day than was known: their access and their work to come have to end.
 * Their row is locked.
 */
export const staffLeft = eventType<{ staff: Staff }>('staff.left');

/** A staff member has another name: what shows it has to follow. Their row is locked. */
export const staffRenamed = eventType<{ staff: Staff }>('staff.renamed');
