import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import { QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Term } from './term.entity.ts';
import { CreateTermInput, TermListArgs, UpdateTermInput } from './term.inputs.ts';
import { termReads } from './term.loaders.ts';
import { createTerm, deleteTerm, updateTerm } from './term.service.ts';

export const TermConnection = connectionType(Term, 'Term');

@Resolver(() => Term)
export class TermResolver {
  @QueryOne(() => Term, termReads, { description: 'One term; null when there is none.' })
  term!: Term | null;

  @QueryList(() => TermConnection, termReads, TermListArgs, { description: 'The terms of the academy.' })
  terms!: Connection<Term>;

  @Mutation(() => Term, { description: 'Creates a term.' })
  async createTerm(
    @Arg('input', () => CreateTermInput, { description: 'The new term.' }) input: CreateTermInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Term> {
    return found(await ctx.reads.one(termReads, await createTerm(ctx, input), info), 'Term');
  }

  @Mutation(() => Term, { description: 'Changes a term; fees that were billed for it stay as they are.' })
  async updateTerm(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateTermInput, { description: 'What to change.' }) input: UpdateTermInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Term> {
    await updateTerm(ctx, id, input);
    return found(await ctx.reads.one(termReads, id, info), 'Term');
  }

  @Mutation(() => DeletePayload, { description: 'Hides a term: nothing more is billed for it.' })
  async deleteTerm(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await deleteTerm(ctx, id, expectedVersion);
    return deleted(id, 'Term deleted.');
  }
}
