import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionNode } from 'graphql';

/** The fragments of a document by name. A name that is defined twice keeps its last definition. */
export function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return fragments;
}

/**
 * Does a selection stay after `@skip` and `@include`? `variable` answers the value of one; a condition
 * whose value is unknown or null counts as fulfilled.
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
