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
import { PlanCache } from './plan-cache.ts';
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
   * The form in which values may be returned as `JsonText`, which saves parsing and printing them: root fields, and in
   * the flat form also members of root lists. Without it there are none.
   */
  textForm?: JsonForm;
}

/** Runs operations of one schema: over HTTP by Apollo, and in process. */
export interface Executor {
  /**
   * Returns data and located errors, unformatted. Throws only if the caller was presumed and has changed: the error of
   * the presumption.
   */
  execute(request: ExecuteRequest): Promise<ExecutionResult>;
  /**
   * Plans the queries of a document now, for all values of its conditions, and keeps the plans permanently. `hash` is
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

/** Errors of variables that are reported before coercion gives up, and of long ones: each quotes the whole value. */
const MAX_VARIABLE_ERRORS = { usual: 50, long: 1 };

/** Characters from which variables are long. */
const LONG = 10_000;

/**
 * An executor that has graphql-js interpret an operation when it comes for the first time, and plans queries that come
 * again or are dear. Mutations are always interpreted.
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
    const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
      maxErrors: variableErrors(variables),
    });
    if (errors) {
      await presumptionOf(context)?.confirm();
      return { errors };
    }
    const conditions = plans.conditionsOf(document);
    // a null condition is an error, which graphql-js reports
    if (conditions.some((name) => coerced[name] == null)) return interpret(request);
    const planned = plans.find({ document, hash, operation, conditions, values: coerced });
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
    keep: (document, hash) => plans.keep(document, hash),
    plannedCount: () => plans.count(),
    runs: () => ({ ...runs }),
  };
}

const presumptionOf = (context: unknown) => (context as RequestContext | undefined)?.presumption;

function variableErrors(variables: ExecuteRequest['variables']): number {
  return charactersOf(variables) > LONG ? MAX_VARIABLE_ERRORS.long : MAX_VARIABLE_ERRORS.usual;
}
