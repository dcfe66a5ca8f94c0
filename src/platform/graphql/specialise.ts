import {
  BREAK,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { fragmentsOf, isIncluded } from '../documents/selections.ts';

/** What decides whether an operation can be compiled, and into which variants. */
export interface OperationTraits {
  /** False for what only graphql-js runs. */
  compilable: boolean;
  /** Variables that `@skip` and `@include` depend on: an operation has a variant for each combination. */
  conditions: readonly string[];
  /** Variables inside list and object literals. */
  nested: readonly string[];
}

/**
 * Looks an operation's document through once. Only queries are compiled, and of these none with directives other than
 * `@skip` and `@include`, with introspection, or with a name that is special in the object literals of compiled code.
 */
export function operationTraits(document: DocumentNode, operation: OperationDefinitionNode): OperationTraits {
  const conditions = new Set<string>();
  const nested = new Set<string>();
  let compilable = operation.operation === 'query';
  const refuse = () => {
    compilable = false;
    return BREAK;
  };
  let literals = 0;
  const literal = { enter: () => void literals++, leave: () => void literals-- };
  visit(document, {
    Name: ({ value }) => (value === '__proto__' ? refuse() : undefined),
    Field: ({ name }) => (name.value === '__schema' || name.value === '__type' ? refuse() : undefined),
    Directive({ name, arguments: args }) {
      if (name.value !== 'skip' && name.value !== 'include') return refuse();
      for (const { value } of args ?? []) if (value.kind === Kind.VARIABLE) conditions.add(value.name.value);
    },
    // The compiler writes literals into its code, and turns strings with marks of its own into code.
    StringValue: ({ value }) => (value.includes(COMPILER_MARK) ? refuse() : undefined),
    ObjectValue: literal,
    ListValue: literal,
    Variable({ name }) {
      if (literals > 0) nested.add(name.value);
    },
  });
  return { compilable, conditions: [...conditions], nested: [...nested] };
}

/** How strings begin that graphql-jit replaces by code (`NaN`, `new Date(…)`) where it writes literals. */
export const COMPILER_MARK = '__MAGIC_';

/**
 * The operation and the fragments it needs, as a copy without directives, for the given values of its conditions.
 * Copied because the compiler writes on the nodes; without directives because it gets conditions on fragments wrong.
 */
export function specialise(
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
