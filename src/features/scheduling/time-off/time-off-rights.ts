import { forbidden } from '../../../platform/errors/app-error.ts';
import type { Viewer } from '../../../platform/permissions/roles.ts';
import { requireAcademy, todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { StaffTimeOff } from './time-off.entity.ts';
import { TimeOffStatus } from './time-off.enums.ts';

const ADMINS: readonly Viewer['role'][] = ['super_admin', 'academy_admin', 'administrator'];

const isAdmin = (ctx: RequestContext): boolean => ADMINS.includes(requireAcademy(ctx).viewer.role);

const isOwn = (ctx: RequestContext, staffId: string): boolean => requireAcademy(ctx).viewer.staffId === staffId;

/** Throws FORBIDDEN unless an admin requests time off, or the staff member does. */
export function assertMayRequest(ctx: RequestContext, staffId: string | null): void {
  if (!isAdmin(ctx) && (staffId === null || !isOwn(ctx, staffId))) throw forbidden();
}

/** Admins change any time off, others their own until it is decided. Throws FORBIDDEN. */
export function assertMayChange(ctx: RequestContext, { staff, status }: StaffTimeOff): void {
  if (isAdmin(ctx)) return;
  if (!isOwn(ctx, staff.id) || status !== TimeOffStatus.REQUESTED) throw forbidden();
}

/** Admins withdraw any time off, others their own until it is decided, or before it begins. Throws FORBIDDEN. */
export function assertMayWithdraw(ctx: RequestContext, { staff, status, startDate }: StaffTimeOff): void {
  if (isAdmin(ctx)) return;
  const isToCome = startDate > todayOf(ctx);
  if (!isOwn(ctx, staff.id) || (status !== TimeOffStatus.REQUESTED && !isToCome)) throw forbidden();
}

/** Admins decide on all they see; department heads, who see that of their staff and their own, not on the latter. Throws FORBIDDEN. */
export function assertMayDecide(ctx: RequestContext, { staff }: StaffTimeOff): void {
  if (!isAdmin(ctx) && isOwn(ctx, staff.id)) throw forbidden();
}
