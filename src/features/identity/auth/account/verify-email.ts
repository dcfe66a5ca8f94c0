import { DryRunEnd, systemTransaction } from '../../../../platform/database/tenant-session.ts';
import type { MessagePayload } from '../../../../platform/graphql/message.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { holder } from '../sessions/sessions.ts';
import { User } from '../user.entity.ts';
import type { VerifyEmailArgs } from './account.inputs.ts';
import { queueVerificationMail } from './account-jobs.ts';
import { TokenPurpose } from './account-token.entity.ts';
import { spendToken } from './account-tokens.ts';

/**
 * Enqueues the mail for verifying the caller's e-mail address. Throws RATE_LIMITED if the caller requests such a mail
 * too often in an hour.
 */
export async function requestEmailVerification(ctx: RequestContext): Promise<MessagePayload> {
  const { userId } = holder(ctx);
  await ctx.limits.emailVerification(userId);
  return systemTransaction(ctx.database, async (em) => {
    const { emailVerifiedAt } = await em.findOneOrFail(User, { id: userId });
    if (emailVerifiedAt) return { message: 'The e-mail address is verified already.' };
    await queueVerificationMail(em, userId);
    return { message: 'A message is on its way.' };
  });
}

/**
 * Marks a user's e-mail address as verified. The token was mailed to this address. Throws BAD_USER_INPUT for the field
 * `token` if the token is unknown, used or expired.
 */
export async function verifyEmail(ctx: RequestContext, { token }: VerifyEmailArgs): Promise<MessagePayload> {
  if (ctx.refused) throw new DryRunEnd();
  await systemTransaction(ctx.database, async (em) => {
    const { user } = await spendToken(em, TokenPurpose.EMAIL_VERIFICATION, token);
    user.emailVerifiedAt ??= now();
  });
  return { message: 'The e-mail address is verified.' };
}
