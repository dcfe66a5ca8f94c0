import { DryRunEnd, systemTransaction } from '../../../../platform/database/tenant-session.ts';
import type { MessagePayload } from '../../../../platform/graphql/message.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { normalEmail } from '../../../../platform/validation/email-address.ts';
import { endSessions } from '../sessions/sessions.ts';
import type { RequestPasswordResetArgs, ResetPasswordArgs } from './account.inputs.ts';
import { queuePasswordChangedMail, queueResetMail } from './account-jobs.ts';
import { TokenPurpose } from './account-token.entity.ts';
import { invalidToken, isUsable, spendToken } from './account-tokens.ts';
import { hashPassword } from './passwords.ts';

/**
 * Asks for the mail by which a new password is chosen. Whether somebody has the address is found out later, by the job, so
 * that the answer and its time are the same for all. After three mails in an hour to one address, the answer stays the same and no
 * mail follows: nobody learns that others asked. Throws RATE_LIMITED after too many requests from one place.
 */
export async function requestPasswordReset(
  ctx: RequestContext,
  input: RequestPasswordResetArgs,
): Promise<MessagePayload> {
  if (ctx.refused) throw new DryRunEnd();
  const email = normalEmail(input.email);
  if (await ctx.limits.passwordReset(email, ctx.ip))
    await systemTransaction(ctx.database, (em) => queueResetMail(em, ctx.config, email));
  return { message: 'If the address belongs to an account, a message is on its way.' };
}

/**
 * Gives a user a new password by a token that they were sent, ends all of their sessions, and signs nobody in. Throws
 * BAD_USER_INPUT on `token` for one that is unknown, used or too old.
 */
export async function resetPassword(
  ctx: RequestContext,
  { token, password }: ResetPasswordArgs,
): Promise<MessagePayload> {
  // without a token that works, nobody makes the service hash
  if (!ctx.refused?.token && !(await isUsable(ctx.database, TokenPurpose.PASSWORD_RESET, token))) throw invalidToken();
  if (ctx.refused) throw new DryRunEnd();
  // hashing takes its time: no transaction is open meanwhile
  const passwordHash = await hashPassword(password);
  const userId = await systemTransaction(ctx.database, async (em) => {
    const { user, isMailed } = await spendToken(em, TokenPurpose.PASSWORD_RESET, token);
    user.passwordHash = passwordHash;
    if (isMailed) user.emailVerifiedAt ??= now();
    await endSessions(em, user.id);
    await queuePasswordChangedMail(em, user.id);
    return user.id;
  });
  ctx.log.info({ requestId: ctx.requestId, address: ctx.ip, account: userId }, 'password reset');
  return { message: 'The password has been changed. Sign in with it.' };
}
