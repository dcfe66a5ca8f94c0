import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, assignGiven, findRecord, getRecord, lockWhere } from '../../../platform/database/records.ts';
import { forbidden, invalidField } from '../../../platform/errors/app-error.ts';
import type { Viewer } from '../../../platform/permissions/roles.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Department } from './department.entity.ts';
import type { CreateDepartmentInput, UpdateDepartmentInput } from './department.inputs.ts';
import { Staff } from './staff.entity.ts';
import { StaffStatus } from './staff.enums.ts';
import { departmentDeleted } from './staff.signals.ts';
import { StaffDepartment } from './staff-department.entity.ts';

/** Creates a department. Returns the department's id. */
export function createDepartment(ctx: RequestContext, { name, headStaffId }: CreateDepartmentInput): Promise<string> {
  return ctx.session.write(async (em) => {
    const department = new Department();
    department.name = name;
    changeHead(department, headStaffId ?? null, await chosenHead(em, headStaffId));
    em.persist(department);
    return department.id;
  });
}

/** Changes a department. Department heads may change only departments that they lead. */
export function updateDepartment(ctx: RequestContext, id: string, input: UpdateDepartmentInput): Promise<void> {
  return ctx.session.write(async (em) => {
    const head = await chosenHead(em, input.headStaffId);
    const department = await writableDepartment(ctx, em, id);
    assertVersion(department, input.expectedVersion);
    assignGiven(department, { name: input.name });
    if (input.headStaffId !== undefined) changeHead(department, input.headStaffId, head);
  });
}

/** Marks a department as deleted. Its courses and staff no longer belong to a department. */
export function deleteDepartment(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const department = await writableDepartment(ctx, em, id);
    assertVersion(department, expectedVersion);
    department.deletedAt = now();
    for (const link of await em.find(StaffDepartment, { department })) em.remove(link);
    await ctx.signals.publish(ctx, em, departmentDeleted, { department });
  });
}

async function writableDepartment(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<Department> {
  const department = await getRecord(em, Department, id, { name: 'Department', lock: true });
  assertLeads(requireAcademy(ctx).viewer, department);
  return department;
}

/** Throws FORBIDDEN if the caller is a department head, but not the head of this department. */
export function assertLeads(viewer: Viewer, department: Department | null): void {
  if (viewer.role !== 'department_head') return;
  if (!department || !viewer.staffId || department.headStaff?.id !== viewer.staffId) throw forbidden();
}

/**
 * Returns the staff member with an id, locked, so that the staff member cannot leave before the transaction ends.
 * Returns null if there is no such staff member.
 */
const chosenHead = async (em: SqlEntityManager, id: string | null | undefined): Promise<Staff | null> =>
  id ? findRecord(em, Staff, id, { lock: 'shared' }) : null;

/**
 * Sets the head of a department; null for no head. Throws BAD_USER_INPUT if the staff member does not exist or has
 * left.
 */
function changeHead(department: Department, id: string | null, head: Staff | null): void {
  const isGone = head?.status === StaffStatus.TERMINATED && head.id !== department.headStaff?.id;
  if (id !== null && (!head || isGone)) throw invalidField('headStaffId', messages.selected('headStaffId'));
  department.headStaff = head;
}

/** When a staff member leaves: sets the head to null in all departments that this staff member leads. */
export async function leaveLeadership(em: SqlEntityManager, staff: Staff): Promise<void> {
  for (const department of await lockWhere(em, Department, { headStaff: staff })) department.headStaff = null;
}
