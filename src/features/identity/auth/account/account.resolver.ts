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
      'Mails a link for choosing a new password to the address. The link works for 30 minutes. The response ' +
      'is the same for known and unknown addresses. After 3 requests per hour for an address, requests fail ' +
      'with RATE_LIMITED.',
  })
  requestPasswordReset(@Args() args: RequestPasswordResetArgs, @Ctx() ctx: RequestContext): Promise<MessagePayload> {
    return requestPasswordReset(ctx, args);
  }

  @Extensions({ [TELLS_STRANGERS]: true })
  @Mutation(() => MessagePayload, {
    description:
      "Sets a new password for the user who received the token, and ends all of the user's login sessions. " +
      'Does not sign the user in. An unknown, used or expired token is reported on `token`.',
  })
  resetPassword(@Args() args: ResetPasswordArgs, @Ctx() ctx: RequestContext): Promise<MessagePayload> {
    return resetPassword(ctx, args);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Changes the caller's password and ends the caller's other login sessions. A wrong current password is " +
      'reported on `currentPassword`. Every attempt counts towards the login limit.',
  })
  changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The current and the new password.' })
    input: ChangePasswordInput,
    @Ctx() ctx: RequestContext,
  ): Promise<MessagePayload> {
    return changePassword(ctx, input);
  }

  @Mutation(() => MessagePayload, {
    description:
      'Mails the caller a link for verifying their e-mail address. The link works for 24 hours. At most 3 ' +
      'requests per hour.',
  })
  requestEmailVerification(@Ctx() ctx: RequestContext): Promise<MessagePayload> {
    return requestEmailVerification(ctx);
  }

  @Mutation(() => MessagePayload, {
    description:
      'Verifies the e-mail address of the user who received the token. No operation requires a verified ' + 'address.',
  })
  verifyEmail(@Args() args: VerifyEmailArgs, @Ctx() ctx: RequestContext): Promise<MessagePayload> {
    return verifyEmail(ctx, args);
  }

  @Mutation(() => MessagePayload, { description: 'Ends all login sessions of the caller except the current one.' })
  revokeOtherSessions(@Ctx() ctx: RequestContext): Promise<MessagePayload> {
    return revokeOtherSessions(ctx);
  }
}
