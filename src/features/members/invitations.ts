import type { SqlEntityManager } from '@mikro-orm/sql';
import { getRecord } from '../../platform/database/records.ts';
import { onboardingTransaction } from '../../platform/database/tenant-session.ts';
import { AppError, forbidden, invalid, invalidField } from '../../platform/errors/app-error.ts';
import { asFieldError } from '../../platform/errors/unique-violation.ts';
import { OutboxEvent } from '../../platform/events/outbox.entity.ts';
import { actorOf } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { texts } from '../../platform/validation/words.ts';
import { Academy } from '../academies/academy.entity.ts';
import { AcademyStatus } from '../academies/academy.enums.ts';
import type { AuthPayload } from '../auth/auth.types.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { startSession } from '../auth/sessions.ts';
import { User } from '../auth/user.entity.ts';
import { Invitation } from './invitation.entity.ts';
import { newInvitationToken, parseInvitationToken } from './invitation-token.ts';
import type { AcceptInvitationArgs, InviteMemberArgs } from './member.inputs.ts';
import { assertMayGrant, linkUser, partOf } from './member-role.ts';
import { Membership } from './membership.entity.ts';

/** Milliseconds that an invitation can be accepted. */
const VALIDITY = 7 * 24 * 60 * 60 * 1000;

/** Invites somebody. Answers the invitation's id and its token, which is shown this once. */
export function inviteMember(ctx: RequestContext, input: InviteMemberArgs): Promise<{ id: string; token: string }> {
  return ctx.session.write(async (em) => {
    const part = await partOf(ctx, em, input);
    const email = input.email.toLowerCase();
    await refuseMember(em, email);
    if ([part.staff, part.parent, part.student].some((row) => row?.user)) {
      const field = part.staff ? 'staffId' : part.parent ? 'parentId' : 'studentId';
      throw invalidField(field, texts.taken(field));
    }
    const { token, hash } = newInvitationToken(ctx.session.academyId);
    const invitation = new Invitation();
    Object.assign(invitation, part, { email, tokenHash: hash });
    invitation.inviter = em.getReference(User, ctx.principal?.userId ?? '');
    invitation.expiresAt = new Date(Date.now() + VALIDITY).toISOString();
    const event = new OutboxEvent();
    Object.assign(event, { type: 'member.invited', payload: { invitationId: invitation.id, email } });
    em.persist([invitation, event]);
    return { id: invitation.id, token };
  });
}

/** Takes an invitation back: its token works no more. */
export function revokeInvitation(ctx: RequestContext, id: string): Promise<void> {
  return ctx.session.write(async (em) => {
    const invitation = await getRecord(em, Invitation, id, 'Invitation', { lock: true });
    assertMayGrant(ctx, invitation);
    if (invitation.acceptedAt) throw invalidField('id', 'The invitation has been accepted already.');
    invitation.revokedAt ??= new Date().toISOString();
  });
}

/**
 * Makes the invited a member and signs them in. A new user gives a name and a password; an existing one is signed in
 * already, or gives their password: whoever invited them knows the token, and must not come in as them.
 */
export async function acceptInvitation(ctx: RequestContext, input: AcceptInvitationArgs): Promise<AuthPayload> {
  const parsed = parseInvitationToken(input.token);
  if (!parsed) throw invalidToken();
  // what takes bcrypt's time is done before the transaction
  const invited = await invitedUser(ctx, parsed, input);
  return onboardingTransaction(
    ctx.database,
    parsed.academyId,
    async (em) => {
      const invitation = await openInvitation(em, parsed.hash);
      const user = invited.user ? await em.findOneOrFail(User, { id: invited.user.id }) : new User();
      if (!invited.user) {
        Object.assign(user, { name: input.name, email: invitation.email, passwordHash: invited.passwordHash });
        em.persist(user);
        await asFieldError(() => em.flush(), { users_email_unique: 'token' });
      }
      const { role, staffRole, staff, parent, student } = invitation;
      const membership = new Membership();
      Object.assign(membership, { user, role, staffRole, staff, parent, student });
      for (const row of [staff, parent, student]) if (row) await em.refresh(row);
      linkUser({ staff, parent, student } as never, user);
      invitation.acceptedAt = new Date().toISOString();
      em.persist(membership);
      await asFieldError(() => em.flush(), { memberships_academy_id_user_id_unique: 'token' });
      return { user, ...startSession(em, ctx.config, user.id) };
    },
    actorOf(ctx),
  );
}

const invalidToken = () => invalidField('token', texts.selected('token'));

/** The invitation of a token hash, while it can be accepted, locked. Anything else is the same to the caller. */
async function openInvitation(em: SqlEntityManager, tokenHash: string): Promise<Invitation> {
  const found = await em.findOne(Invitation, { tokenHash });
  const invitation = found && (await getRecord(em, Invitation, found.id, 'Invitation', { lock: true }));
  if (!invitation || invitation.acceptedAt || invitation.revokedAt) throw invalidToken();
  if (invitation.expiresAt <= new Date().toISOString()) throw invalidToken();
  const academy = await em.findOne(Academy, { id: invitation.academyId, deletedAt: null });
  if (!academy) throw invalidToken();
  if (academy.status === AcademyStatus.SUSPENDED) throw forbidden();
  return invitation;
}

/** The existing user of the invitation's address, who has proved to be them; else the hash of a new user's password. */
async function invitedUser(
  ctx: RequestContext,
  { academyId, hash }: { academyId: string; hash: string },
  { name, password }: AcceptInvitationArgs,
): Promise<{ user: User; passwordHash?: never } | { user: null; passwordHash: string }> {
  const { email } = await onboardingTransaction(
    ctx.database,
    academyId,
    (em) => openInvitation(em, hash),
    actorOf(ctx),
  );
  const user = await ctx.database.orm.em.fork().findOne(User, { email });
  if (user && ctx.principal?.userId === user.id) return { user };
  await ctx.limits.login(email, ctx.ip);
  if (user) {
    if (await verifyPassword(user.passwordHash, password ?? '')) return { user };
    throw new AppError('UNAUTHENTICATED', 'Invalid credentials.');
  }
  if (!name || !password) {
    throw invalid({
      ...(name ? {} : { name: [texts.required('name')] }),
      ...(password ? {} : { password: [texts.required('password')] }),
    });
  }
  return { user: null, passwordHash: await hashPassword(password) };
}

/** An address whose user is a member already. */
async function refuseMember(em: SqlEntityManager, email: string): Promise<void> {
  const member = await em.findOne(Membership, { user: { email } }, { fields: ['id'] });
  if (member) throw invalidField('email', texts.taken('email'));
}
