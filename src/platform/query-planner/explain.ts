import { type DocumentNode, type FieldNode, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';
import type { Database } from '../database/database.ts';
import { inlineConditions } from '../documents/inline-conditions.ts';
import { fieldsOf, fragmentsOf } from '../documents/selections.ts';
import { readOf } from '../loaders/field-read.ts';
import { nodeTypesOf } from '../loaders/node-types.ts';
import type { ReadContext } from '../loaders/read-model.ts';
import { bind, type PlanRequest } from './bind.ts';
import { outlineOf } from './outline.ts';
import { placeholdersOf } from './placeholders.ts';
import type { RootPlan } from './plan.ts';
import { planKnown, planRoot, type RootField } from './planner.ts';
import { statementOf } from './statement.ts';

/** A root field of an operation. */
export interface ExplainedField {
  readonly key: string;
  readonly nodes: readonly FieldNode[];
  /**
   * The statements for the field: two for `node` and `nodes`, and one for any other field. Empty if graphql-js
   * interprets the field, or if the field needs no statement.
   */
  readonly statements: readonly ExplainedStatement[];
}

/** A statement for a root field. */
export interface ExplainedStatement {
  /** A description of the rows that the statement reads, as lines of text. */
  readonly outline: readonly string[];
  /** The SQL text; null if the arguments are invalid. */
  readonly sql: string | null;
}

/** The query to explain, and the caller. */
export interface ExplainRequest extends PlanRequest {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly context: ReadContext;
}

/** Returns the statements that requests would run for a query. Runs none of them. */
export function explainQuery(
  schema: GraphQLSchema,
  database: Database,
  { document, operation, context, ...request }: ExplainRequest,
): ExplainedField[] {
  const inlined = inlineConditions(document, operation, request.variables);
  const fragments = fragmentsOf(inlined);
  const sets = inlined.definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? each.selectionSet : [],
  );
  return [...fieldsOf(sets, fragments)].map(([key, nodes]) => {
    const field = schema.getQueryType()?.getFields()[nodes[0]?.name.value ?? ''];
    const plans = field ? plansOf(schema, database, { field, nodes, fragments }) : [];
    const statements = plans.map((plan) => {
      const bindings = bind(database, plan, context, request);
      const statement = bindings && statementOf(database, plan, placeholdersOf(bindings), 'graphql');
      return { outline: outlineOf(plan), sql: statement?.compile(database.kysely).sql ?? null };
    });
    return { key, nodes, statements };
  });
}

/**
 * Plans a root field in the same way as `createPlanner`. `node` and `nodes` have two query plans, one within the
 * academy and one across academies.
 */
function plansOf(schema: GraphQLSchema, database: Database, root: RootField): RootPlan[] {
  const kind = readOf(root.field)?.kind;
  if (planKnown(database, root)) return [];
  if (kind !== 'node' && kind !== 'nodes') return [planRoot(database, root) ?? []].flat();
  const types = nodeTypesOf(schema);
  const inAcademy = types.filter(({ model }) => !model.acrossAcademies);
  const across = types.filter(({ model }) => model.acrossAcademies);
  return [inAcademy, across].flatMap((some) => planRoot(database, root, some) ?? []);
}
