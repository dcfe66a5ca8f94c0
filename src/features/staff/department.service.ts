import type { SqlEntityManager } from '@mikro-orm/sql';
import { assignGiven, findRecord, getRecord } from '../../platform/database/records.ts';
import { forbidden, invalidField } from '../../platform/errors/app-error.ts';
import type { Viewer } from '../../platform/permissions/roles.ts';
import { requireAcademy } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { texts } from '../../platform/validation/words.ts';
import { Department } from './department.entity.ts';
import type { CreateDepartmentInput, UpdateDepartmentInput } from './department.inputs.ts';
import { Staff } from './staff.entity.ts';
import { departmentDeleted } from './staff.events.ts';
import { StaffDepartment } from './staff-department.entity.ts';

/** Creates a department. Answers its id. */
export function createDepartment(ctx: RequestContext, { name, headStaffId }: CreateDepartmentInput): Promise<string> {
  return ctx.session.write(async (em) => {
    const department = new Department();
    department.name = name;
    department.headStaff = await headOf(em, headStaffId ?? null);
    em.persist(department);
    return department.id;
  });
}

/** Changes a department; its head may change it too. */
export function updateDepartment(ctx: RequestContext, id: string, input: UpdateDepartmentInput): Promise<void> {
  return ctx.session.write(async (em) => {
    const department = await writableDepartment(ctx, em, id);
    assignGiven(department, { name: input.name });
    if (input.headStaffId !== undefined) department.headStaff = await headOf(em, input.headStaffId);
  });
}

/** Hides a department; its courses and staff stay, without a department. */
export function deleteDepartment(ctx: RequestContext, id: string): Promise<void> {
  return ctx.session.write(async (em) => {
    const department = await writableDepartment(ctx, em, id);
    department.deletedAt = new Date().toISOString();
    await em.nativeDelete(StaffDepartment, { department });
    await ctx.events.publish(ctx, em, departmentDeleted, { department });
  });
}

async function writableDepartment(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<Department> {
  const department = await getRecord(em, Department, id, 'Department', { lock: true });
  assertLeads(requireAcademy(ctx).viewer, department);
  return department;
}

/** A department head works on their own departments alone. Throws FORBIDDEN. */
export function assertLeads(viewer: Viewer, department: Department | null): void {
  if (viewer.role !== 'department_head') return;
  if (!department || !viewer.staffId || department.headStaff?.id !== viewer.staffId) throw forbidden();
}

async function headOf(em: SqlEntityManager, id: string | null): Promise<Staff | null> {
  if (id === null) return null;
  const head = await findRecord(em, Staff, id);
  if (!head) throw invalidField('headStaffId', texts.selected('headStaffId'));
  return head;
}
