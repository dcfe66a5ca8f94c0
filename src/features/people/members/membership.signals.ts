import { signalType } from '../../../platform/signals/signals.ts';

/** A user is no longer a member of the academy: handlers remove the data that depends on it. */
export const memberLeft = signalType<{ userId: string }>('member.left');
