import { type FieldErrors, refuseIfAny } from '../../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { isSettable, NoticeChannel } from '../../../academy/academies/notice.enums.ts';
import { declarationOf } from '../core/notice-kinds.ts';
import { NoticeDigest } from '../notice-send.enums.ts';
import type {
  NotificationPreferenceInput,
  PreferenceOwner,
  UpdateNotificationPreferencesInput,
} from './preference.types.ts';
import { preferenceOwner } from './preference-owner.loaders.ts';
import { storePreference } from './store-preference.sql.ts';

/**
 * Stores choices of the caller, or of a parent without a login. Returns the recipient whose choices were stored. Throws
 * BAD_USER_INPUT for mails about user accounts, such as invitations, because they cannot be turned off. Also throws
 * BAD_USER_INPUT if the input chooses a digest for a kind or a channel without digests.
 */
export async function updatePreferences(
  ctx: RequestContext,
  { preferences }: UpdateNotificationPreferencesInput,
  parentId: string | null | undefined,
): Promise<PreferenceOwner> {
  const owner = await preferenceOwner(ctx, parentId);
  refuseIfAny(errorsOf(preferences));
  await ctx.session.write(async (em) => {
    for (const preference of preferences) await storePreference(em, owner, preference);
  });
  return owner;
}

function errorsOf(preferences: readonly NotificationPreferenceInput[]): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const [index, { kind, channel, digest }] of preferences.entries()) {
    const place = `preferences.${index}`;
    const key = `${kind} ${channel}`;
    if (!isSettable(kind)) errors[`${place}.kind`] = ['Mails about accounts cannot be turned off.'];
    else if (seen.has(key)) errors[`${place}.kind`] = [messages.distinct(`${place}.kind`)];
    else if (digest === NoticeDigest.DAILY && declarationOf(kind)?.mayBeInDigest === false)
      errors[`${place}.digest`] = ['Notices of this kind are always sent separately.'];
    else if (digest === NoticeDigest.DAILY && channel !== NoticeChannel.EMAIL)
      errors[`${place}.digest`] = ['Only mails can be collected in a digest.'];
    seen.add(key);
  }
  return errors;
}
