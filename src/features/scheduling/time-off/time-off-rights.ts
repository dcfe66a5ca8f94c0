import { forbidden } from '../../../platform/errors/app-error.ts';
import { isOffice } from '../../../platform/permissions/roles.ts';
import { requireAcademy, todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { StaffTimeOff } from './time-off.entity.ts';
import { TimeOffStatus } from './time-off.enums.ts';

const isAdmin = (ctx: RequestContext): boolean => isOffice(requireAcademy(ctx).viewer);

const isOwn = (ctx: RequestContext, staffId: string): boolean => requireAcademy(ctx).viewer.staffId === staffId;

/** Throws FORBIDDEN unless the caller is an admin or requests their own time off. */
export function assertMayRequest(ctx: RequestContext, staffId: string | null): void {
  if (!isAdmin(ctx) && (staffId === null || !isOwn(ctx, staffId))) throw forbidden();
}

/** Throws FORBIDDEN unless the caller may change the time off: admins any, other staff their own until it is decided. */
export function assertMayChange(ctx: RequestContext, { staff, status }: StaffTimeOff): void {
  if (isAdmin(ctx)) return;
  if (!isOwn(ctx, staff.id) || status !== TimeOffStatus.REQUESTED) throw forbidden();
}

/**
 * Throws FORBIDDEN unless the caller may withdraw the time off: admins any, other staff their own until it is decided or
 * before it begins.
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
