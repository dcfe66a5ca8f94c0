import { signalType } from '../../../platform/signals/signals.ts';

/** A user is no member of the academy any more: what is theirs there has to go. */
export const memberLeft = signalType<{ userId: string }>('member.left');
