import { type FieldNode, type GraphQLSchema, Kind, visit } from 'graphql';
import { fragmentsOf } from '../src/platform/documents/selections.ts';
import { isHeldToSent, unsentFields } from '../src/platform/permissions/sent-fields.ts';
import type { RequestContext } from '../src/platform/tenancy/request-context.ts';
import type { StoredOperation } from './operations.ts';

/**
 * Returns the document of the operation for a caller. If an API key may write a record but not read it, the document
 * selects only the id and the fields that the key sent. Relations in `include` stay in the document, so that they are
 * refused.
 */
export function documentFor(
  schema: GraphQLSchema,
  { document, definition }: StoredOperation,
  variables: Readonly<Record<string, unknown>>,
  ctx: RequestContext,
) {
  const [node] = definition.selectionSet.selections;
  if (definition.operation !== 'mutation' || node?.kind !== Kind.FIELD) return document;
  const field = schema.getMutationType()?.getFields()[node.name.value];
  if (!field || !isHeldToSent(field, ctx)) return document;
  const fragments = fragmentsOf(document);
  const selection = { schema, nodes: [node], fragment: (name: string) => fragments.get(name), variables };
  const unsent = new Set<FieldNode>(
    unsentFields(field, selection).filter(({ directives = [] }) => directives.length === 0),
  );
  return visit(document, {
    Field(each) {
      if (unsent.has(each)) return null;
      // a copy, because the selection below a field is cached by its node
      return each === node ? { ...each } : undefined;
    },
  });
}
