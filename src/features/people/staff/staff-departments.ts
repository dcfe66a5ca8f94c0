import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords, referTo } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { now } from '../../../platform/time/now.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Department } from './department.entity.ts';
import type { Staff } from './staff.entity.ts';
import { StaffDepartment } from './staff-department.entity.ts';

/**
 * Returns errors for departments that do not exist, by paths such as `departmentIds.0`. Locks the existing departments
 * in the input and the present departments of the staff member, so that they cannot be deleted.
 */
export async function departmentErrors(
  em: SqlEntityManager,
  staff: Staff,
  ids: readonly string[],
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const present = await em.find(StaffDepartment, { staff });
  const touched = [...ids, ...present.map(({ department }) => department.id)];
  const departments = await lockRecords(em, Department, touched, { lock: 'shared' });
  const known = new Set(departments.map(({ id }) => id));
  for (const [index, id] of ids.entries()) {
    const field = `departmentIds.${index}`;
    if (!known.has(id.toLowerCase())) errors[field] = [messages.selected(field)];
  }
  return errors;
}

/** Replaces all departments of a staff member with the given ones. The staff member must be locked or new. */
export async function replaceDepartments(em: SqlEntityManager, staff: Staff, ids: readonly string[]): Promise<void> {
  exchangeDepartments(em, staff, await em.find(StaffDepartment, { staff }), ids);
}

/**
 * Does the same as {@link replaceDepartments}. `known` contains the existing links, which the caller has already
 * loaded.
 */
export function exchangeDepartments(
  em: SqlEntityManager,
  staff: Staff,
  known: readonly StaffDepartment[],
  ids: readonly string[],
): void {
  const wanted = new Set(ids.map((id) => id.toLowerCase()));
  for (const link of known) {
    if (!wanted.delete(link.department.id)) em.remove(link);
  }
  for (const id of wanted) {
    const link = new StaffDepartment();
    link.staff = staff;
    link.department = referTo(em, Department, id);
    em.persist(link);
  }
  // changed departments count as a change of the staff member, so that concurrent edits of the staff member are
  // detected
  staff.updatedAt = now();
}
