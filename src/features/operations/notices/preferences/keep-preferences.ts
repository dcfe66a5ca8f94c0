import { personErased } from '../../../../platform/privacy/person-erased.ts';
import { onSignal } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { memberLeft, memberRoleChanged } from '../../../people/members/membership.signals.ts';
import { choiceOwnerOf } from './choice-owner.types.ts';
import { NoticePreference } from './notice-preference.entity.ts';
import { storePreference } from './store-preference.sql.ts';

/** When a person is erased: deletes the person's choices of channels. */
export const forgetErased = onSignal(personErased, async (_ctx: RequestContext, em, { id }) => {
  await em.nativeDelete(NoticePreference, { recipientId: id });
});

/**
 * When a user is no longer a member: deletes the choices of a user who had no record as a parent, student or staff
 * member. The choices that belong to such a record apply to further mails to this person.
 */
export const forgetLeft = onSignal(memberLeft, async (_ctx: RequestContext, em, { userId }) => {
  await em.nativeDelete(NoticePreference, { recipientId: userId });
});

/** When a member gets another role: copies the member's choices of channels to the record for the new role. */
export const copyChoices = onSignal(memberRoleChanged, async (_ctx: RequestContext, em, { userId, before, after }) => {
  const [from, to] = [choiceOwnerOf(userId, before), choiceOwnerOf(userId, after)];
  if (from.id === to.id) return;
  for (const { kind, channel, isOn, digest } of await em.find(NoticePreference, { recipientId: from.id })) {
    await storePreference(em, to, { kind, channel, ...(isOn !== null && { on: isOn }), ...(digest && { digest }) });
  }
});
