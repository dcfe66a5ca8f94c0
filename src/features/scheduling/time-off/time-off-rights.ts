import { forbidden } from '../../../platform/errors/app-error.ts';
import { isOffice } from '../../../platform/permissions/roles.ts';
import { requireAcademy, todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { StaffTimeOff } from './time-off.entity.ts';
import { TimeOffStatus } from './time-off.enums.ts';

const isAdmin = (ctx: RequestContext): boolean => isOffice(requireAcademy(ctx).viewer);

const isOwn = (ctx: RequestContext, staffId: string): boolean => requireAcademy(ctx).viewer.staffId === staffId;

/**
 * Throws FORBIDDEN if the caller may not request time off for the staff member. Admins may request time off for
 * everyone, and other staff for themselves.
 */
export function assertMayRequest(ctx: RequestContext, staffId: string | null): void {
  if (!isAdmin(ctx) && (staffId === null || !isOwn(ctx, staffId))) throw forbidden();
}

/**
 * Throws FORBIDDEN if the caller may not change the time off. Admins may change all time off. Other staff may change
 * their own as long as it is neither approved nor declined.
 */
export function assertMayChange(ctx: RequestContext, { staff, status }: StaffTimeOff): void {
  if (isAdmin(ctx)) return;
  if (!isOwn(ctx, staff.id) || status !== TimeOffStatus.REQUESTED) throw forbidden();
}

/**
 * Throws FORBIDDEN if the caller may not withdraw the time off. Admins may withdraw all time off. Other staff may
 * withdraw their own before it is approved or declined, or before its first day.
 */
export function assertMayWithdraw(ctx: RequestContext, { staff, status, startDate }: StaffTimeOff): void {
  if (isAdmin(ctx)) return;
  const isToCome = startDate > todayOf(ctx);
  if (!isOwn(ctx, staff.id) || (status !== TimeOffStatus.REQUESTED && !isToCome)) throw forbidden();
}

/** Throws FORBIDDEN if a department head decides on their own time off. Admins may decide on all time off. */
export function assertMayDecide(ctx: RequestContext, { staff }: StaffTimeOff): void {
  if (!isAdmin(ctx) && isOwn(ctx, staff.id)) throw forbidden();
}
