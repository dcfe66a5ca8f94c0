import { signalType } from '../../../platform/signals/signals.ts';

/** Published when a user is no longer a member of the academy. Handlers remove data that depends on the membership. */
export const memberLeft = signalType<{ userId: string }>('member.left');
