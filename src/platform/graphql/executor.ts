import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
} from 'graphql';
import type { JsonForm } from '../query-planner/json-sql.ts';
import { withValues } from '../query-planner/json-text.ts';
import type { Planner } from '../query-planner/planned-operation.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { variableValues } from './cost-arguments.ts';
import { PlanCache } from './plan-cache.ts';
import { charactersOf } from './variables-shape.ts';

/** An operation to run. The document must be valid for the schema. */
export interface ExecuteRequest {
  document: DocumentNode;
  /**
   * A hash of the document's text. Without a hash, the same document must always be the same object, because the object
   * identifies it.
   */
  hash?: string;
  operationName?: string | null;
  /** The variables as the client sent them. */
  variables?: Record<string, unknown> | null;
  context: unknown;
  /**
   * If set, values may be returned as `JsonText` in this form, which saves parsing and printing. This applies to root
   * fields and, in the flat form, also to members of root lists.
   */
  textForm?: JsonForm;
}

/** Runs the operations of a schema, over HTTP through Apollo or within the process. */
export interface Executor {
  /**
   * Returns data, and errors that are not formatted for clients yet. Throws only if the presumption about the caller
   * was wrong. It then throws the error of the presumption.
   */
  execute(request: ExecuteRequest): Promise<ExecutionResult>;
  /**
   * Plans the queries of a document now, for all values of the variables in its `@skip` and `@include`, and never
   * removes these query plans. Does nothing if there are more than four such variables.
   * Requests for the document must have the same `hash`.
   */
  keep(document: DocumentNode, hash: string): void;
  /** Returns the number of operations with a cached query plan. */
  plannedCount(): number;
  /** Returns the numbers of planned and interpreted operations so far. */
  runs(): RunCounts;
}

/** The numbers of operations by how they ran: as planned statements, or interpreted by graphql-js. */
export interface RunCounts {
  readonly planned: number;
  readonly interpreted: number;
}

/** Options for an executor. */
export interface ExecutorOptions {
  /**
   * If true, every query is planned at its first request. By default, a query is planned at its second request, because
   * planning is wasted on queries that never repeat.
   */
  planAtOnce?: boolean;
}

/**
 * The number of errors in variables after which coercion stops. It is smaller for long variables, because each error
 * quotes the whole value.
 */
const MAX_VARIABLE_ERRORS = { usual: 50, long: 1 };

/** The number of characters above which variables count as long. */
const LONG = 10_000;

/**
 * Creates an executor. A query that is repeated or expensive gets a query plan. graphql-js interprets all other
 * queries, and all mutations.
 */
export function createExecutor(
  schema: GraphQLSchema,
  plan: Planner,
  { planAtOnce = false }: ExecutorOptions = {},
): Executor {
  const plans = new PlanCache(schema, plan, planAtOnce);
  const runs = { planned: 0, interpreted: 0 };

  async function run(request: ExecuteRequest): Promise<ExecutionResult> {
    const { document, hash, operationName, context, textForm } = request;
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'query') return interpret(request);
    const variables = request.variables ?? {};
    const values = variableValues(operation, variables);
    const conditions = plans.conditionsOf(document);
    // if a condition is not a boolean, graphql-js interprets the query, because graphql-js reports the error
    if (conditions.some((name) => typeof values[name] !== 'boolean')) return interpret(request);
    const planned = plans.find({ document, hash, operation, conditions, values });
    if (!planned) return interpret(request);
    const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
      maxErrors: variableErrors(variables),
    });
    if (errors) {
      await presumptionOf(context)?.confirm();
      return { errors };
    }
    const result = await planned.run({ context, variables, coerced, form: textForm ?? 'graphql' });
    if (!result) return interpret(request);
    // errors must also wait until the caller is confirmed, because they may contain facts that other callers may not
    // know
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
    keep: (document, hash) => plans.keep(document, hash),
    plannedCount: () => plans.count(),
    runs: () => ({ ...runs }),
  };
}

const presumptionOf = (context: unknown) => (context as RequestContext | undefined)?.presumption;

function variableErrors(variables: ExecuteRequest['variables']): number {
  return charactersOf(variables) > LONG ? MAX_VARIABLE_ERRORS.long : MAX_VARIABLE_ERRORS.usual;
}
