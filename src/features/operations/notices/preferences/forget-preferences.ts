import { personErased } from '../../../../platform/privacy/person-erased.ts';
import { onSignal } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { memberLeft } from '../../../people/members/membership.signals.ts';
import { NoticePreference } from './notice-preference.entity.ts';

/** Deletes the choices of channels of an erased person who has no login. */
export const forgetErased = onSignal(personErased, async (_ctx: RequestContext, em, { id }) => {
  await em.nativeDelete(NoticePreference, { recipientId: id });
});

/** Deletes the choices of channels of a user who is no longer a member. */
export const forgetLeft = onSignal(memberLeft, async (_ctx: RequestContext, em, { userId }) => {
  await em.nativeDelete(NoticePreference, { recipientId: userId });
});
