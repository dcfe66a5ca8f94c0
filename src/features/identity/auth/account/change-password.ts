import { DryRunEnd, systemTransaction } from '../../../../platform/database/tenant-session.ts';
import { type AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import type { MessagePayload } from '../../../../platform/graphql/message.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { endSessions, holder } from '../sessions/sessions.ts';
import { User } from '../user.entity.ts';
import type { ChangePasswordInput } from './account.inputs.ts';
import { queuePasswordChangedMail } from './account-jobs.ts';
import { TokenPurpose } from './account-token.entity.ts';
import { lockUser, spendAll } from './account-tokens.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/**
 * Changes the caller's password and ends all other login sessions of the caller. Throws BAD_USER_INPUT for the field
 * `currentPassword` if the current password is wrong. Throws RATE_LIMITED after too many attempts. Attempts to sign in
 * with the same e-mail address count too.
 */
export async function changePassword(ctx: RequestContext, input: ChangePasswordInput): Promise<MessagePayload> {
  const { userId, sessionId } = holder(ctx);
  const { email, passwordHash } = await ctx.database.orm.em.fork().findOneOrFail(User, { id: userId });
  await ctx.limits.login(email, ctx.ip);
  // no transaction is open yet, because hashing is slow
  const isRight = ctx.refused?.currentPassword || (await verifyPassword(passwordHash, input.currentPassword));
  if (!isRight) throw incorrect();
  if (ctx.refused) throw new DryRunEnd();
  const newHash = await hashPassword(input.password);
  await systemTransaction(ctx.database, async (em) => {
    const user = await lockUser(em, userId);
    // a concurrent request has changed the password since this request compared it
    if (user.passwordHash !== passwordHash) throw incorrect();
    user.passwordHash = newHash;
    await endSessions(em, userId, { except: sessionId });
    await spendAll(em, userId, TokenPurpose.PASSWORD_RESET);
    await queuePasswordChangedMail(em, userId);
  });
  ctx.log.info({ requestId: ctx.requestId, address: ctx.ip, account: userId }, 'password changed');
  return { message: 'The password has been changed.' };
}

const incorrect = (): AppError => invalidField('currentPassword', 'The password is incorrect.');
