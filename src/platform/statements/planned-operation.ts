import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  isNonNullType,
  locatedError,
  type OperationDefinitionNode,
} from 'graphql';
import type { CompiledQuery } from 'kysely';
import type { Database } from '../database/database.ts';
import { fieldsOf, fragmentsOf } from '../documents/selections.ts';
import { assertPermitted } from '../permissions/permissions.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { createStatements, type PlannedRead, plannedRead } from './planned-read.ts';
import type { JsonForm } from './statement.ts';

/** A root field that one statement answers. */
interface PlannedField {
  readonly key: string;
  readonly field: GraphQLField<unknown, RequestContext>;
  readonly nodes: readonly FieldNode[];
  readonly read: PlannedRead;
}

/** An operation as code. */
export interface CompiledOperation {
  /**
   * Answers as graphql-js would, for coerced variables; null for a request that must be interpreted. `form` is that of
   * values that are `JsonText`.
   */
  run(
    context: unknown,
    variables: Record<string, unknown>,
    form?: JsonForm,
  ): ExecutionResult | null | Promise<ExecutionResult | null>;
}

/** Makes code of a specialised document (see `specialise`); null where there can be none. */
export type Compile = (document: DocumentNode) => CompiledOperation | null;

/** Plans the operations of a schema over a database, see {@link planOperation}. `compile` makes code of what is not planned. */
export function createPlanner(schema: GraphQLSchema, database: Database, compile: Compile): Compile {
  const statements = createStatements();
  return (document) =>
    planOperation(schema, document, compile, (field, nodes, fragments) =>
      plannedRead(database, statements, field, nodes, fragments),
    );
}

/** Plans one root field, if it can be planned. */
type PlanField = (
  field: GraphQLField<unknown, unknown>,
  nodes: readonly FieldNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
) => PlannedRead | null;

/**
 * Compiles a specialised document (see `specialise`) so that each root field that is but rows of tables is one statement,
 * whose answer is the field's JSON. Other root fields are compiled as resolvers. Null where no field can be planned.
 */
function planOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  compile: Compile,
  planField: PlanField,
): CompiledOperation | null {
  const [operation, ...fragmentNodes] = document.definitions as [OperationDefinitionNode];
  const fragments = fragmentsOf(document);
  const roots = [...fieldsOf([operation.selectionSet], fragments)];
  const planned: PlannedField[] = [];
  const others: FieldNode[] = [];
  for (const [key, nodes] of roots) {
    const field = schema.getQueryType()?.getFields()[nodes[0]?.name.value ?? ''];
    const read = field && planField(field, nodes, fragments);
    if (read) planned.push({ key, field, nodes, read });
    else others.push(...nodes);
  }
  if (planned.length === 0) return null;
  const selectionSet = { ...operation.selectionSet, selections: others };
  const rest =
    others.length > 0
      ? compile({ ...document, definitions: [{ ...operation, selectionSet }, ...fragmentNodes] })
      : { run: () => ({ data: {} }) };
  if (!rest) return null;
  const keys = roots.map(([key]) => key);
  return {
    run(context, variables, form = 'graphql') {
      const ctx = context as RequestContext;
      const statements = planned.map(({ read }) => read.statementFor(ctx, variables, form));
      if (statements.includes(null)) return null;
      const request = { ctx, form, isAlone: roots.length === 1 };
      const answers = planned.map((field, index) => answerOf(field, statements[index] as CompiledQuery, request));
      return Promise.all([...answers, rest.run(context, variables)]).then((results) => merged(keys, results));
    },
  };
}

interface PlannedRequest {
  readonly ctx: RequestContext;
  readonly form: JsonForm;
  /** Whether the request asks for nothing else. */
  readonly isAlone: boolean;
}

/** The answer of one root field, guarded and with its errors told as graphql-js does. */
async function answerOf(
  { key, field, nodes, read }: PlannedField,
  statement: CompiledQuery,
  { ctx, form, isAlone }: PlannedRequest,
): Promise<ExecutionResult> {
  try {
    await assertPermitted(field, ctx);
    return { data: { [key]: read.answerOf(await read.run(ctx, statement, isAlone), form) } };
  } catch (error) {
    const located = locatedError(error, nodes, [key]);
    return { data: isNonNullType(field.type) ? null : { [key]: null }, errors: [located] };
  }
}

function merged(keys: readonly string[], results: readonly (ExecutionResult | null)[]): ExecutionResult | null {
  const errors: GraphQLError[] = [];
  const data: Record<string, unknown> = Object.fromEntries(keys.map((key) => [key, null]));
  let failed = false;
  for (const result of results) {
    if (!result) return null;
    errors.push(...(result.errors ?? []));
    if (result.data) Object.assign(data, result.data);
    else failed = true;
  }
  return { data: failed ? null : data, ...(errors.length > 0 && { errors }) };
}
