import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import { QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { TaxRate } from './tax-rate.entity.ts';
import { CreateTaxRateInput, TaxRateListArgs, UpdateTaxRateInput } from './tax-rate.inputs.ts';
import { taxRateReads } from './tax-rate.loaders.ts';
import { createTaxRate, deleteTaxRate, updateTaxRate } from './tax-rate.service.ts';

export const TaxRateConnection = connectionType(TaxRate, 'TaxRate');

@Resolver(() => TaxRate)
export class TaxRateResolver {
  @QueryOne(() => TaxRate, taxRateReads, { description: 'One tax rate; null when there is none.' })
  taxRate!: TaxRate | null;

  @QueryList(() => TaxRateConnection, taxRateReads, TaxRateListArgs, { description: 'The tax rates of the academy.' })
  taxRates!: Connection<TaxRate>;

  @Mutation(() => TaxRate, { description: 'Creates a tax rate.' })
  async createTaxRate(
    @Arg('input', () => CreateTaxRateInput, { description: 'The new tax rate.' }) input: CreateTaxRateInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TaxRate> {
    return found(await ctx.reads.one(taxRateReads, await createTaxRate(ctx, input), info), 'Tax rate');
  }

  @Mutation(() => TaxRate, { description: 'Changes a tax rate, for what is billed from then on.' })
  async updateTaxRate(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateTaxRateInput, { description: 'What to change.' }) input: UpdateTaxRateInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TaxRate> {
    await updateTaxRate(ctx, id, input);
    return found(await ctx.reads.one(taxRateReads, id, info), 'Tax rate');
  }

  @Mutation(() => DeletePayload, { description: 'Hides a tax rate that no draft and no active fee plan has.' })
  async deleteTaxRate(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await deleteTaxRate(ctx, id, expectedVersion);
    return deleted(id, 'Tax rate deleted.');
  }
}
