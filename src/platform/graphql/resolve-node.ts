import type { GraphQLResolveInfo } from 'graphql';
import type { FoundNode } from '../loaders/node-rows.ts';
import { nodeTypesOf } from '../loaders/node-types.ts';
import { isPermitted } from '../permissions/permissions.ts';
import { requireAcademy } from '../tenancy/context.ts';
import type { RequestContext } from '../tenancy/request-context.ts';

/**
 * Returns the row with an id, of any type, together with the name of its type. Returns null if the caller cannot see
 * the row, or may not call the root field for its type. If no row is found and the request has no academy, throws the
 * error that explains why the request has no academy.
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
