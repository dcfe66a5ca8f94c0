import type { GraphQLResolveInfo } from 'graphql';
import type { FoundNode } from '../loaders/node-rows.ts';
import { nodeTypesOf } from '../loaders/node-types.ts';
import { isPermitted } from '../permissions/permissions.ts';
import { requireAcademy } from '../tenancy/context.ts';
import type { RequestContext } from '../tenancy/request-context.ts';

/**
 * Returns the row with an id, of any type, with the name of its type; null if the caller can see none, and if the root
 * field of its type refuses the caller. Throws the reason for a missing academy if one is needed.
 */
export async function resolveNode(id: string, ctx: RequestContext, info: GraphQLResolveInfo): Promise<object | null> {
  const types = nodeTypesOf(info.schema);
  const find = (acrossAcademies: boolean): Promise<FoundNode | null> => {
    const models = types
      .map(({ model }) => model)
      .filter((model) => (model.acrossAcademies ?? false) === acrossAcademies);
    return (acrossAcademies ? ctx.directory : ctx.reads).node(models, id, info);
  };
  const found = (ctx.readContext && (await find(false))) ?? (await find(true));
  if (!found) {
    requireAcademy(ctx);
    return null;
  }
  const { model, row } = found;
  const node = types.find((each) => each.model === model);
  return node && (await isPermitted(node.field, ctx)) ? { ...row, __typename: node.type.name } : null;
}
