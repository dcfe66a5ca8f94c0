import { signalType } from '../../../platform/signals/signals.ts';
import type { StaffTimeOff } from './time-off.entity.ts';
import type { TimeOffStatus } from './time-off.enums.ts';

/**
 * Published when a request for time off was approved or declined. `before` is the former status. The rows of the time
 * off and the staff member are locked.
 */
export const timeOffDecided = signalType<{ timeOff: StaffTimeOff; before: TimeOffStatus }>('time-off.decided');
