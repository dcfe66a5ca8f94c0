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
      'order. Other materials there keep their places: to reorder a section, send only its materials. ' +
      'BAD_USER_INPUT if the caller cannot see a material, or if the materials belong to different places.',
  })
  reorderMaterials(@Args(() => ReorderMaterialsArgs) args: ReorderMaterialsArgs, @Ctx() ctx: RequestContext) {
    return reorderMaterials(ctx, args);
  }
}
