import { LockMode } from '@mikro-orm/core';
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
 * Makes a user, who is a member of no academy yet, and signs them in; a mail asks them to prove their address. Throws
 * FORBIDDEN where only the invited may, RATE_LIMITED after too many attempts from one address, and BAD_USER_INPUT for an e-mail address that is taken, also when two register at once.
 */
export async function register(ctx: RequestContext, input: RegisterInput): Promise<AuthPayload> {
  if (ctx.config.registration === 'invited') throw forbidden();
  await ctx.limits.registration(ctx.ip);
  const email = normalEmail(ctx.refused?.email ? '' : input.email);
  // a few letters become two when they are lower-cased
  if (lengthOf(email) > MAX_EMAIL) throw invalidField('email', messages.atMostCharacters('email', MAX_EMAIL));
  if (isReservedEmail(email)) throw invalidField('email', messages.type('email', 'a valid email address'));
  const forms = keptForms(email);
  const passwordHash = ctx.refused ? '' : await hashPassword(input.password);
  return asFieldError(
    () =>
      systemTransaction(ctx.database, async (em) => {
        // the database compares one form
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
 * Signs a user in. Throws RATE_LIMITED after too many attempts, right or wrong, and UNAUTHENTICATED in the same words
 * and the same time for an unknown e-mail address and a wrong password.
 */
export async function login(ctx: RequestContext, input: LoginInput): Promise<AuthPayload> {
  const email = normalEmail(ctx.refused?.email ? '' : input.email);
  await ctx.limits.login(email, ctx.ip);
  // an invalid input must not reveal whether a user exists
  if (ctx.refused) throw new DryRunEnd();
  const user: User | null = await ctx.database.orm.em
    .fork()
    .findOne(User, { email: { $in: keptForms(email) }, kind: UserKind.PERSON });
  // hashing takes its time: no transaction is open meanwhile
  const isRight = await verifyPassword(user?.passwordHash ?? null, input.password);
  if (!user || !isRight) {
    // never the e-mail address: people type passwords there too
    const { requestId, ip: address } = ctx;
    ctx.log.info({ requestId, address, account: user?.id ?? 'unknown' }, 'sign-in failed');
    throw wrong();
  }
  return systemTransaction(ctx.database, async (em) => {
    // a password that changed meanwhile must not sign in: its change has ended the login sessions that existed then
    const { id, passwordHash } = user;
    if (!(await em.findOne(User, { id, passwordHash }, { lockMode: LockMode.PESSIMISTIC_READ }))) throw wrong();
    await deleteExpiredSessions(em, id);
    return { user, ...startSession(em, ctx.config, id, ctx) };
  });
}

/** Ends the session of the request's token, at once and in every process. */
export async function logout(ctx: RequestContext): Promise<MessagePayload> {
  const { sessionId } = holder(ctx);
  await systemTransaction(ctx.database, (em) => endSession(em, sessionId));
  return { message: 'Logged out.' };
}

/**
 * Swaps the request's token for a new one; the old one is refused from now on. Throws UNAUTHENTICATED when another
 * request has swapped it first, or the session has ended.
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
