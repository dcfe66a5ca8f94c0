import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { isIncluded } from '../documents/selections.ts';
import { AppError, forbidden } from '../errors/app-error.ts';
import type { Caller } from './caller.ts';
import type { Scope } from './scopes.ts';

/** What an API key needs for a root field: a scope, or that of whatever record is found. Without one it is closed to keys. */
export type RootScope = Scope | 'of the record';

/** What an API key needs for a field below a root: the scope that the rows behind it are read with, if keys may read them. */
export type ReadScope = RootScope | 'closed';

/** The extension of a field below a root that has a {@link ReadScope}; the others belong to the row that they stand in. */
export const READ_SCOPE = 'readScope';

/** What is asked of a root field. */
export interface Selection {
  readonly schema: GraphQLSchema;
  readonly nodes: readonly FieldNode[];
  readonly fragment: (name: string) => FragmentDefinitionNode | undefined;
  /** The value of a variable that a selection is skipped or included by; without it nothing is. */
  readonly variable?: (name: string) => unknown;
}

/**
 * Why an API key may not have a root field resolved with what is selected below it, if it may not; nobody else is refused
 * here. Rows of other resources need the scope that these are read with, whatever field leads to them.
 */
export function scopeRefusal(
  field: GraphQLField<any, any>,
  { principal }: Pick<Caller, 'principal'>,
  selection?: Selection,
): AppError | undefined {
  const allowed = principal?.scopes;
  if (!allowed) return undefined;
  const needed = neededScopes(field, selection);
  if (!needed) return forbidden();
  const lacking = needed.find((scope) => !allowed.has(scope));
  return lacking && lacks(lacking);
}

/** The scopes that an API key needs for a root field with what is selected below it; null where that is closed to keys. */
export function neededScopes(field: GraphQLField<any, any>, selection?: Selection): Scope[] | null {
  const own = field.extensions.scope as RootScope | undefined;
  const needed = new Set([own ?? 'closed', ...(selection ? scopesBelow(field, selection) : [])]);
  if (needed.has('closed')) return null;
  return [...needed].filter((scope): scope is Scope => scope !== 'of the record' && scope !== 'closed');
}

const lacks = (scope: Scope) => new AppError('FORBIDDEN', `The API key lacks the scope ${scope}.`);

/** Refuses an API key that lacks a scope, where the input decides that an operation needs it too. Throws FORBIDDEN. */
export function assertScope({ principal }: Pick<Caller, 'principal'>, scope: Scope): void {
  if (principal?.scopes && !principal.scopes.has(scope)) throw lacks(scope);
}

/** What the fields that are selected below a root field are read with. */
function scopesBelow(root: GraphQLField<any, any>, selection: Selection): Set<ReadScope> {
  const { schema, nodes, fragment, variable = () => undefined } = selection;
  const found = new Set<ReadScope>();
  const spread = new Set<string>();

  function lookInto(set: SelectionSetNode | undefined, type: GraphQLNamedType | undefined): void {
    for (const each of set?.selections ?? []) {
      if (!isIncluded(each, variable)) continue;
      if (each.kind === Kind.FIELD) lookAt(each, type);
      else if (each.kind === Kind.INLINE_FRAGMENT) {
        lookInto(each.selectionSet, each.typeCondition ? schema.getType(each.typeCondition.name.value) : type);
      } else if (!spread.has(each.name.value)) {
        spread.add(each.name.value);
        const named = fragment(each.name.value);
        lookInto(named?.selectionSet, named && schema.getType(named.typeCondition.name.value));
      }
    }
  }
  function lookAt(node: FieldNode, parent: GraphQLNamedType | undefined): void {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (!field) return;
    const scope = field.extensions[READ_SCOPE] as ReadScope | undefined;
    if (scope) found.add(scope);
    lookInto(node.selectionSet, getNamedType(field.type));
  }

  for (const { selectionSet } of nodes) lookInto(selectionSet, getNamedType(root.type));
  // a list's rows are below its `nodes` and `edges`, and a mutation answers what it wrote
  return found;
}
