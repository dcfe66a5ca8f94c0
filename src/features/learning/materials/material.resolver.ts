import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Material } from './material.entity.ts';
import { ReorderMaterialsArgs } from './material.inputs.ts';
import { reorderMaterials } from './reorder-materials.ts';

@Resolver()
export class MaterialResolver {
  @Mutation(() => [Material], {
    description:
      'Gives up to 500 materials of one course, one batch or one session a new order, and returns them in this ' +
      'order. To reorder one section, send only the materials of this section: materials that are not sent stay ' +
      'where they are in the order. BAD_USER_INPUT if the caller cannot see a material, or if the materials do not ' +
      'all belong to the same course, batch or session.',
  })
  reorderMaterials(@Args(() => ReorderMaterialsArgs) args: ReorderMaterialsArgs, @Ctx() ctx: RequestContext) {
    return reorderMaterials(ctx, args);
  }
}
