import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** The fragments of a document by name. A name that is defined twice keeps its last definition. */
export function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return fragments;
}

/**
 * Returns whether a selection remains after `@skip` and `@include`. `variable` returns the value of a variable; a
 * condition whose value is unknown or null counts as fulfilled.
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

/** Returns whether a selection applies to rows of a type: below an interface, fragments may be for another type. */
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
 * Returns the fields of selection sets that form one object, by response key, with fragments resolved. `isAnswered`
 * excludes selections: by `@skip` and `@include`, if these matter, or by {@link isOnType}, below interfaces.
 */
export function fieldsOf(
  sets: readonly (SelectionSetNode | undefined)[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  isAnswered: (selection: SelectionNode) => boolean = () => true,
  into = new Map<string, FieldNode[]>(),
): Map<string, FieldNode[]> {
  for (const selection of sets.flatMap((set) => set?.selections ?? []).filter(isAnswered)) {
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      into.set(key, [...(into.get(key) ?? []), selection]);
    } else {
      const inner = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      fieldsOf([inner?.selectionSet], fragments, isAnswered, into);
    }
  }
  return into;
}

/** How many selections the operation of a document has, with its fragments written out. Each fragment is counted once. */
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
