import type { SqlEntityManager } from '@mikro-orm/sql';
import { getRecord } from '../../../../platform/database/records.ts';
import { type FieldErrors, invalidField, refuseIfAny } from '../../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { assertVisible } from '../../../../platform/tenancy/visibility.ts';
import { now } from '../../../../platform/time/now.ts';
import { keptForms, normalEmail } from '../../../../platform/validation/email-address.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { lengthOf } from '../../../../platform/validation/rules.ts';
import { lockAcademy } from '../../../academy/academies/academy-lock.ts';
import { isReservedEmail } from '../../../identity/auth/principals.ts';
import { User } from '../../../identity/auth/user.entity.ts';
import type { InviteMemberArgs } from '../member.inputs.ts';
import { partOf } from '../member-role.ts';
import { Membership } from '../membership.entity.ts';
import { Invitation } from './invitation.entity.ts';
import { invitationReads } from './invitation.loaders.ts';
import { enqueueInvitationMail } from './invitation-mail.ts';
import { newInvitationToken } from './invitation-token.ts';

/** The number of milliseconds for which an invitation can be accepted. */
const VALIDITY = 7 * 24 * 60 * 60 * 1000;
const MAX_EMAIL = 255;

/**
 * Invites a person. Returns the invitation's id and its token; no later response contains the token. Throws
 * RATE_LIMITED if the caller invites the same address too often, or too many addresses. Without these limits, any user
 * could create an academy and send mails to any address.
 */
export async function inviteMember(
  ctx: RequestContext,
  input: InviteMemberArgs,
): Promise<{ id: string; token: string }> {
  if (!ctx.refused) await ctx.limits.invitation(ctx.principal?.userId ?? '', input.email);
  return ctx.session.write(async (em) => {
    await lockAcademy(em, ctx.session.academyId);
    const errors: FieldErrors = {};
    const part = await partOf(ctx, em, { input, userId: null }, errors);
    const email = ctx.refused?.email ? '' : await invitedEmail(em, input.email, errors);
    refuseIfAny(errors);
    const { token, hash } = newInvitationToken(ctx.session.academyId);
    const invitation = new Invitation();
    Object.assign(invitation, part, { email, tokenHash: hash });
    invitation.inviter = em.getReference(User, ctx.principal?.userId ?? '');
    invitation.expiresAt = new Date(Date.now() + VALIDITY).toISOString();
    em.persist(invitation);
    await enqueueInvitationMail(ctx, em, invitation, token);
    return { id: invitation.id, token };
  });
}

/** Revokes an invitation, so that its token is no longer valid. */
export function revokeInvitation(ctx: RequestContext, id: string): Promise<void> {
  return ctx.session.write(async (em) => {
    await assertVisible(ctx, em, { model: invitationReads, id, name: 'Invitation' });
    await lockAcademy(em, ctx.session.academyId);
    const invitation = await getRecord(em, Invitation, id, { name: 'Invitation', lock: true });
    if (invitation.acceptedAt) throw invalidField('id', 'The invitation has been accepted already.');
    invitation.revokedAt ??= now();
  });
}

/**
 * Returns an e-mail address in lower case. Adds an error if the address is too long, is reserved for users that are not
 * people, or belongs to a member.
 */
async function invitedEmail(em: SqlEntityManager, address: string, errors: FieldErrors): Promise<string> {
  const email = normalEmail(address);
  // checks the length again, because some letters become two characters in lower case
  if (lengthOf(email) > MAX_EMAIL) errors.email = [messages.atMostCharacters('email', MAX_EMAIL)];
  else if (isReservedEmail(email)) errors.email = [messages.type('email', 'a valid email address')];
  else if ((await em.count(Membership, { user: { email: { $in: keptForms(email) } } })) > 0)
    errors.email = [messages.taken('email')];
  return email;
}
