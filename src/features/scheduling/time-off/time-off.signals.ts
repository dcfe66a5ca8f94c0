import { signalType } from '../../../platform/signals/signals.ts';
import type { StaffTimeOff } from './time-off.entity.ts';
import type { TimeOffStatus } from './time-off.enums.ts';

/**
 * A request for time off was approved or declined: `before` is where it stood. Its row and that of the staff member are
 * locked.
 */
export const timeOffDecided = signalType<{ timeOff: StaffTimeOff; before: TimeOffStatus }>('time-off.decided');
