import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { fragmentsOf } from '../documents/selections.ts';
import { repetitionProblem } from './document-repetition.ts';

/** The limits for a document's size. */
const SHAPE_LIMITS = {
  /** The maximum depth of fields, including leaves and fields in fragments. */
  depth: 15,
  /** The maximum number of aliases in one operation, including fragments. */
  aliases: 50,
  /** The maximum number of directives in the whole document. */
  directives: 50,
  /** The maximum number of root fields in one operation, including fragments. */
  rootFields: 30,
};

/** The additional depth for introspection, because clients use long chains of `ofType` to unwrap types. */
const INTROSPECTION_LEVELS = 5;

/**
 * The size of a selection set: the depth of its fields, the number of its top-level fields, and its aliases at all
 * levels.
 */
interface Extent {
  depth: number;
  fields: number;
  aliases: number;
}

const NOTHING: Extent = { depth: 0, fields: 0, aliases: 0 };

/**
 * Returns the reason to refuse a document because of its shape (depth, aliases, directives, root fields), or null. The
 * time for the check is linear in the size of the document, even with nested fragments. It is safe before validation.
 */
export function shapeProblem(schema: GraphQLSchema, document: DocumentNode): string | null {
  const fragments = fragmentsOf(document);
  const circle = fragmentCircle(fragments);
  if (circle !== null) return `Cannot spread fragment "${circle}" within itself.`;
  const directives = directivesProblem(schema, document);
  if (directives !== null) return directives;
  const extentOf = extentReader(fragments);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, fields, aliases } = extentOf(definition.selectionSet);
    if (aliases > SHAPE_LIMITS.aliases) return exceeded('aliases', aliases, SHAPE_LIMITS.aliases);
    if (depth > SHAPE_LIMITS.depth) return exceeded('levels of fields', depth, SHAPE_LIMITS.depth);
    if (fields > SHAPE_LIMITS.rootFields) return exceeded('root fields', fields, SHAPE_LIMITS.rootFields);
  }
  return repetitionProblem(document, fragments);
}

function exceeded(what: string, requested: number, limit: number): string {
  return `The document has ${Math.min(requested, Number.MAX_SAFE_INTEGER)} ${what}; the limit is ${limit}.`;
}

/**
 * Returns the reason to refuse a document because of its directives, or null. Refuses unknown and repeated directives
 * before validation, because validation would report an error for each of them.
 */
function directivesProblem(schema: GraphQLSchema, document: DocumentNode): string | null {
  let count = 0;
  let problem: string | null = null;
  visit(document, {
    enter(node) {
      const names = 'directives' in node ? (node.directives ?? []).map(({ name }) => name.value) : [];
      count += names.length;
      const unknown = names.find((name) => !schema.getDirective(name));
      const repeated = names.find((name, index) => names.indexOf(name) < index);
      if (unknown !== undefined) problem ??= `Unknown directive "@${unknown}".`;
      else if (repeated !== undefined)
        problem ??= `The directive "@${repeated}" can only be used once at this location.`;
    },
  });
  return count > SHAPE_LIMITS.directives ? exceeded('directives', count, SHAPE_LIMITS.directives) : problem;
}

/** Returns the name of a fragment that includes itself, directly or through other fragments; null if there is none. */
function fragmentCircle(fragments: Map<string, FragmentDefinitionNode>): string | null {
  const state = new Map<string, 'open' | 'done'>();
  function search(name: string): string | null {
    const fragment = fragments.get(name);
    if (!fragment || state.get(name) === 'done') return null;
    if (state.get(name) === 'open') return name;
    state.set(name, 'open');
    for (const next of spreadsOf(fragment)) {
      const found = search(next);
      if (found !== null) return found;
    }
    state.set(name, 'done');
    return null;
  }
  for (const name of fragments.keys()) {
    const found = search(name);
    if (found !== null) return found;
  }
  return null;
}

function spreadsOf(fragment: FragmentDefinitionNode): Set<string> {
  const names = new Set<string>();
  visit(fragment, {
    FragmentSpread(node) {
      names.add(node.name.value);
    },
  });
  return names;
}

/**
 * Returns a function that measures selection sets. Each fragment is measured only once. If fragments contain cycles, the
 * function ends, but its results are too small.
 */
export function extentReader(
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): (set: SelectionSetNode) => Extent {
  const measured = new Map<string, Extent>();
  function extentOf(set: SelectionSetNode): Extent {
    const extent: Extent = { depth: 0, fields: 0, aliases: 0 };
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const below = selection.selectionSet ? extentOf(selection.selectionSet) : NOTHING;
        const allowed = selection.name.value.startsWith('__') ? INTROSPECTION_LEVELS : 0;
        extent.depth = Math.max(extent.depth, 1 + Math.max(0, below.depth - allowed));
        extent.fields++;
        extent.aliases += below.aliases + (selection.alias ? 1 : 0);
        continue;
      }
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT
          ? extentOf(selection.selectionSet)
          : extentOfFragment(selection.name.value);
      extent.depth = Math.max(extent.depth, inner.depth);
      extent.fields += inner.fields;
      extent.aliases += inner.aliases;
    }
    return extent;
  }
  function extentOfFragment(name: string): Extent {
    const known = measured.get(name);
    if (known) return known;
    measured.set(name, NOTHING);
    const fragment = fragments.get(name);
    const extent = fragment ? extentOf(fragment.selectionSet) : NOTHING;
    measured.set(name, extent);
    return extent;
  }
  return extentOf;
}
