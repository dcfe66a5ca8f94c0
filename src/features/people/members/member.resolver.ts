import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, FieldResolver, ID, Info, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { ApiKey } from '../../identity/api-keys/api-key.entity.ts';
import { apiKeyReads } from '../../identity/api-keys/api-key.loaders.ts';
import { AuthPayload } from '../../identity/auth/auth.types.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { inviteMember } from './invitations/invitations.ts';
import { AcceptInvitationArgs, InviteMemberArgs } from './member.inputs.ts';
import { removeMember } from './member.service.ts';
import { MemberKeys } from './member-keys.enums.ts';

@ObjectType({ description: 'A new invitation.' })
export class InvitationPayload {
  @Field(() => ID, { description: 'The id of the invitation, for example to revoke the invitation.' })
  id!: string;

  @Field(() => String, {
    description: 'The token for accepting the invitation, shown only in this response. It works once, within 7 days.',
  })
  token!: string;
}

@Resolver()
export class MemberResolver {
  @Mutation(() => InvitationPayload, {
    description:
      "Invites a person to become a member, in the caller's role or a lower one. A user may invite the same " +
      'address 3 times per hour and send 500 invitations in total. Further invitations fail with ' +
      'RATE_LIMITED.',
  })
  inviteMember(@Args() args: InviteMemberArgs, @Ctx() ctx: RequestContext): Promise<InvitationPayload> {
    return inviteMember(ctx, args);
  }

  @Mutation(() => AuthPayload, {
    description:
      'Makes the invited person a member and signs them in. An existing user must be signed in or send their ' +
      'password.',
  })
  acceptInvitation(@Args() args: AcceptInvitationArgs, @Ctx() ctx: RequestContext): Promise<AuthPayload> {
    return acceptInvitation(ctx, args);
  }

  @Mutation(() => DeletePayload, {
    description:
      'Ends a membership and all its access immediately. The API keys that the member created are revoked, or ' +
      'transferred to another academy admin.',
  })
  async removeMember(
    @Arg('id', () => ID, { description: 'The id of the membership.' }) id: string,
    @Arg('keys', () => MemberKeys, {
      nullable: true,
      description: 'The treatment of the API keys that the member created: `REVOKE` when omitted.',
    })
    keys: MemberKeys | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<MemberRemoval> {
    const keyIds = await removeMember(ctx, id, keys ?? MemberKeys.REVOKE);
    return { ...deleted(id, 'Member removed.'), keyIds };
  }
}

/** The result of the removal of a member, with the ids of the API keys that the member created. */
type MemberRemoval = DeletePayload & { readonly keyIds?: readonly string[] };

@Resolver(() => DeletePayload)
export class RemovedMemberResolver {
  @FieldResolver(() => [ApiKey], {
    nullable: true,
    description:
      'The API keys of a removed member that were active before, as they are now: revoked or transferred. Null ' +
      'for other records.',
  })
  async keys(
    @Root() { keyIds }: MemberRemoval,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ApiKey[] | null> {
    const keys = await Promise.all((keyIds ?? []).map((id) => ctx.reads.one(apiKeyReads, id, info)));
    return keyIds ? keys.filter((key) => key !== null) : null;
  }
}
