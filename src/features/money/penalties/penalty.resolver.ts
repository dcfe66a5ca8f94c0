import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { feeReads } from '../fees/fee.loaders.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { WaivePenaltyArgs } from './penalty.inputs.ts';
import { waivePenalty } from './waive-penalty.ts';

@Resolver(() => Fee)
export class PenaltyResolver {
  @Mutation(() => Fee, {
    description:
      'Waives a penalty for late payment: it is voided or, where something was paid of it, lowered, and what was paid ' +
      'becomes credit. The fee that it was for gets no other.',
  })
  async waivePenalty(
    @Args(() => WaivePenaltyArgs) { id, reason }: WaivePenaltyArgs,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Fee> {
    await waivePenalty(ctx, id, reason, expectedVersion);
    return found(await ctx.reads.one(feeReads, id, info), 'Fee');
  }
}
