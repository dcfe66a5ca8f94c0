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
 * Enqueues the mail for choosing a new password. The job finds the user, so the response and its duration do not show
 * whether a user has the address. An address gets at most three such mails per hour. Further requests get the same
 * response as the first, but no mail, so callers cannot learn of requests by others. Throws RATE_LIMITED after too many
 * requests from one IP address.
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
 * Sets a new password for the user of a token, and ends all login sessions of the user. The user must sign in
 * afterwards. Throws BAD_USER_INPUT for the field `token` if the token is unknown, used or expired.
 */
export async function resetPassword(
  ctx: RequestContext,
  { token, password }: ResetPasswordArgs,
): Promise<MessagePayload> {
  // checks the token first, because hashing is expensive
  if (!ctx.refused?.token && !(await isUsable(ctx.database, TokenPurpose.PASSWORD_RESET, token))) throw invalidToken();
  if (ctx.refused) throw new DryRunEnd();
  // no transaction is open yet, because hashing is slow
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
