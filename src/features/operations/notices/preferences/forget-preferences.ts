import { personErased } from '../../../../platform/privacy/person-erased.ts';
import { onSignal } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { memberLeft } from '../../../people/members/membership.signals.ts';
import { NoticePreference } from './notice-preference.entity.ts';

/** When a person without a login is erased: deletes the person's choices of channels. */
export const forgetErased = onSignal(personErased, async (_ctx: RequestContext, em, { id }) => {
  await em.nativeDelete(NoticePreference, { recipientId: id });
});

/** When a user is no longer a member: deletes the user's choices of channels. */
export const forgetLeft = onSignal(memberLeft, async (_ctx: RequestContext, em, { userId }) => {
  await em.nativeDelete(NoticePreference, { recipientId: userId });
});
