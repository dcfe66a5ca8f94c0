import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { conditionVariables, inlineConditions } from '../documents/inline-conditions.ts';
import { selectionCount } from '../documents/selections.ts';
import type { PlannedOperation, Planner } from '../query-planner/planned-operation.ts';
import { operationCost } from './cost.ts';

/** Operations kept planned, their weight in all (in selections, about 2 kB each), and operations remembered as seen once. */
const CACHE = { operations: 500, weight: 20_000, seen: 5_000 };

/** Characters of a source that weigh as much as a selection: plans keep nodes, and these all tokens of the document. */
const SOURCE_PER_SELECTION = 40;

/** Selections, fragments written out, up to which an operation is planned: statements grow with them. */
const MAX_PLANNED_SELECTIONS = 2_000;

/** The cost from which an operation is planned at once: interpreting its rows would delay other requests. */
const DEAR = 3_000;

/** Conditions of a document up to which it is planned beforehand: each doubles its variants. */
const MAX_KEPT_CONDITIONS = 4;

/** An operation that was planned, or looked at to be. */
interface Entry {
  /** Its memory, in selections with the fragments written out. */
  readonly weight: number;
  /** Null for what cannot be planned. */
  readonly planned: PlannedOperation | null;
}

/** An operation to be planned, for some values of its conditions. */
export interface PlannableOperation {
  readonly document: DocumentNode;
  /** A hash of the document's text. Without it the document is known by identity. */
  readonly hash?: string | undefined;
  readonly operation: OperationDefinitionNode;
  /** The names of its conditions, see {@link PlanCache.conditionsOf}. */
  readonly conditions: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

/** Caches the query plans of repeated and of expensive operations, and keeps those of trusted documents. */
export class PlanCache {
  readonly #schema: GraphQLSchema;
  readonly #plan: Planner;
  readonly #planAtOnce: boolean;
  readonly #seen = new LRUCache<string, true>({ max: CACHE.seen });
  readonly #kept = new LRUCache<string, Entry>({
    max: CACHE.operations,
    maxSize: CACHE.weight,
    sizeCalculation: ({ weight }) => weight,
  });
  readonly #trusted = new Map<string, Entry>();
  readonly #conditions = new WeakMap<DocumentNode, readonly string[]>();
  readonly #identity = identifier();

  constructor(schema: GraphQLSchema, plan: Planner, planAtOnce: boolean) {
    this.#schema = schema;
    this.#plan = plan;
    this.#planAtOnce = planAtOnce;
  }

  /** Returns the names of the variables that are conditions of `@skip` and `@include`. */
  conditionsOf(document: DocumentNode): readonly string[] {
    const known = this.#conditions.get(document) ?? conditionVariables(document);
    this.#conditions.set(document, known);
    return known;
  }

  /** Returns the plan of an operation; null the first time it comes, or if it must be interpreted. */
  find(asked: PlannableOperation): PlannedOperation | null {
    const key = this.#keyOf(asked);
    const known = this.#trusted.get(key) ?? this.#kept.get(key);
    if (known) return known.planned;
    if (!this.#planAtOnce && !this.#seen.has(key) && !this.#isDear(asked)) {
      this.#seen.set(key, true);
      return null;
    }
    const entry = this.#entryOf(asked);
    this.#kept.set(key, entry);
    return entry.planned;
  }

  /** Plans the queries of a document now, for all values of its conditions, and keeps them. */
  keep(document: DocumentNode, hash: string): void {
    const conditions = this.conditionsOf(document);
    if (conditions.length > MAX_KEPT_CONDITIONS) return;
    for (const operation of document.definitions) {
      if (operation.kind !== Kind.OPERATION_DEFINITION || operation.operation !== 'query') continue;
      for (const values of combinations(conditions)) {
        const asked = { document, hash, operation, conditions, values };
        this.#trusted.set(this.#keyOf(asked), this.#entryOf(asked));
      }
    }
  }

  /** Returns how many operations are planned. */
  count(): number {
    return [...this.#trusted.values(), ...this.#kept.values()].filter(({ planned }) => planned !== null).length;
  }

  #isDear({ document, operation, values: variables }: PlannableOperation): boolean {
    return operationCost(this.#schema, { document, operation, variables }, { interpreted: true }) >= DEAR;
  }

  #entryOf({ document, operation, values }: PlannableOperation): Entry {
    const inlined = inlineConditions(document, operation, values);
    const size = selectionCount(inlined);
    const planned = size <= MAX_PLANNED_SELECTIONS ? this.#plan(inlined) : null;
    return { weight: planned ? size + sourceWeight(document) : 1, planned };
  }

  /** Names an operation by its place, since names can be as long as documents, with what its conditions are. */
  #keyOf({ document, hash, operation, conditions, values }: PlannableOperation): string {
    const variant = conditions.map((condition) => (values[condition] ? '1' : '0')).join('');
    return `${hash ?? this.#identity(document)} ${document.definitions.indexOf(operation)} ${variant}`;
  }
}

/** Every way in which these conditions may hold or not. */
function combinations(names: readonly string[]): Record<string, boolean>[] {
  return names.reduce<Record<string, boolean>[]>(
    (all, name) => all.flatMap((values) => [true, false].map((value) => ({ ...values, [name]: value }))),
    [{}],
  );
}

const sourceWeight = ({ loc }: DocumentNode): number =>
  Math.ceil((loc?.source.body.length ?? 0) / SOURCE_PER_SELECTION);

/** Names documents by identity, unlike any hash. */
function identifier(): (document: DocumentNode) => string {
  const names = new WeakMap<DocumentNode, string>();
  let count = 0;
  return (document) => {
    const name = names.get(document) ?? `#${++count}`;
    names.set(document, name);
    return name;
  };
}
