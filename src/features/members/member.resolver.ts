import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, ID, Info, Mutation, ObjectType, Resolver } from 'type-graphql';
import { found } from '../../platform/errors/app-error.ts';
import { DeletePayload, deleted } from '../../platform/graphql/deletion.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { AuthPayload } from '../auth/auth.types.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { inviteMember, revokeInvitation } from './invitations.ts';
import { AcceptInvitationArgs, ChangeMemberRoleArgs, InviteMemberArgs } from './member.inputs.ts';
import { changeMemberRole, removeMember } from './member.service.ts';
import { Membership } from './membership.entity.ts';
import { membershipReads } from './membership.loaders.ts';

@ObjectType({ description: 'A new invitation.' })
export class InvitationPayload {
  @Field(() => ID, { description: 'The id of the invitation, to revoke it by.' })
  id!: string;

  @Field(() => String, { description: 'The token to accept it by, shown this once. It works once, for 7 days.' })
  token!: string;
}

@Resolver()
export class MemberResolver {
  @Mutation(() => InvitationPayload, {
    description:
      'Invites somebody to become a member, in a role below or as one’s own. A user may invite an address 3 times in an hour, ' +
      'and 500 times in all: then RATE_LIMITED.',
  })
  inviteMember(@Args() args: InviteMemberArgs, @Ctx() ctx: RequestContext): Promise<InvitationPayload> {
    return inviteMember(ctx, args);
  }

  @Mutation(() => DeletePayload, { description: 'Takes an invitation back.' })
  async revokeInvitation(
    @Arg('id', () => ID, { description: 'The id of the invitation.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await revokeInvitation(ctx, id);
    return deleted(id, 'Invitation revoked.');
  }

  @Mutation(() => AuthPayload, {
    description: 'Makes the invited a member and signs them in: a new user, or an existing one who proves to be them.',
  })
  acceptInvitation(@Args() args: AcceptInvitationArgs, @Ctx() ctx: RequestContext): Promise<AuthPayload> {
    return acceptInvitation(ctx, args);
  }

  @Mutation(() => Membership, { description: 'Gives a member another role. The last academy admin stays one.' })
  async changeMemberRole(
    @Args() args: ChangeMemberRoleArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Membership> {
    await changeMemberRole(ctx, args);
    return found(await ctx.reads.one(membershipReads, args.id, info), 'Member');
  }

  @Mutation(() => DeletePayload, { description: 'Ends a membership, and with it all access, at once.' })
  async removeMember(
    @Arg('id', () => ID, { description: 'The id of the membership.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await removeMember(ctx, id);
    return deleted(id, 'Member removed.');
  }
}
