import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import { QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Closure } from './closure.entity.ts';
import { ClosureListArgs, CreateClosureInput, UpdateClosureInput } from './closure.inputs.ts';
import { closureReads } from './closure.loaders.ts';
import { createClosure, deleteClosure, updateClosure } from './closure.service.ts';

export const ClosureConnection = connectionType(Closure, 'Closure');

@Resolver(() => Closure)
export class ClosureResolver {
  @QueryOne(() => Closure, closureReads, { description: 'One closure; null when there is none.' })
  closure!: Closure | null;

  @QueryList(() => ClosureConnection, closureReads, ClosureListArgs, { description: 'The closures of the academy.' })
  closures!: Connection<Closure>;

  @Mutation(() => Closure, { description: 'Closes what is named, or the academy: sessions in that time fall out.' })
  async createClosure(
    @Arg('input', () => CreateClosureInput, { description: 'The new closure.' }) input: CreateClosureInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Closure> {
    return found(await ctx.reads.one(closureReads, await createClosure(ctx, input), info), 'Closure');
  }

  @Mutation(() => Closure, { description: 'Changes a closure; the sessions in its former and its new time follow.' })
  async updateClosure(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateClosureInput, { description: 'What to change.' }) input: UpdateClosureInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Closure> {
    await updateClosure(ctx, id, input);
    return found(await ctx.reads.one(closureReads, id, info), 'Closure');
  }

  @Mutation(() => DeletePayload, { description: 'Hides a closure; sessions to come that fell out for it come back.' })
  async deleteClosure(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await deleteClosure(ctx, id, expectedVersion);
    return deleted(id, 'Closure deleted.');
  }
}
