import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { firstSpreads } from '../documents/selections.ts';

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
  const isFirst = firstSpreads();

  function add(set: SelectionSetNode | undefined, into: MutableSelection): void {
    for (const node of set?.selections ?? []) {
      if (node.kind === Kind.FIELD) {
        const child = into.get(node.name.value) ?? new Map();
        into.set(node.name.value, child);
        add(node.selectionSet, child);
      } else if (node.kind === Kind.INLINE_FRAGMENT) add(node.selectionSet, into);
      else if (isFirst(node.name.value, into)) add(fragments[node.name.value]?.selectionSet, into);
    }
  }

  for (const node of nodes) add(node.selectionSet, selection);
  return selection;
}
