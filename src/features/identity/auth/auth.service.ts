import { LockMode } from '@mikro-orm/core';
import { lockCopied } from '../../../platform/database/copied-rows.ts';
import { DryRunEnd, systemTransaction } from '../../../platform/database/tenant-session.ts';
import { asFieldError } from '../../../platform/database/unique-violation.ts';
import { AppError, forbidden, invalidField, unauthenticated } from '../../../platform/errors/app-error.ts';
import type { MessagePayload } from '../../../platform/graphql/message.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { keptForms, normalEmail } from '../../../platform/validation/email-address.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { lengthOf } from '../../../platform/validation/rules.ts';
import { queueVerificationMail } from './account/account-jobs.ts';
import { hashPassword, verifyPassword } from './account/passwords.ts';
import type { LoginInput, RegisterInput } from './auth.inputs.ts';
import type { AuthPayload } from './auth.types.ts';
import { isReservedEmail } from './principals.ts';
import { deleteExpiredSessions, endSession, holder, rotateToken, startSession } from './sessions/sessions.ts';
import { User } from './user.entity.ts';
import { UserKind } from './user.enums.ts';

const MAX_EMAIL = 255;

/**
 * Registers a user and signs the user in. The user is not yet a member of an academy. Mails the user a link for
 * verifying the e-mail address. Throws FORBIDDEN if only invited people may register. Throws RATE_LIMITED after too
 * many attempts from one IP address. Throws BAD_USER_INPUT if another user has the e-mail address, even if that user
 * registered at the same time.
 */
export async function register(ctx: RequestContext, input: RegisterInput): Promise<AuthPayload> {
  if (ctx.config.registration === 'invited') throw forbidden();
  await ctx.limits.registration(ctx.ip);
  const email = normalEmail(ctx.refused?.email ? '' : input.email);
  // checks the length again, because some letters become two characters in lower case
  if (lengthOf(email) > MAX_EMAIL) throw invalidField('email', messages.atMostCharacters('email', MAX_EMAIL));
  if (isReservedEmail(email)) throw invalidField('email', messages.type('email', 'a valid email address'));
  const forms = keptForms(email);
  const passwordHash = ctx.refused ? '' : await hashPassword(input.password);
  return asFieldError(
    () =>
      systemTransaction(ctx.database, async (em) => {
        // searches for all forms of the address, because the unique key compares only one form
        const isAsked = ctx.refused !== undefined || forms.length > 1;
        if (isAsked && (await em.count(User, { email: { $in: forms } })) > 0)
          throw invalidField('email', messages.taken('email'));
        const user = em.create(User, { name: input.name, email, passwordHash }, { partial: true });
        await queueVerificationMail(em, user.id);
        return { user, ...startSession(em, ctx.config, user.id, ctx) };
      }),
    { users_email_unique: 'email' },
  );
}

/**
 * Signs a user in. Throws RATE_LIMITED after too many attempts; successful attempts count too. Throws UNAUTHENTICATED
 * for an unknown e-mail address or a wrong password. The error text and the duration do not show which of the two is
 * wrong.
 */
export async function login(ctx: RequestContext, input: LoginInput): Promise<AuthPayload> {
  const email = normalEmail(ctx.refused?.email ? '' : input.email);
  await ctx.limits.login(email, ctx.ip);
  // an invalid input must not reveal whether a user exists
  if (ctx.refused) throw new DryRunEnd();
  const user: User | null = await ctx.database.orm.em
    .fork()
    .findOne(User, { email: { $in: keptForms(email) }, kind: UserKind.PERSON });
  // no transaction is open yet, because hashing is slow
  const isRight = await verifyPassword(user?.passwordHash ?? null, input.password);
  if (!user || !isRight) {
    // does not log the e-mail address, because people sometimes type passwords in that field
    const { requestId, ip: address } = ctx;
    ctx.log.info({ requestId, address, account: user?.id ?? 'unknown' }, 'sign-in failed');
    throw wrong();
  }
  return systemTransaction(ctx.database, async (em) => {
    // refuses a password that was changed meanwhile: the change has ended the earlier login sessions, but would not end
    // this new one
    const { id, passwordHash } = user;
    const locked = await lockCopied(em, User, [id], LockMode.PESSIMISTIC_READ);
    if (!(await em.findOne(User, { id, passwordHash }, locked))) throw wrong();
    await deleteExpiredSessions(em, id);
    return { user, ...startSession(em, ctx.config, id, ctx) };
  });
}

/** Ends the caller's current login session. All processes reject its token from then on. */
export async function logout(ctx: RequestContext): Promise<MessagePayload> {
  const { sessionId } = holder(ctx);
  await systemTransaction(ctx.database, (em) => endSession(em, sessionId));
  return { message: 'Logged out.' };
}

/**
 * Replaces the request's token with a new one. From then on, the old token is rejected. Throws UNAUTHENTICATED if
 * another request has already replaced the token, or if the login session has ended.
 */
export async function refresh(ctx: RequestContext): Promise<AuthPayload> {
  const held = holder(ctx);
  return systemTransaction(ctx.database, async (em) => {
    const issued = await rotateToken(em, ctx.config, held);
    if (!issued) throw unauthenticated();
    return { user: await em.findOneOrFail(User, held.userId), ...issued };
  });
}

const wrong = (): AppError => new AppError('UNAUTHENTICATED', 'Invalid credentials.');
