import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Info, Mutation, Resolver, Root } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { type Call, ResolverCall } from '../../../platform/graphql/call.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import type { Row } from '../../../platform/graphql/row.ts';
import { READ_SCOPE } from '../../../platform/permissions/selection-scopes.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { createFeesForBatch } from './create-fees-for-batch.ts';
import { CreateFeesForBatchInput } from './fee.inputs.ts';
import { feeReads } from './fee.loaders.ts';
import { explanationOf } from './fee-explanation.loaders.ts';
import { ExplanationArgs, FeeExplanation } from './fee-explanation.types.ts';
import { FeePartInput } from './split-fee.inputs.ts';
import { splitFee } from './split-fee.ts';

@Resolver(() => Fee)
export class FeeWritesResolver {
  @Mutation(() => [Fee], {
    description:
      'Bills all active students of a batch, each once for the type and period. Returns their fees, both new ' +
      'and existing.',
  })
  async createFeesForBatch(
    @Arg('input', () => CreateFeesForBatchInput, { description: 'The new fees.' }) input: CreateFeesForBatchInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Fee[]> {
    const ids = await createFeesForBatch(ctx, input);
    return Promise.all(ids.map(async (id) => found(await ctx.reads.one(feeReads, id, info), 'Fee')));
  }

  @Mutation(() => [Fee], {
    description:
      'Splits a fee without payments or credits into installments, for one or several payers. The first ' +
      'installment is the fee itself. Returns all installments, in the order of the parts.',
  })
  async splitFee(
    @Arg('id', () => ID, { description: 'The id of the fee.' }) id: string,
    @Arg('parts', () => [FeePartInput], {
      description: 'The parts: 2 to 24 amounts that add up to the amount of the fee.',
    })
    parts: FeePartInput[],
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @ResolverCall() { ctx, info }: Call,
  ): Promise<Fee[]> {
    const ids = await splitFee(ctx, id, parts, expectedVersion);
    return Promise.all(ids.map(async (each) => found(await ctx.reads.one(feeReads, each, info), 'Fee')));
  }

  @Extensions({ [READ_SCOPE]: 'fees:read' })
  @FieldResolver(() => FeeExplanation, {
    description:
      'Explains the status and the amounts of the fee at the end of a day: the steps of its price, and the ' +
      'ledger entries since billing.',
  })
  explanation(
    @Root() fee: Row<Fee>,
    @Args(() => ExplanationArgs) { asOf }: ExplanationArgs,
    @Ctx() ctx: RequestContext,
  ): Promise<FeeExplanation> {
    return explanationOf(ctx, fee, asOf);
  }
}
