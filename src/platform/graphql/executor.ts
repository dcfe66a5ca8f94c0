import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { conditionVariables, inlineConditions } from '../documents/inline-conditions.ts';
import { selectionCount } from '../documents/selections.ts';
import type { JsonForm } from '../statements/json-sql.ts';
import { withValues } from '../statements/json-text.ts';
import type { PlannedOperation, Planner } from '../statements/planned-operation.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { operationCost } from './cost.ts';
import { charactersOf } from './variables-shape.ts';

/** An operation to be run. The document must be valid against the schema. */
export interface ExecuteRequest {
  document: DocumentNode;
  /** A hash of the document's text. Without it the document is known by identity, so keep the object. */
  hash?: string;
  operationName?: string | null;
  /** As the client sent them. */
  variables?: Record<string, unknown> | null;
  context: unknown;
  /**
   * The form in which values may be answered as `JsonText`, which saves reading and writing them: root fields, and
   * in the flat form members of root lists. Without it there are none.
   */
  textForm?: JsonForm;
}

/** Runs operations of one schema: over HTTP by Apollo, and in process. */
export interface Executor {
  /**
   * Answers data and located errors, unformatted. Throws only where the caller is presumed, and that is not confirmed:
   * what a presumption throws.
   */
  execute(request: ExecuteRequest): Promise<ExecutionResult>;
  /**
   * Plans the queries of a document now, for all values of its conditions, and keeps them whatever else comes. `hash` is
   * that of its requests.
   */
  keep(document: DocumentNode, hash: string): void;
  /** Operations that are kept planned at this moment. */
  plannedCount(): number;
  /** Operations that were run so far, by the way. */
  runs(): RunCounts;
}

/** Operations by how they were run: a query as planned statements, or anything by graphql-js. */
export interface RunCounts {
  readonly planned: number;
  readonly interpreted: number;
}

/** How an executor works. */
export interface ExecutorOptions {
  /** Plans every query when it comes for the first time already: what comes once costs its planning for nothing. */
  planAtOnce?: boolean;
}

/** Operations kept planned, their weight in all (in selections, about 2 kB each), and operations remembered as seen once. */
const CACHE = { operations: 500, weight: 20_000, seen: 5_000 };

/** Characters of a source that weigh as much as a selection: plans keep nodes, and these all tokens of the document. */
const SOURCE_PER_SELECTION = 40;

/** Selections, fragments written out, up to which an operation is planned: statements grow with them. */
const MAX_PLANNED_SELECTIONS = 2_000;

/** What an operation costs from which it is planned at once: interpreted, its rows would hold up everybody else. */
const DEAR = 3_000;

/** Errors of variables that are reported before coercion gives up, and of long ones: each quotes the whole value. */
const MAX_VARIABLE_ERRORS = { usual: 50, long: 1 };

/** Characters from which variables are long. */
const LONG = 10_000;

/** Conditions of a document up to which it is planned beforehand: each doubles its variants. */
const MAX_KEPT_CONDITIONS = 4;

interface Entry {
  /** Its memory, in selections with the fragments written out. */
  readonly weight: number;
  /** Null for what cannot be planned. */
  readonly planned: PlannedOperation | null;
}

/**
 * An executor that has graphql-js interpret an operation when it comes for the first time, and plans queries that come
 * again or are dear. Mutations are always interpreted.
 */
export function createExecutor(
  schema: GraphQLSchema,
  plan: Planner,
  { planAtOnce = false }: ExecutorOptions = {},
): Executor {
  const seen = new LRUCache<string, true>({ max: CACHE.seen });
  const kept = new LRUCache<string, Entry>({
    max: CACHE.operations,
    maxSize: CACHE.weight,
    sizeCalculation: ({ weight }) => weight,
  });
  const trusted = new Map<string, Entry>();
  const conditions = new WeakMap<DocumentNode, readonly string[]>();
  const identity = identifier();
  const runs = { planned: 0, interpreted: 0 };

  function conditionsOf(document: DocumentNode): readonly string[] {
    const known = conditions.get(document) ?? conditionVariables(document);
    conditions.set(document, known);
    return known;
  }

  /** The plan of an operation for these values of its conditions; null on its first time, or if it must be interpreted. */
  function planOf(
    { document, hash }: ExecuteRequest,
    operation: OperationDefinitionNode,
    names: readonly string[],
    values: Record<string, unknown>,
  ): PlannedOperation | null {
    const key = keyOf(hash ?? identity(document), document, operation, names, values);
    const known = trusted.get(key) ?? kept.get(key);
    if (known) return known.planned;
    const isDear = () => operationCost(schema, document, operation, values, { interpreted: true }) >= DEAR;
    if (!planAtOnce && !seen.has(key) && !isDear()) {
      seen.set(key, true);
      return null;
    }
    const entry = entryOf(document, operation, values);
    kept.set(key, entry);
    return entry.planned;
  }

  function entryOf(document: DocumentNode, operation: OperationDefinitionNode, values: Record<string, unknown>): Entry {
    const inlined = inlineConditions(document, operation, values);
    const size = selectionCount(inlined);
    const planned = size <= MAX_PLANNED_SELECTIONS ? plan(inlined) : null;
    return { weight: planned ? size + sourceWeight(document) : 1, planned };
  }

  function keep(document: DocumentNode, hash: string): void {
    const names = conditionsOf(document);
    if (names.length > MAX_KEPT_CONDITIONS) return;
    for (const operation of document.definitions) {
      if (operation.kind !== Kind.OPERATION_DEFINITION || operation.operation !== 'query') continue;
      for (const values of combinations(names)) {
        trusted.set(keyOf(hash, document, operation, names, values), entryOf(document, operation, values));
      }
    }
  }

  async function run(request: ExecuteRequest): Promise<ExecutionResult> {
    const { document, operationName, context, textForm } = request;
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'query') return interpret(request);
    const variables = request.variables ?? {};
    const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
      maxErrors: variableErrors(variables),
    });
    if (errors) {
      await presumptionOf(context)?.confirm();
      return { errors };
    }
    const names = conditionsOf(document);
    // a condition that is null is an error, which graphql-js tells
    if (names.some((name) => coerced[name] == null)) return interpret(request);
    const planned = planOf(request, operation, names, coerced);
    const result = await planned?.run({ context, variables, coerced, form: textForm ?? 'graphql' });
    if (!result) return interpret(request);
    // errors wait as well: they may say what only the caller may know
    await presumptionOf(context)?.confirm();
    runs.planned++;
    return textForm ? result : { ...result, data: withValues(result.data) };
  }

  async function interpret({ document, operationName, variables, context }: ExecuteRequest): Promise<ExecutionResult> {
    await presumptionOf(context)?.confirm();
    runs.interpreted++;
    const options = { maxCoercionErrors: variableErrors(variables) };
    return execute({ schema, document, operationName, variableValues: variables, contextValue: context, options });
  }

  return {
    execute: run,
    keep,
    plannedCount: () => [...trusted.values(), ...kept.values()].filter(({ planned }) => planned !== null).length,
    runs: () => ({ ...runs }),
  };
}

const presumptionOf = (context: unknown) => (context as RequestContext | undefined)?.presumption;

function variableErrors(variables: ExecuteRequest['variables']): number {
  return charactersOf(variables) > LONG ? MAX_VARIABLE_ERRORS.long : MAX_VARIABLE_ERRORS.usual;
}

/** Names an operation by its place, since names can be as long as documents, with what its conditions are. */
function keyOf(
  name: string,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  conditions: readonly string[],
  values: Record<string, unknown>,
): string {
  const variant = conditions.map((condition) => (values[condition] ? '1' : '0')).join('');
  return `${name} ${document.definitions.indexOf(operation)} ${variant}`;
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
