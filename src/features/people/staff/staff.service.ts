import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, assignGiven, getRecord } from '../../../platform/database/records.ts';
import { isEmailTaken } from '../../../platform/database/unique-email.ts';
import { asFieldError } from '../../../platform/database/unique-violation.ts';
import { refuseIfAny } from '../../../platform/errors/app-error.ts';
import { assertNotErased } from '../../../platform/privacy/erasable.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { emptyAsNull } from '../../../platform/validation/empty-text.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { lockAcademy } from '../../academy/academies/academy-lock.ts';
import { assertWithinPlan } from '../../academy/academies/plan.ts';
import { leaveLeadership } from './department.service.ts';
import { Staff } from './staff.entity.ts';
import { StaffStatus } from './staff.enums.ts';
import { staffLeft, staffRenamed, staffRoleChanged } from './staff.signals.ts';
import { departmentErrors, replaceDepartments } from './staff-departments.ts';
import type { CreateStaffMemberInput, UpdateStaffMemberInput } from './staff-member.inputs.ts';
import { assertMaySend, assertMayWrite } from './staff-rights.ts';
import { employmentErrors, isLeaving, newStaff, UNIQUE_KEYS } from './staff-values.ts';

/**
 * Registers a staff member. Throws PLAN_LIMIT_REACHED if the academy's plan does not allow another one. Returns the
 * staff member's id.
 */
export function createStaffMember(ctx: RequestContext, input: CreateStaffMemberInput): Promise<string> {
  assertMaySend(ctx, input);
  return ctx.session.write(async (em) => {
    const academy = await lockAcademy(em, ctx.session.academyId);
    const staff = newStaff();
    await change(em, staff, input, () => assertWithinPlan(em, academy, { resource: 'staff', entity: Staff }));
    return staff.id;
  });
}

/**
 * Changes a staff member. Staff members may change some fields of their own record. A staff member who leaves loses
 * access and upcoming sessions.
 */
export function updateStaffMember(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...changes }: UpdateStaffMemberInput,
): Promise<void> {
  assertMaySend(ctx, changes);
  return ctx.session.write(async (em) => {
    // a new status and a new end date may both end the staff member's access
    if (changes.status === StaffStatus.TERMINATED || changes.endDate !== undefined)
      await lockAcademy(em, ctx.session.academyId);
    const staff = await getRecord(em, Staff, id, { name: 'Staff member', lock: true });
    await assertMayWrite(ctx, em, staff, changes);
    assertNotErased(staff, 'staff member');
    assertVersion(staff, expectedVersion);
    const { role, status, endDate, firstName, lastName } = staff;
    await change(em, staff, changes);
    const hasLeft = isLeaving(staff, { status, endDate });
    const isRenamed = staff.firstName !== firstName || staff.lastName !== lastName;
    if (hasLeft) await leaveLeadership(em, staff);
    const happened = [
      ...(staff.role !== role ? [staffRoleChanged] : []),
      ...(hasLeft ? [staffLeft] : []),
      ...(isRenamed ? [staffRenamed] : []),
    ];
    const payload = { staff };
    await ctx.signals.publishAll(
      ctx,
      em,
      happened.map((type) => ({ type, payload })),
    );
  });
}

/** Marks a staff member as deleted. The staff member loses access and upcoming sessions. */
export function deleteStaffMember(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    await lockAcademy(em, ctx.session.academyId);
    const staff = await getRecord(em, Staff, id, { name: 'Staff member', lock: true });
    await assertMayWrite(ctx, em, staff, 'delete');
    assertVersion(staff, expectedVersion);
    staff.deletedAt = now();
    await leaveLeadership(em, staff);
    await ctx.signals.publish(ctx, em, staffLeft, { staff });
  });
}

/**
 * Applies an input to a staff member and writes the staff member. Throws BAD_USER_INPUT with all errors. If there are
 * none, calls `admit` before the write.
 */
async function change(
  em: SqlEntityManager,
  staff: Staff,
  input: CreateStaffMemberInput | UpdateStaffMemberInput,
  admit?: () => Promise<void>,
): Promise<void> {
  const { departmentIds, ...given } = emptyAsNull(input);
  const errors = departmentIds ? await departmentErrors(em, staff, departmentIds) : {};
  Object.assign(errors, employmentErrors(staff, given));
  if (given.email !== undefined && given.email !== staff.email) {
    if (await isEmailTaken(em, staff, given.email)) errors.email = [messages.taken('email')];
  }
  refuseIfAny(errors);
  await admit?.();
  assignGiven(staff, given as Partial<Staff>);
  em.persist(staff);
  await asFieldError(() => em.flush(), UNIQUE_KEYS);
  if (departmentIds) await replaceDepartments(em, staff, departmentIds);
}
