import { eventType } from '../../../platform/events/events.ts';

/** A user is no member of the academy any more: what is theirs there has to go. */
export const memberLeft = eventType<{ userId: string }>('member.left');
