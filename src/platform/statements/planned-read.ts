import { type FieldNode, type FragmentDefinitionNode, GraphQLError, type GraphQLField } from 'graphql';
import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { filterValues } from '../loaders/conditions.ts';
import { pageOf } from '../loaders/page.ts';
import { tableOf } from '../loaders/table.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { isUuid } from '../validation/uuid.ts';
import { JsonText } from './json-text.ts';
import { type Bindings, Placeholder, placeholdersOf, textKey } from './placeholders.ts';
import type { RootPlan } from './plan.ts';
import { planRoot } from './planner.ts';
import { hasMembers, type JsonForm, statementOf } from './statement.ts';

/** A root field that one statement answers, with all that is asked below it. */
export interface PlannedRead {
  /**
   * The statement for a request; null where the request must be interpreted: it has no academy, or arguments that are
   * refused, each at its own place in the answer.
   */
  statementFor(ctx: RequestContext, variables: Record<string, unknown>, form: JsonForm): CompiledQuery | null;
  /** Runs the statement. Where no other is expected, `isLast` spares a round trip. */
  run(ctx: RequestContext, statement: CompiledQuery, isLast: boolean): Promise<Record<string, string>[]>;
  /** The answer that the statement found. In the flat form the members of a list are texts of their own. */
  answerOf(rows: readonly Record<string, string>[], form: JsonForm): JsonText | Record<string, JsonText>;
}

/** Statements of planned reads: of each one for every role, order, page size and filter that it is asked with. */
export type Statements = LRUCache<string, CompiledQuery>;

/** Characters of SQL that are kept. */
const MAX_KEPT = 8_000_000;

/** No statements yet. */
export const createStatements = (): Statements =>
  new LRUCache({ maxSize: MAX_KEPT, sizeCalculation: ({ sql }, key) => sql.length + key.length });

let plans = 0;

/** Plans a root field; null where something is asked that only resolvers answer. See {@link planRoot}. */
export function plannedRead(
  database: Database,
  statements: Statements,
  field: GraphQLField<unknown, unknown>,
  nodes: readonly FieldNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): PlannedRead | null {
  const plan = planRoot(database, field, nodes, fragments);
  if (!plan) return null;
  const { root } = plan;
  const number = plans++;
  return {
    statementFor(ctx, variables, form) {
      const bindings = bind(database, plan, ctx, variables);
      if (!bindings) return null;
      const key = `${number} ${form} ${textKey(bindings)}`;
      let statement = statements.get(key);
      if (!statement) {
        const compiled = statementOf(database, plan, placeholdersOf(bindings), form).compile(database.kysely);
        // without the tree that it was compiled from, which is many times as large
        statement = CompiledQuery.raw(compiled.sql, [...compiled.parameters]);
        statements.set(key, statement);
      }
      const parameters = statement.parameters.map((value) =>
        value instanceof Placeholder ? value.read(bindings) : value,
      );
      return { ...statement, parameters };
    },
    run: (ctx, statement, isLast) =>
      plan.acrossAcademies ? ctx.directory.run(statement) : ctx.session.run(statement, isLast),
    answerOf([row], form) {
      const text = (column: string) => new JsonText(row?.[column] ?? 'null');
      if (root.kind === 'one' || !hasMembers(root.list, form)) return text('json');
      return Object.fromEntries(root.list.fields.map(({ key }, index) => [key, text(`m${index}`)]));
    },
  };
}

function bind(
  database: Database,
  plan: RootPlan,
  ctx: RequestContext,
  variables: Record<string, unknown>,
): Bindings | null {
  const context = plan.acrossAcademies ? ctx.directory.context : ctx.readContext;
  if (!context) return null;
  try {
    const id = plan.idOf(variables, ctx);
    return {
      context,
      id: typeof id === 'string' && isUuid(id) ? id.toLowerCase() : null,
      lists: plan.lists.map((listOf) => {
        const { args, model } = listOf(variables);
        // checks the filter, and trims its texts
        const page = pageOf(args, tableOf(database, model));
        const filter = filterValues(args.filter, context.engine);
        const byValue = [...filter.keys()].filter((name) => model.filters?.[name]?.isByValue);
        return { page, filter, byValue };
      }),
    };
  } catch (error) {
    if (error instanceof AppError || error instanceof GraphQLError) return null;
    throw error;
  }
}
