import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/** The limits for repetition in a document. Validation compares pairs of fields, so repetition is expensive. */
export const REPETITION_LIMITS = {
  /** The maximum number of fields with a selection that have the same response name at the same place. */
  repeats: 100,
  /** The maximum number of selections in the whole document, with fragments expanded. */
  selections: 50_000,
};

/**
 * Returns the reason to refuse a document because of repetition, or null. Validation compares each pair of fields that
 * have the same response name at the same place, and all fields below them. Repetition is therefore expensive. The
 * fragments must not contain cycles.
 */
export function repetitionProblem(
  { definitions }: DocumentNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string | null {
  let left = REPETITION_LIMITS.selections;
  let problem: string | null = null;

  /** Adds the selection sets below the fields of `set` to `below`, by response name. */
  function collect(set: SelectionSetNode, below: Map<string, SelectionSetNode[]>, spread: Set<string>): void {
    left -= set.selections.length;
    if (left < 0) {
      const { selections } = REPETITION_LIMITS;
      problem ??= `The document has more than ${selections} selections with its fragments written out.`;
      return;
    }
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        if (!selection.selectionSet) continue;
        const name = (selection.alias ?? selection.name).value;
        const sets = below.get(name);
        if (sets) sets.push(selection.selectionSet);
        else below.set(name, [selection.selectionSet]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, below, spread);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment) collect(fragment.selectionSet, below, spread);
      }
    }
  }

  function check(sets: readonly SelectionSetNode[]): void {
    const below = new Map<string, SelectionSetNode[]>();
    const spread = new Set<string>();
    for (const set of sets) collect(set, below, spread);
    for (const [name, repeated] of below) {
      if (problem !== null) return;
      const { repeats } = REPETITION_LIMITS;
      if (repeated.length > repeats) {
        problem = `The document selects "${name.slice(0, 100)}" ${repeated.length} times in one place; the limit is ${repeats}.`;
      } else check(repeated);
    }
  }

  for (const definition of definitions) if ('selectionSet' in definition) check([definition.selectionSet]);
  return problem;
}
