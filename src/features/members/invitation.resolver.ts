import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection.ts';
import type { Connection } from '../../platform/loaders/reads.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Invitation } from './invitation.entity.ts';
import { InvitationListArgs } from './invitation.inputs.ts';
import { invitationReads } from './invitation.loaders.ts';

export const InvitationConnection = connectionType(Invitation, 'Invitation');

@Resolver(() => Invitation)
export class InvitationResolver {
  @Query(() => InvitationConnection, { description: 'The invitations to roles that the caller may grant.' })
  invitations(
    @Args(() => InvitationListArgs) args: InstanceType<typeof InvitationListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Invitation>> {
    return ctx.reads.list(invitationReads, args, info);
  }
}
