import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** Returns the fragments of a document by name. If a name is defined twice, the last definition is returned. */
export function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return fragments;
}

/**
 * Returns false if `@skip` or `@include` removes a selection. `variable` returns the value of a variable by its name. A
 * directive has no effect if its condition is null or unknown.
 */
export function isIncluded(selection: SelectionNode, variable: (name: string) => unknown): boolean {
  for (const { name, arguments: args } of selection.directives ?? []) {
    if (name.value !== 'skip' && name.value !== 'include') continue;
    const node = args?.find((argument) => argument.name.value === 'if')?.value;
    const value =
      node?.kind === Kind.BOOLEAN ? node.value : node?.kind === Kind.VARIABLE ? variable(node.name.value) : undefined;
    if (value === (name.value === 'skip')) return false;
  }
  return true;
}

/**
 * Returns a function that returns true if a selection applies to rows of the type. If a field returns an interface, its
 * fragments may apply to other types.
 */
export function isOnType(
  type: GraphQLObjectType,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): (selection: SelectionNode) => boolean {
  return (selection) => {
    if (selection.kind === Kind.FIELD) return true;
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
    const condition = fragment?.typeCondition?.name.value;
    if (condition === undefined || condition === type.name) return true;
    return type.getInterfaces().some(({ name }) => name === condition);
  };
}

/**
 * Returns a function that returns true only for the first spread of a fragment at a place. graphql-js also reads a
 * fragment only once per place. Otherwise, fragments that spread others twice would take exponential time.
 */
export function firstSpreads(): (fragment: string, place: object) => boolean {
  const spreads = new Map<object, Set<string>>();
  return (fragment, place) => {
    const spread = spreads.get(place) ?? new Set();
    if (spread.has(fragment)) return false;
    spreads.set(place, spread.add(fragment));
    return true;
  };
}

/**
 * Merges the selection sets of one object, and returns their fields by response key. Fragments are resolved.
 * `isAnswered` returns false for selections that must be omitted because of `@skip`, `@include` or {@link isOnType}.
 */
export function fieldsOf(
  sets: readonly (SelectionSetNode | undefined)[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  isAnswered: (selection: SelectionNode) => boolean = () => true,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const isFirst = firstSpreads();

  function add(set: SelectionSetNode | undefined): void {
    for (const selection of set?.selections ?? []) {
      if (!isAnswered(selection)) continue;
      if (selection.kind === Kind.INLINE_FRAGMENT) add(selection.selectionSet);
      else if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const nodes = fields.get(key);
        if (nodes) nodes.push(selection);
        else fields.set(key, [selection]);
      } else if (isFirst(selection.name.value, fields)) add(fragments.get(selection.name.value)?.selectionSet);
    }
  }

  for (const set of sets) add(set);
  return fields;
}

/**
 * Returns the number of selections in a document's operation, with its fragments expanded. The selections inside a
 * fragment are counted only once, and the number is added at each use of the fragment.
 */
export function selectionCount(document: DocumentNode): number {
  const fragments = fragmentsOf(document);
  const counted = new Map<string, number>();
  const countOf = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, selection) => sum + 1 + countOfSelection(selection), 0);
  function countOfSelection(selection: SelectionNode): number {
    if (selection.kind !== Kind.FRAGMENT_SPREAD) return countOf(selection.selectionSet);
    const name = selection.name.value;
    const count = counted.get(name) ?? countOf(fragments.get(name)?.selectionSet);
    counted.set(name, count);
    return count;
  }
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return countOf(operation?.selectionSet);
}
