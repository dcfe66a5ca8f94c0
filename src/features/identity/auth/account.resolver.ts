import { Arg, Args, Ctx, Extensions, ID, Mutation, Resolver } from 'type-graphql';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { MessagePayload } from '../../../platform/graphql/message.ts';
import { QueryList } from '../../../platform/graphql/read-fields.ts';
import { TELLS_STRANGERS } from '../../../platform/graphql/refusals.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { ChangePasswordInput, RequestPasswordResetArgs, ResetPasswordArgs, VerifyEmailArgs } from './account.inputs.ts';
import { sessionReads } from './auth.loaders.ts';
import { changePassword } from './change-password.ts';
import { revokeOtherSessions, revokeSession } from './own-sessions.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { Session } from './session.entity.ts';
import { UserSessionListArgs } from './session.inputs.ts';
import { requestEmailVerification, verifyEmail } from './verify-email.ts';

@Resolver()
export class AccountResolver {
  @Mutation(() => MessagePayload, {
    description:
      'Mails whoever has the address a link to choose a new password, that works for 30 minutes. The answer is the same for ' +
      'known and unknown addresses. At most 3 in an hour for an address: then RATE_LIMITED.',
  })
  requestPasswordReset(@Args() args: RequestPasswordResetArgs, @Ctx() ctx: RequestContext): Promise<MessagePayload> {
    return requestPasswordReset(ctx, args);
  }

  @Extensions({ [TELLS_STRANGERS]: true })
  @Mutation(() => MessagePayload, {
    description:
      'Gives the user whom the token was sent to a new password and ends all of their sessions. Signs nobody in. ' +
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
    description: 'Notes that the user whom the token was sent to has the address. Nothing is refused for want of it.',
  })
  verifyEmail(@Args() args: VerifyEmailArgs, @Ctx() ctx: RequestContext): Promise<MessagePayload> {
    return verifyEmail(ctx, args);
  }
}

export const UserSessionConnection = connectionType(Session, 'UserSession');

@Resolver(() => Session)
export class OwnSessionsResolver {
  @QueryList(() => UserSessionConnection, sessionReads, UserSessionListArgs, {
    description: 'Where the caller is signed in.',
  })
  mySessions!: Connection<Session>;

  @Mutation(() => DeletePayload, {
    description: 'Ends a session of the caller, the present one too: its token is refused from now on.',
  })
  async revokeSession(
    @Arg('id', () => ID, { description: 'The id of the session.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await revokeSession(ctx, id);
    return deleted(id, 'Session ended.');
  }

  @Mutation(() => MessagePayload, { description: 'Ends all sessions of the caller but the present one.' })
  revokeOtherSessions(@Ctx() ctx: RequestContext): Promise<MessagePayload> {
    return revokeOtherSessions(ctx);
  }
}
