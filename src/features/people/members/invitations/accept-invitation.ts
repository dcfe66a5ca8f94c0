import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { actAs } from '../../../../platform/database/actor.ts';
import { lockCopied } from '../../../../platform/database/copied-rows.ts';
import { lockWhere } from '../../../../platform/database/records.ts';
import { onboardingTransaction } from '../../../../platform/database/tenant-session.ts';
import { AppError, forbidden, invalidField, refuseIfAny } from '../../../../platform/errors/app-error.ts';
import { actorOf } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { keptForms } from '../../../../platform/validation/email-address.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { lengthOf } from '../../../../platform/validation/rules.ts';
import { Academy } from '../../../academy/academies/academy.entity.ts';
import { AcademyStatus } from '../../../academy/academies/academy.enums.ts';
import { lockAcademy } from '../../../academy/academies/academy-lock.ts';
import { queueVerificationMail } from '../../../identity/auth/account/account-jobs.ts';
import { hashPassword, passwordProblem, verifyPassword } from '../../../identity/auth/account/passwords.ts';
import type { AuthPayload } from '../../../identity/auth/auth.types.ts';
import { startSession } from '../../../identity/auth/sessions/sessions.ts';
import { User } from '../../../identity/auth/user.entity.ts';
import type { AcceptInvitationArgs } from '../member.inputs.ts';
import { linkUser, lockPeople } from '../member-role.ts';
import { Membership } from '../membership.entity.ts';
import { Invitation } from './invitation.entity.ts';
import { type InvitationToken, parseInvitationToken } from './invitation-token.ts';

const MAX_NAME = 255;

/**
 * The person who accepts an invitation: the id of an existing user whose identity is proved, or the values of a new
 * user.
 */
type Invited = { userId: string; passwordHash?: string } | { name: string; passwordHash: string };

/**
 * Makes the invited person a member and signs the person in. A new user sends a name and a password. An existing user
 * must be signed in already, or send the password. The token does not prove who the caller is, because the inviter also
 * knows the token.
 */
export async function acceptInvitation(ctx: RequestContext, input: AcceptInvitationArgs): Promise<AuthPayload> {
  const token = parseInvitationToken(input.token);
  if (!token) throw invalidToken();
  // bcrypt is slow and therefore runs outside the transaction
  const invited = await provenUser(ctx, token, input);
  try {
    return await onboardingTransaction(
      ctx.database,
      token.academyId,
      (em) => admit(ctx, em, token, invited),
      actorOf(ctx),
    );
  } catch (error) {
    const isTaken = 'name' in invited && error instanceof UniqueConstraintViolationException;
    if (!isTaken) throw error;
    // a user with this address registered meanwhile, so the invited person is now an existing user
    return acceptInvitation(ctx, input);
  }
}

async function admit(
  ctx: RequestContext,
  em: SqlEntityManager,
  { academyId, hash }: InvitationToken,
  invited: Invited,
): Promise<AuthPayload> {
  await lockAcademy(em, academyId);
  const invitation = await openInvitation(em, hash);
  const { email, role, staff, parent, student } = invitation;
  const user = 'userId' in invited ? await keptAccount(em, invited, email) : new User();
  if ('name' in invited) Object.assign(user, { ...invited, email });
  const people = await lockPeople(em, { staffId: staff?.id, parentId: parent?.id, studentId: student?.id });
  const isGone = [staff, parent, student].some((row) => row && !people.includes(row));
  const isSomebodys = people.some((row) => row.user && row.user.id !== user.id);
  const isMember = 'userId' in invited && (await em.count(Membership, { user })) > 0;
  if (isGone || isSomebodys || isMember) throw invalidToken();
  actAs(em, { userId: user.id, requestId: ctx.requestId });
  // uses the role in the locked staff record, because this role may have changed since the invitation
  const staffRole = staff?.role ?? null;
  const membership = Object.assign(new Membership(), { user, role, staffRole, staff, parent, student });
  linkUser(invitation, user);
  invitation.acceptedAt = now();
  em.persist([user, membership]);
  await revokeOthers(em, invitation);
  if ('name' in invited) await queueVerificationMail(em, user.id);
  await em.flush();
  return { user, ...startSession(em, ctx.config, user.id, ctx) };
}

/**
 * Locks an existing user, so that nobody can erase the user or change the password until the transaction ends. Throws
 * if the user was erased, or the password changed, since the user was checked.
 */
async function keptAccount(
  em: SqlEntityManager,
  { userId: id, ...proof }: { userId: string; passwordHash?: string },
  email: string,
): Promise<User> {
  const user = await em.findOne(
    User,
    { id, email: { $in: keptForms(email) }, ...proof },
    await lockCopied(em, User, [id], LockMode.PESSIMISTIC_READ),
  );
  if (!user) throw invalidToken();
  return user;
}

const invalidToken = () => invalidField('token', messages.selected('token'));

/**
 * Returns the invitation with a token hash. If the invitation cannot be accepted, throws an error that does not show
 * the reason.
 */
async function openInvitation(em: SqlEntityManager, tokenHash: string): Promise<Invitation> {
  const invitation = await em.findOne(Invitation, { tokenHash });
  if (!invitation || invitation.acceptedAt || invitation.revokedAt) throw invalidToken();
  if (invitation.expiresAt <= now()) throw invalidToken();
  const academy = await em.findOne(Academy, { id: invitation.academyId, deletedAt: null });
  if (!academy) throw invalidToken();
  if (academy.status === AcademyStatus.SUSPENDED) throw forbidden();
  return invitation;
}

/**
 * Revokes the other open invitations to the address of an accepted invitation. Otherwise, a member whose membership
 * ends later could use one of them to return.
 */
async function revokeOthers(em: SqlEntityManager, { id, email }: Invitation): Promise<void> {
  const others = await lockWhere(em, Invitation, { email, acceptedAt: null, revokedAt: null, id: { $ne: id } });
  for (const other of others) other.revokedAt = now();
}

/**
 * If a user has the address of the invitation, returns this user; the caller must be signed in as this user, or send
 * the right password. If no user has the address, returns the values of a new user.
 */
async function provenUser(
  ctx: RequestContext,
  { academyId, hash }: InvitationToken,
  { name, password }: AcceptInvitationArgs,
): Promise<Invited> {
  const peek = (em: SqlEntityManager) => openInvitation(em, hash);
  const { email } = await onboardingTransaction(ctx.database, academyId, peek, actorOf(ctx));
  const user = await ctx.database.orm.em.fork().findOne(User, { email: { $in: keptForms(email) } });
  if (user && ctx.principal?.userId === user.id) return { userId: user.id };
  await ctx.limits.login(email, ctx.ip);
  if (!user) return newUser(name ?? '', password ?? '');
  if (await verifyPassword(user.passwordHash, password ?? '')) {
    return { userId: user.id, passwordHash: user.passwordHash };
  }
  throw new AppError('UNAUTHENTICATED', 'Invalid credentials.');
}

/** Returns the values of a new user. Throws BAD_USER_INPUT with all errors in the name and the password. */
async function newUser(name: string, password: string): Promise<Invited> {
  const problem = password === '' ? messages.required('password') : passwordProblem(password);
  refuseIfAny({
    ...(name === '' && { name: [messages.required('name')] }),
    ...(lengthOf(name) > MAX_NAME && { name: [messages.atMostCharacters('name', MAX_NAME)] }),
    ...(problem && { password: [problem] }),
  });
  return { name, passwordHash: await hashPassword(password) };
}
