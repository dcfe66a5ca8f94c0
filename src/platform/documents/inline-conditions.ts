import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { fragmentsOf, isIncluded } from './selections.ts';

/**
 * Returns the names of the variables that `@skip` and `@include` use. An operation has a variant for each combination
 * of their values.
 */
export function conditionVariables(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive({ name, arguments: args }) {
      if (name.value !== 'skip' && name.value !== 'include') return;
      for (const { value } of args ?? []) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

/**
 * Applies `@skip` and `@include` for the given values of their variables. Returns the operation and its fragments
 * without directives.
 */
export function inlineConditions(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  conditions: Readonly<Record<string, unknown>>,
): DocumentNode {
  const fragments = fragmentsOf(document);
  const kept = new Map<string, FragmentDefinitionNode | null>();

  function keepSet(set: SelectionSetNode): SelectionSetNode {
    const selections: SelectionNode[] = [];
    for (const selection of set.selections) {
      if (isIncluded(selection, (name) => conditions[name])) selections.push(keep(selection));
    }
    return { ...set, selections };
  }
  function keep(selection: SelectionNode): SelectionNode {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      keepFragment(selection.name.value);
      return { ...selection, directives: [] };
    }
    const selectionSet = selection.selectionSet && keepSet(selection.selectionSet);
    return { ...selection, directives: [], selectionSet } as SelectionNode;
  }
  function keepFragment(name: string): void {
    const fragment = fragments.get(name);
    if (!fragment || kept.has(name)) return;
    kept.set(name, null);
    kept.set(name, { ...fragment, selectionSet: keepSet(fragment.selectionSet) });
  }

  const selectionSet = keepSet(operation.selectionSet);
  const needed = [...kept.values()].filter((fragment) => fragment !== null);
  return { ...document, definitions: [{ ...operation, selectionSet }, ...needed] };
}
