import { lockWhere } from '../../../platform/database/records.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import { now } from '../../../platform/time/now.ts';
import { staffLeft } from '../../people/staff/staff.signals.ts';
import { StaffTimeOff } from './time-off.entity.ts';
import { TimeOffStatus } from './time-off.enums.ts';

/** Withdraws open requests of a staff member who leaves. */
export const withdrawRequests = onSignal(staffLeft, async (_ctx, em, { staff }) => {
  const open = await lockWhere(em, StaffTimeOff, { staff, status: TimeOffStatus.REQUESTED });
  for (const timeOff of open) timeOff.deletedAt = now();
});
