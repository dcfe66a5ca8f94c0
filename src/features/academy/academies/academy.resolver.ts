import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Academy } from './academy.entity.ts';
import { AcademyListArgs, CreateAcademyInput, UpdateAcademyInput } from './academy.inputs.ts';
import { academyReads } from './academy.loaders.ts';
import { createAcademy, deleteAcademy, updateAcademy } from './academy.service.ts';

export const AcademyConnection = connectionType(Academy, 'Academy');

@Resolver(() => Academy)
export class AcademyResolver {
  @QueryOne(() => Academy, academyReads, { description: 'One academy of the caller; null when it is not theirs.' })
  academy!: Academy | null;

  @QueryList(() => AcademyConnection, academyReads, AcademyListArgs, {
    description: 'The academies that the caller has access to.',
  })
  academies!: Connection<Academy>;

  @Mutation(() => Academy, { description: 'Creates an academy; the caller becomes its admin.' })
  async createAcademy(
    @Arg('input', () => CreateAcademyInput, { description: 'The new academy.' }) input: CreateAcademyInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Academy> {
    return found(await ctx.directory.one(academyReads, await createAcademy(ctx, input), info), 'Academy');
  }

  @Mutation(() => Academy, { description: 'Changes an academy: its admin, or a Super Admin.' })
  async updateAcademy(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateAcademyInput, { description: 'What to change.' }) input: UpdateAcademyInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Academy> {
    await updateAcademy(ctx, id, input);
    return found(await ctx.directory.one(academyReads, id, info), 'Academy');
  }

  @Mutation(() => DeletePayload, { description: 'Hides an academy from everybody: its admin, or a Super Admin.' })
  async deleteAcademy(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await deleteAcademy(ctx, id);
    return deleted(id, 'Academy deleted.');
  }
}
