import { lockWhere } from '../../../platform/database/records.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import { now } from '../../../platform/time/now.ts';
import { staffLeft } from '../../people/staff/staff.signals.ts';
import { StaffTimeOff } from './time-off.entity.ts';
import { TimeOffStatus } from './time-off.enums.ts';

/** When a staff member leaves: withdraws the time off that the staff member has requested and that is not decided. */
export const withdrawRequests = onSignal(staffLeft, async (_ctx, em, { staff }) => {
  const open = await lockWhere(em, StaffTimeOff, { staff, status: TimeOffStatus.REQUESTED });
  for (const timeOff of open) timeOff.deletedAt = now();
});
