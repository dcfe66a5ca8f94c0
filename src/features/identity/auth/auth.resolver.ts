import { Arg, Ctx, Extensions, Mutation, Resolver } from 'type-graphql';
import { MessagePayload } from '../../../platform/graphql/message.ts';
import { QuerySelf } from '../../../platform/graphql/read-fields.ts';
import { TELLS_STRANGERS } from '../../../platform/graphql/refusals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { LoginInput, RegisterInput } from './auth.inputs.ts';
import { knownOfSelf, userReads } from './auth.loaders.ts';
import { login, logout, refresh, register } from './auth.service.ts';
import { AuthPayload, Me } from './auth.types.ts';

@Resolver()
export class AuthResolver {
  @Extensions({ [TELLS_STRANGERS]: true })
  @Mutation(() => AuthPayload, {
    description:
      'Registers a user, who is not yet a member of any academy, and signs them in. Every attempt counts ' +
      'towards the limit of the IP address.',
  })
  register(
    @Arg('input', () => RegisterInput, { description: 'The new user.' }) input: RegisterInput,
    @Ctx() ctx: RequestContext,
  ): Promise<AuthPayload> {
    return register(ctx, input);
  }

  @Extensions({ [TELLS_STRANGERS]: true })
  @Mutation(() => AuthPayload, { description: 'Signs a user in. Every attempt counts towards the login limit.' })
  login(
    @Arg('input', () => LoginInput, { description: 'The e-mail address and password of a user.' }) input: LoginInput,
    @Ctx() ctx: RequestContext,
  ): Promise<AuthPayload> {
    return login(ctx, input);
  }

  @Mutation(() => MessagePayload, { description: "Ends the login session of the request's token immediately." })
  logout(@Ctx() ctx: RequestContext): Promise<MessagePayload> {
    return logout(ctx);
  }

  @Mutation(() => AuthPayload, {
    description:
      "Replaces the request's token with a new one. The old token is refused from then on. The login session " +
      'ends if a request uses the old token more than 10 seconds later, or after the new token was replaced too.',
  })
  refreshToken(@Ctx() ctx: RequestContext): Promise<AuthPayload> {
    return refresh(ctx);
  }
}

@Resolver(() => Me)
export class MeResolver {
  @QuerySelf(() => Me, userReads, knownOfSelf, { description: 'The user who is signed in.' })
  me!: Me | null;
}
