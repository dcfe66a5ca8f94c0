import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import { QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Discount } from './discount.entity.ts';
import { CreateDiscountInput, DiscountListArgs, UpdateDiscountInput } from './discount.inputs.ts';
import { discountReads } from './discount.loaders.ts';
import { createDiscount, deleteDiscount, updateDiscount } from './discount.service.ts';

export const DiscountConnection = connectionType(Discount, 'Discount');

@Resolver(() => Discount)
export class DiscountResolver {
  @QueryOne(() => Discount, discountReads, { description: 'One discount; null when there is none.' })
  discount!: Discount | null;

  @QueryList(() => DiscountConnection, discountReads, DiscountListArgs, {
    description: 'The discounts of the academy.',
  })
  discounts!: Connection<Discount>;

  @Mutation(() => Discount, { description: 'Creates a discount.' })
  async createDiscount(
    @Arg('input', () => CreateDiscountInput, { description: 'The new discount.' }) input: CreateDiscountInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Discount> {
    return found(await ctx.reads.one(discountReads, await createDiscount(ctx, input), info), 'Discount');
  }

  @Mutation(() => Discount, { description: 'Changes a discount, for what is billed from then on.' })
  async updateDiscount(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateDiscountInput, { description: 'What to change.' }) input: UpdateDiscountInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Discount> {
    await updateDiscount(ctx, id, input);
    return found(await ctx.reads.one(discountReads, id, info), 'Discount');
  }

  @Mutation(() => DeletePayload, { description: 'Hides a discount: nothing more is billed with it.' })
  async deleteDiscount(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await deleteDiscount(ctx, id, expectedVersion);
    return deleted(id, 'Discount deleted.');
  }
}
