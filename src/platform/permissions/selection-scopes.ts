import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { askedMembers, filterOf } from '../documents/filter-members.ts';
import { isIncluded } from '../documents/selections.ts';
import { AppError, forbidden } from '../errors/app-error.ts';
import type { Caller } from './caller.ts';
import { mayReadResource, RESOURCE_SCOPES } from './resource-scopes.ts';
import type { SchemaField } from './schema-field.ts';
import type { FilterScopes, Scope } from './scopes.ts';

/**
 * The scope that a root field requires. The scope is fixed, or it is the read scope for the type of the found record.
 * API keys cannot call a root field that has no scope.
 */
export type RootScope = Scope | 'of the record';

/**
 * The scope that a nested field requires: the read scope for its rows. `closed` means that API keys may not read the
 * field.
 */
export type ReadScope = RootScope | 'closed';

/**
 * The name of the extension that contains the {@link ReadScope} of a nested field. A nested field without this
 * extension is a part of its row, and needs no further scope.
 */
export const READ_SCOPE = 'readScope';

/**
 * The name of the extension of a field whose filters read other records. The extension contains the scopes that each
 * such filter requires, by the name of the filter.
 */
export const FILTER_SCOPES = 'filterScopes';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    readonly scope?: RootScope;
    readonly readScope?: ReadScope;
    readonly filterScopes?: FilterScopes;
  }
}

/** A root field and its selection. */
export interface Selection {
  readonly schema: GraphQLSchema;
  readonly nodes: readonly FieldNode[];
  readonly fragment: (name: string) => FragmentDefinitionNode | undefined;
  /**
   * The values of the operation's variables. Without them, `@skip` has no effect, and the filters in variables are not
   * known.
   */
  readonly variables?: Readonly<Record<string, unknown>>;
}

/**
 * Returns an error if an API key lacks a scope for a root field with its selection. Returns undefined otherwise, and
 * always for users. Each field with rows of another resource requires the read scope of that resource.
 */
export function scopeRefusal(
  field: SchemaField,
  { principal }: Pick<Caller, 'principal'>,
  selection?: Selection,
): AppError | undefined {
  const allowed = principal?.scopes;
  if (!allowed) return undefined;
  const needed = neededScopes(field, selection);
  if (!needed) return forbidden();
  const lacking = needed.find((scope) => !allowed.has(scope));
  return lacking && lacksScope(lacking);
}

/**
 * Returns the scopes that an API key needs for a root field with its selection. Returns null if API keys cannot call
 * the field.
 */
export function neededScopes(field: SchemaField, selection?: Selection): Scope[] | null {
  const own = field.extensions.scope;
  const needed = new Set([own ?? 'closed', ...(selection ? scopesBelow(field, selection) : [])]);
  if (needed.has('closed')) return null;
  return [...needed].filter((scope): scope is Scope => scope !== 'of the record' && scope !== 'closed');
}

/** Returns the error for an API key that lacks a scope. */
export const lacksScope = (scope: ReadScope): AppError =>
  new AppError('FORBIDDEN', `The API key lacks the scope ${scope}.`);

/** Throws FORBIDDEN if an API key lacks a scope that the operation needs because of its input. */
export function assertScope({ principal }: Pick<Caller, 'principal'>, scope: Scope): void {
  if (principal?.scopes && !principal.scopes.has(scope)) throw lacksScope(scope);
}

/** Throws FORBIDDEN if an API key may not read a kind of record. */
export function assertMayRead({ principal }: Pick<Caller, 'principal'>, resource: string): void {
  if (mayReadResource(principal?.scopes, resource)) return;
  const scope = RESOURCE_SCOPES[resource];
  throw scope ? lacksScope(scope) : forbidden();
}

/** Returns the scopes of the selected fields below a root field. */
function scopesBelow(root: SchemaField, selection: Selection): Set<ReadScope> {
  const { schema, nodes, fragment, variables } = selection;
  const variable = (name: string) => variables?.[name];
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
    const scope = field.extensions[READ_SCOPE];
    if (scope) found.add(scope);
    lookAtFilter(node, field);
    lookInto(node.selectionSet, getNamedType(field.type));
  }

  function lookAtFilter(node: FieldNode, field: SchemaField): void {
    const scopes = field.extensions[FILTER_SCOPES];
    const needed = scopes && filtersOf(node, variables).flatMap((name) => scopes[name] ?? []);
    for (const scope of needed ?? []) found.add(scope);
  }

  for (const node of nodes) lookAtFilter(node, root);
  for (const { selectionSet } of nodes) lookInto(selectionSet, getNamedType(root.type));
  // the root field itself adds no scope: the rows of a list are in its fields `nodes` and `edges`, which have scopes,
  // and a mutation may return the record that it writes
  return found;
}

/** Returns the names of the filters that a client uses in a field: the members of `filter`, and all other arguments. */
const filtersOf = ({ arguments: all = [] }: FieldNode, variables: Selection['variables']): string[] =>
  all
    .map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)] as const)
    .flatMap(([name, value]) => (name === 'filter' ? askedMembers(value) : askedMembers({ [name]: value })))
    .map(filterOf);
