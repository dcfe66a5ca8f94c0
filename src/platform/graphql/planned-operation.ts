import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isNonNullType,
  locatedError,
  type OperationDefinitionNode,
} from 'graphql';
import type { CompiledQuery } from 'kysely';
import type { Database } from '../database/database.ts';
import { createStatements, type PlannedRead, plannedRead } from '../statements/planned-read.ts';
import type { JsonForm } from '../statements/statement.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { type CompiledOperation, compile } from './compile.ts';
import type { Planner } from './executor.ts';
import { fieldsOf, fragmentsOf } from './selections.ts';

/** A root field that one statement answers. */
interface PlannedField {
  readonly key: string;
  readonly field: GraphQLField<unknown, RequestContext>;
  readonly nodes: readonly FieldNode[];
  readonly read: PlannedRead;
}

/** What a resolver of a declared read is given in place of graphql's `info` where its answer is planned. */
export interface PlannedInfo {
  /** Runs the statement. */
  readonly answer: () => Promise<unknown>;
}

/** Compiles the operations of a schema over a database, see {@link planOperation}. */
export function createPlanner(schema: GraphQLSchema, database: Database): Planner {
  const statements = createStatements();
  return (document) =>
    planOperation(schema, document, (field, nodes, fragments) =>
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
function planOperation(schema: GraphQLSchema, document: DocumentNode, planField: PlanField): CompiledOperation | null {
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
      ? compile(schema, { ...document, definitions: [{ ...operation, selectionSet }, ...fragmentNodes] })
      : { run: () => ({ data: {} }) };
  if (!rest) return null;
  const keys = roots.map(([key]) => key);
  return {
    run(context, variables, form = 'graphql') {
      const ctx = context as RequestContext;
      const statements = planned.map(({ read }) => read.statementFor(ctx, variables, form));
      if (statements.includes(null)) return null;
      const request = { ctx, variables, form, isAlone: roots.length === 1 };
      const answers = planned.map((field, index) => answerOf(field, statements[index] as CompiledQuery, request));
      return Promise.all([...answers, rest.run(context, variables)]).then((results) => merged(keys, results));
    },
  };
}

interface PlannedRequest {
  readonly ctx: RequestContext;
  readonly variables: Record<string, unknown>;
  readonly form: JsonForm;
  /** Whether the request asks for nothing else. */
  readonly isAlone: boolean;
}

/** The answer of one root field, guarded and with its errors told as graphql-js does. */
async function answerOf(
  { key, field, nodes, read }: PlannedField,
  statement: CompiledQuery,
  { ctx, variables, form, isAlone }: PlannedRequest,
): Promise<ExecutionResult> {
  const answer = async () => read.answerOf(await ctx.session.run(statement, isAlone), form);
  try {
    const info = { answer } satisfies PlannedInfo as unknown as GraphQLResolveInfo;
    const value = await field.resolve?.(undefined, read.args(variables), ctx, info);
    // guards answer their refusals
    if (value instanceof Error) throw value;
    return { data: { [key]: value } };
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
