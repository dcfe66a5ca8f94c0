import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { conditionVariables, inlineConditions } from '../documents/inline-conditions.ts';
import { selectionCount } from '../documents/selections.ts';
import type { PlannedOperation, Planner } from '../query-planner/planned-operation.ts';
import { operationCost } from './cost.ts';

/**
 * The limits of the cache: the number of planned operations, their total weight (in selections of about 2 kB each), and
 * the number of operations that are remembered because they were seen once.
 */
const CACHE = { operations: 500, weight: 20_000, seen: 5_000 };

/**
 * The number of characters in the source that weigh as much as one selection. Query plans contain AST nodes, which keep
 * all tokens of the document in memory.
 */
const SOURCE_PER_SELECTION = 40;

/**
 * The maximum number of selections, with fragments expanded, of an operation that is planned. More selections make the
 * statements too large.
 */
const MAX_PLANNED_SELECTIONS = 2_000;

/**
 * An operation with at least this cost is planned at its first request. Without a query plan, it would take so long
 * that other requests would have to wait.
 */
const DEAR = 3_000;

/**
 * The maximum number of variables in `@skip` and `@include` of a document that is planned in advance. Each of them
 * doubles the number of query plans.
 */
const MAX_KEPT_CONDITIONS = 4;

/** The result of planning an operation. */
interface Entry {
  /** The memory that the operation uses, in selections with fragments expanded. */
  readonly weight: number;
  /** The planned operation; null if it cannot be planned. */
  readonly planned: PlannedOperation | null;
}

/** An operation to plan, with the values of the variables that its `@skip` and `@include` use. */
export interface PlannableOperation {
  readonly document: DocumentNode;
  /** A hash of the document's text. Without a hash, the document is identified by object identity. */
  readonly hash?: string | undefined;
  readonly operation: OperationDefinitionNode;
  /** The names of the operation's conditions, see {@link PlanCache.conditionsOf}. */
  readonly conditions: readonly string[];
  /** The values of variables before coercion. The values of conditions are booleans. */
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Caches the query plans of operations that are repeated or expensive. Never removes the query plans of trusted
 * documents.
 */
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

  /** Returns the names of the variables that are conditions for `@skip` and `@include`. */
  conditionsOf(document: DocumentNode): readonly string[] {
    const known = this.#conditions.get(document) ?? conditionVariables(document);
    this.#conditions.set(document, known);
    return known;
  }

  /**
   * Returns the planned operation. Returns null if the operation is not planned yet, for example at its first request,
   * or if graphql-js must interpret it.
   */
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

  /**
   * Plans the queries of a document now, for all values of its conditions (see `conditionsOf`). Never removes these
   * query plans.
   */
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

  /** Returns the number of planned operations. */
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

  /**
   * Returns the key of an operation with the values of its conditions. The key contains the position of the operation
   * and not its name, because names can be as long as documents.
   */
  #keyOf({ document, hash, operation, conditions, values }: PlannableOperation): string {
    const variant = conditions.map((condition) => (values[condition] ? '1' : '0')).join('');
    return `${hash ?? this.#identity(document)} ${document.definitions.indexOf(operation)} ${variant}`;
  }
}

/** Returns all combinations of true and false for the conditions. */
function combinations(names: readonly string[]): Record<string, boolean>[] {
  return names.reduce<Record<string, boolean>[]>(
    (all, name) => all.flatMap((values) => [true, false].map((value) => ({ ...values, [name]: value }))),
    [{}],
  );
}

const sourceWeight = ({ loc }: DocumentNode): number =>
  Math.ceil((loc?.source.body.length ?? 0) / SOURCE_PER_SELECTION);

/** Returns a function that gives each document object a name. No such name equals a hash. */
function identifier(): (document: DocumentNode) => string {
  const names = new WeakMap<DocumentNode, string>();
  let count = 0;
  return (document) => {
    const name = names.get(document) ?? `#${++count}`;
    names.set(document, name);
    return name;
  };
}
