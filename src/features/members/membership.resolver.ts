import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection.ts';
import type { Connection } from '../../platform/loaders/reads.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Membership } from './membership.entity.ts';
import { MembershipListArgs } from './membership.inputs.ts';
import { membershipReads } from './membership.loaders.ts';

export const MembershipConnection = connectionType(Membership, 'Membership');

@Resolver(() => Membership)
export class MembershipResolver {
  @Query(() => Membership, {
    nullable: true,
    description: 'One member of the academy; null when there is none in sight.',
  })
  member(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Membership | null> {
    return ctx.reads.one(membershipReads, id, info);
  }

  @Query(() => MembershipConnection, { description: 'The members of the academy that the caller may manage.' })
  members(
    @Args(() => MembershipListArgs) args: InstanceType<typeof MembershipListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Membership>> {
    return ctx.reads.list(membershipReads, args, info);
  }
}
