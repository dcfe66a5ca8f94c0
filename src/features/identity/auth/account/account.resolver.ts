import { Arg, Args, Ctx, Extensions, Mutation, Resolver } from 'type-graphql';
import { MessagePayload } from '../../../../platform/graphql/message.ts';
import { TELLS_STRANGERS } from '../../../../platform/graphql/refusals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { revokeOtherSessions } from '../sessions/own-sessions.ts';
import { ChangePasswordInput, RequestPasswordResetArgs, ResetPasswordArgs, VerifyEmailArgs } from './account.inputs.ts';
import { changePassword } from './change-password.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { requestEmailVerification, verifyEmail } from './verify-email.ts';

@Resolver()
export class UserAccountResolver {
  @Mutation(() => MessagePayload, {
    description:
      'Mails a link for choosing a new password to the address. The link works for 30 minutes. The response is the same for ' +
      'known and unknown addresses. More than 3 requests an hour for an address return RATE_LIMITED.',
  })
  requestPasswordReset(@Args() args: RequestPasswordResetArgs, @Ctx() ctx: RequestContext): Promise<MessagePayload> {
    return requestPasswordReset(ctx, args);
  }

  @Extensions({ [TELLS_STRANGERS]: true })
  @Mutation(() => MessagePayload, {
    description:
      'Sets a new password for the user who received the token, and ends all of their login sessions. Does not sign the user in. ' +
      'A token that is unknown, used or too old is reported on `token`.',
  })
  resetPassword(@Args() args: ResetPasswordArgs, @Ctx() ctx: RequestContext): Promise<MessagePayload> {
    return resetPassword(ctx, args);
  }

  @Mutation(() => MessagePayload, {
    description:
      'Gives the caller a new password and ends their other sessions. A wrong present one is reported on `currentPassword`; ' +
      'every attempt counts towards the login limit.',
  })
  changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The two passwords.' }) input: ChangePasswordInput,
    @Ctx() ctx: RequestContext,
  ): Promise<MessagePayload> {
    return changePassword(ctx, input);
  }

  @Mutation(() => MessagePayload, {
    description:
      'Mails the caller a link to prove their e-mail address by, that works for 24 hours. At most 3 in an hour.',
  })
  requestEmailVerification(@Ctx() ctx: RequestContext): Promise<MessagePayload> {
    return requestEmailVerification(ctx);
  }

  @Mutation(() => MessagePayload, {
    description:
      'Confirms the e-mail address of the user who received the token. No operation requires a confirmed address.',
  })
  verifyEmail(@Args() args: VerifyEmailArgs, @Ctx() ctx: RequestContext): Promise<MessagePayload> {
    return verifyEmail(ctx, args);
  }

  @Mutation(() => MessagePayload, { description: 'Ends all sessions of the caller but the present one.' })
  revokeOtherSessions(@Ctx() ctx: RequestContext): Promise<MessagePayload> {
    return revokeOtherSessions(ctx);
  }
}
