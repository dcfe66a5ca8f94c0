import type { FieldNode, FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/** The selected fields below a field, by name. If a field has several aliases, their selections are merged. */
export type Selection = ReadonlyMap<string, Selection>;

/** The part of a resolver's `info` that is used. */
export type FieldInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

type Fragments = Record<string, FragmentDefinitionNode>;
type MutableSelection = Map<string, MutableSelection>;

// documents are cached, so their nodes stay in memory. Each field is therefore processed only once, and not for each
// row
const cache = new WeakMap<FieldNode, Selection>();

/** Returns the selection below the field that is being resolved. Ignores @skip and @include. */
export function selectionOf(info: FieldInfo): Selection {
  const [node, ...others] = info.fieldNodes;
  if (!node || others.length > 0) return collect(info.fieldNodes, info.fragments);
  let selection = cache.get(node);
  if (!selection) {
    selection = collect([node], info.fragments);
    cache.set(node, selection);
  }
  return selection;
}

/** Returns the selection below a path of fields; empty if the path is not selected. */
export function below(selection: Selection, ...path: string[]): Selection {
  let current: Selection | undefined = selection;
  for (const name of path) current = current?.get(name);
  return current ?? new Map();
}

function collect(nodes: readonly FieldNode[], fragments: Fragments): Selection {
  const selection: MutableSelection = new Map();
  for (const node of nodes) if (node.selectionSet) add(node.selectionSet, fragments, selection);
  return selection;
}

function add(set: SelectionSetNode, fragments: Fragments, into: MutableSelection): void {
  for (const node of set.selections) {
    if (node.kind === 'Field') {
      const name = node.name.value;
      const child = into.get(name) ?? new Map();
      into.set(name, child);
      if (node.selectionSet) add(node.selectionSet, fragments, child);
    } else {
      const fragment = node.kind === 'FragmentSpread' ? fragments[node.name.value] : node;
      if (fragment) add(fragment.selectionSet, fragments, into);
    }
  }
}
