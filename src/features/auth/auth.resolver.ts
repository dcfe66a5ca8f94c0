import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { MessagePayload } from '../../platform/graphql/message.ts';
import type { Row } from '../../platform/graphql/row.ts';
import { selectionOf } from '../../platform/loaders/selection.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { LoginInput, RegisterInput } from './auth.inputs.ts';
import { membershipsOf, userReads } from './auth.loaders.ts';
import { login, logout, refresh, register } from './auth.service.ts';
import { AuthPayload, Me, UserMembership } from './auth.types.ts';
import type { User } from './user.entity.ts';

@Resolver()
export class AuthResolver {
  @Mutation(() => AuthPayload, { description: 'Makes a user, who is a member of no academy yet, and signs them in.' })
  register(
    @Arg('input', () => RegisterInput, { description: 'The new user.' }) input: RegisterInput,
    @Ctx() ctx: RequestContext,
  ): Promise<AuthPayload> {
    return register(ctx, input);
  }

  @Mutation(() => AuthPayload, { description: 'Signs a user in. Every attempt counts towards the login limit.' })
  login(
    @Arg('input', () => LoginInput, { description: 'Who signs in.' }) input: LoginInput,
    @Ctx() ctx: RequestContext,
  ): Promise<AuthPayload> {
    return login(ctx, input);
  }

  @Mutation(() => MessagePayload, { description: 'Ends the session of the token that the request carries, at once.' })
  logout(@Ctx() ctx: RequestContext): Promise<MessagePayload> {
    return logout(ctx);
  }

  @Mutation(() => AuthPayload, {
    description:
      'Swaps the token that the request carries for a new one. The old one is refused from then on; ' +
      'using it again after 10 seconds ends the session.',
  })
  refreshToken(@Ctx() ctx: RequestContext): Promise<AuthPayload> {
    return refresh(ctx);
  }
}

type UserRow = Partial<Row<User>> | null;

/** What the check of the session has told of its user already, and what hangs on that alone. */
const OF_THE_SESSION = new Set(['__typename', 'id', 'isSuperAdmin', 'memberships']);

@Resolver(() => Me)
export class MeResolver {
  @Query(() => Me, { nullable: true, description: 'The user who is signed in.' })
  me(@Ctx() { principal, directory }: RequestContext, @Info() info: GraphQLResolveInfo): UserRow | Promise<UserRow> {
    const isKnown = principal !== null && [...selectionOf(info).keys()].every((field) => OF_THE_SESSION.has(field));
    if (isKnown) return { id: principal.userId, isSuperAdmin: principal.isSuperAdmin };
    return directory.one(userReads, principal?.userId ?? null, info);
  }

  @FieldResolver(() => [UserMembership], { description: 'The academies that the user is a member of, by name.' })
  memberships(@Root() me: Row<Me>, @Ctx() ctx: RequestContext): Promise<UserMembership[]> {
    return ctx.session.aside(() => membershipsOf(ctx.database, me.id));
  }
}
