import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords, referTo } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { now } from '../../../platform/time/now.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Department } from './department.entity.ts';
import type { Staff } from './staff.entity.ts';
import { StaffDepartment } from './staff-department.entity.ts';

/**
 * The departments of a list that are not there, by paths such as `departmentIds.0`. Keeps the others from going, and those
 * from which the staff member parts.
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

/** Makes these the departments of a staff member, and no others. Their row is locked, or new. */
export async function replaceDepartments(em: SqlEntityManager, staff: Staff, ids: readonly string[]): Promise<void> {
  exchangeDepartments(em, staff, await em.find(StaffDepartment, { staff }), ids);
}

/** As {@link replaceDepartments}, where the departments that there are have been read. */
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
  // the departments count as the staff member's own data for those who edit it together
  staff.updatedAt = now();
}
