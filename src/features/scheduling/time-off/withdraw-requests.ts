import { lockWhere } from '../../../platform/database/records.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import { todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { staffLeft } from '../../people/staff/staff.signals.ts';
import { lastDayOf } from '../../people/staff/staff-values.ts';
import { StaffTimeOff } from './time-off.entity.ts';
import { TimeOffStatus } from './time-off.enums.ts';

/**
 * When a staff member leaves: withdraws the time off that the staff member has requested and that is not decided. If
 * the staff member works until a future day, keeps requests for time off that begins on or before this day.
 */
export const withdrawRequests = onSignal(staffLeft, async (ctx: RequestContext, em, { staff }) => {
  const lastDay = lastDayOf(staff, todayOf(ctx));
  const after = lastDay === null ? {} : { startDate: { $gt: lastDay } };
  const open = await lockWhere(em, StaffTimeOff, { staff, status: TimeOffStatus.REQUESTED, ...after });
  for (const timeOff of open) timeOff.deletedAt = now();
});
