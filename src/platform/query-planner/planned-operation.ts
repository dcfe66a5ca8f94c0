import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  isNonNullType,
  locatedError,
  type OperationDefinitionNode,
} from 'graphql';
import type { Database } from '../database/database.ts';
import { fieldsOf, fragmentsOf } from '../documents/selections.ts';
import { requireValue } from '../errors/require-value.ts';
import { readOf } from '../loaders/field-read.ts';
import { nodeTypesOf } from '../loaders/node-types.ts';
import { assertPermitted } from '../permissions/permissions.ts';
import type { Selection } from '../permissions/selection-scopes.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import type { JsonForm } from './json-sql.ts';
import { plannedNodes } from './planned-nodes.ts';
import { createStatements, type PlannedRead, type PreparedRead, plannedRead } from './planned-read.ts';
import { plannedSelf } from './planned-self.ts';

/** A root field that a single statement resolves, or that needs no statement. */
interface PlannedField {
  readonly key: string;
  readonly field: GraphQLField<unknown, RequestContext>;
  readonly selection: Selection;
  readonly read: PlannedRead;
}

/** An operation in which a single statement resolves at least one root field. */
export interface PlannedOperation {
  /** Returns the same result as graphql-js would. Returns null if graphql-js must interpret the request. */
  run(request: PlannedRequest): Promise<ExecutionResult> | null;
}

/** A request for a planned operation. */
export interface PlannedRequest {
  readonly context: unknown;
  /** The variables as the client sent them. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** The variables converted to their GraphQL types. */
  readonly coerced: Record<string, unknown>;
  /** The form of the JSON texts in the result. */
  readonly form: JsonForm;
}

/**
 * Plans a document that consists of one query without conditions (see `inlineConditions`). Returns null if no root
 * field can be planned.
 */
export type Planner = (document: DocumentNode) => PlannedOperation | null;

/** Creates a planner for the queries of a schema over a database, see {@link planOperation}. */
export function createPlanner(schema: GraphQLSchema, database: Database): Planner {
  const statements = createStatements();
  return (document) =>
    planOperation(schema, document, (field, nodes, fragments) => {
      const read = readOf(field);
      const asked = { field, nodes, fragments };
      return read?.kind === 'node' || read?.kind === 'nodes'
        ? plannedNodes(database, statements, asked, nodeTypesOf(schema))
        : (plannedSelf(database, asked) ?? plannedRead(database, statements, asked));
    });
}

/** Plans one root field. Returns null if the field cannot be planned. */
type PlanField = (
  field: GraphQLField<unknown, unknown>,
  nodes: readonly FieldNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
) => PlannedRead | null;

/**
 * Plans a query. Each root field that consists of table rows becomes one statement, which returns the JSON of the
 * field. graphql-js interprets all other fields.
 */
function planOperation(schema: GraphQLSchema, document: DocumentNode, planField: PlanField): PlannedOperation | null {
  const [operation, ...fragmentNodes] = document.definitions as [OperationDefinitionNode];
  const fragments = fragmentsOf(document);
  const roots = [...fieldsOf([operation.selectionSet], fragments)];
  const planned: PlannedField[] = [];
  const others: FieldNode[] = [];
  for (const [key, nodes] of roots) {
    const field = schema.getQueryType()?.getFields()[nodes[0]?.name.value ?? ''];
    const read = field && planField(field, nodes, fragments);
    const selection = { schema, nodes, fragment: (name: string) => fragments.get(name) };
    if (read) planned.push({ key, field, selection, read });
    else others.push(...nodes);
  }
  if (planned.length === 0) return null;
  const selectionSet = { ...operation.selectionSet, selections: others };
  const rest = { ...document, definitions: [{ ...operation, selectionSet }, ...fragmentNodes] };
  const keys = roots.map(([key]) => key);
  return {
    run({ context, variables, coerced, form }) {
      const ctx = context as RequestContext;
      const prepared = planned.map(({ read }) => read.prepare(ctx, coerced, form));
      if (prepared.includes(null)) return null;
      const isAlone = roots.length === 1;
      const answer = (): Promise<ExecutionResult> => {
        const answers: PromiseOrValue<ExecutionResult>[] = planned.map((field, index) =>
          answerOf(field, requireValue(prepared[index]), { ctx, coerced, isAlone }),
        );
        if (others.length > 0) {
          answers.push(execute({ schema, document: rest, variableValues: variables, contextValue: context }));
        }
        return Promise.all(answers).then((results) => merged(keys, results));
      };
      // only a single statement can be sent together with the check of the caller
      return isAlone || !ctx.presumption ? answer() : ctx.presumption.confirm().then(answer);
    },
  };
}

type PromiseOrValue<Value> = Value | Promise<Value>;

/**
 * Returns the result of one root field, after its guards have run. Its errors have the same form as those of
 * graphql-js. `isAlone` is true if the request has no other field.
 */
async function answerOf(
  { key, field, selection }: PlannedField,
  read: PreparedRead,
  { ctx, coerced, isAlone }: { ctx: RequestContext; coerced: Readonly<Record<string, unknown>>; isAlone: boolean },
): Promise<ExecutionResult> {
  try {
    await assertPermitted(field, ctx, { ...selection, variables: coerced });
    return { data: { [key]: await read(isAlone) } };
  } catch (error) {
    const located = locatedError(error, selection.nodes, [key]);
    return { data: isNonNullType(field.type) ? null : { [key]: null }, errors: [located] };
  }
}

/** Merges the results of root fields, in the order of the document. */
function merged(keys: readonly string[], results: readonly ExecutionResult[]): ExecutionResult {
  if (results.length === 1 && keys.length === 1) return results[0] as ExecutionResult;
  const errors = results.flatMap((result) => result.errors ?? []);
  const values = new Map(results.flatMap(({ data }) => Object.entries(data ?? {})));
  const isNull = results.some(({ data }) => !data);
  const data = isNull ? null : Object.fromEntries(keys.map((key) => [key, values.get(key) ?? null]));
  return { data, ...(errors.length > 0 && { errors }) };
}
