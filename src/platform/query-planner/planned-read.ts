import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { bind } from './bind.ts';
import { hasMembers } from './connection-text.ts';
import { type DaysPart, daysText } from './days-text.ts';
import type { JsonForm } from './json-sql.ts';
import { JsonText } from './json-text.ts';
import { type Bindings, Placeholder, placeholdersOf, textKey } from './placeholders.ts';
import type { RootPlan } from './plan.ts';
import { planRoot, type RootField } from './planner.ts';
import { statementOf } from './statement.ts';

/** A root field that a single statement resolves, with its whole selection. */
export interface PlannedRead {
  /**
   * Prepares the read for a request. Returns null if the request has no academy or has invalid arguments. graphql-js
   * must then interpret the request, because each such error has its own path in the response.
   */
  prepare(ctx: RequestContext, variables: Record<string, unknown>, form: JsonForm): PreparedRead | null;
}

/**
 * Runs the statement for a request. Returns the result as one JSON text or, for some lists in the flat form, as one
 * JSON text for each member. `isLast` must be true if no other statement follows, which saves a round trip.
 */
export type PreparedRead = (isLast: boolean) => Promise<JsonText | Record<string, JsonText>>;

/**
 * The cached statements for planned reads. In a query plan, each combination of role, order, page size and set of
 * filters has its own statement.
 */
export type Statements = LRUCache<string, KeptStatement>;

/** A statement with placeholders instead of values. */
interface KeptStatement extends CompiledQuery {
  /**
   * The key under which the durations of the statement are recorded, see `pace` of `ReadStatement`. Undefined if the
   * duration depends on the values.
   */
  readonly pace: string | undefined;
}

/** The maximum number of characters of all cached SQL. */
const MAX_KEPT = 8_000_000;

/** Creates an empty cache of statements. */
export const createStatements = (): Statements =>
  new LRUCache({ maxSize: MAX_KEPT, sizeCalculation: ({ sql }, key) => sql.length + key.length });

let plans = 0;
let paces = 0;

/** Plans a root field. Returns null if {@link planRoot} cannot plan the field. */
export function plannedRead(database: Database, statements: Statements, asked: RootField): PlannedRead | null {
  const plan = planRoot(database, asked);
  if (!plan) return null;
  const { root } = plan;
  const prepare = preparedPlan(database, statements, plan);
  const answerOf = ([row]: readonly Record<string, string>[], form: JsonForm) => {
    const text = (column: string) => new JsonText(row?.[column] ?? 'null');
    if (root.kind !== 'list' || !hasMembers(root.list, form)) return text('json');
    return Object.fromEntries(root.list.fields.map(({ key }, index) => [key, text(`m${index}`)]));
  };
  if (root.kind === 'days') {
    return {
      prepare(ctx, variables, form) {
        const run = prepare(ctx, variables, form);
        const period = run && plan.periodOf?.(variables);
        return period
          ? async (isLast) => new JsonText(daysText(root.fields, period, (await run(isLast)) as unknown as DaysPart[]))
          : null;
      },
    };
  }
  return {
    prepare(ctx, variables, form) {
      const run = prepare(ctx, variables, form);
      return run && (async (isLast) => answerOf(await run(isLast), form));
    },
  };
}

/** Runs the statement for a request and returns its rows. */
type PreparedStatement = (isLast: boolean) => Promise<Record<string, string>[]>;

/**
 * Returns a function that prepares the statement of a query plan for a request. The function returns null if graphql-js
 * must interpret the request.
 */
export function preparedPlan(database: Database, statements: Statements, plan: RootPlan) {
  const number = plans++;
  return (ctx: RequestContext, variables: Record<string, unknown>, form: JsonForm): PreparedStatement | null => {
    const { readContext } = plan.acrossAcademies ? ctx.directory : ctx;
    const bindings = readContext && bind(database, plan, readContext, { variables, caller: ctx });
    if (!bindings) return null;
    const key = `${number} ${form} ${textKey(bindings)}`;
    let kept = statements.get(key);
    if (!kept) {
      const compiled = statementOf(database, plan, placeholdersOf(bindings), form).compile(database.kysely);
      // stored without the syntax tree from which it was compiled, because the tree is many times larger
      const pace = isSteady(plan, bindings) ? `${++paces}` : undefined;
      kept = { ...CompiledQuery.raw(compiled.sql, [...compiled.parameters]), pace };
      statements.set(key, kept);
    }
    const parameters = kept.parameters.map((value) => (value instanceof Placeholder ? value.read(bindings) : value));
    const { academyId, viewer } = bindings.context;
    // the key includes the user, because the visibility depends on the user, and so does the number of rows that are
    // read
    const pace = kept.pace && `${kept.pace} ${academyId} ${viewer.userId}`;
    const statement = { ...kept, parameters, pace };
    return (isLast) => (plan.acrossAcademies ? ctx.directory.run(statement) : ctx.session.run(statement, isLast));
  };
}

/**
 * Returns true if no value affects how many rows a statement scans. Such a statement has no filters, and no page far
 * from the start of a list. It may contain ids of parents, because each parent has few rows.
 */
const isSteady = ({ root, looksAtMany }: RootPlan, { lists }: Bindings): boolean =>
  root.kind !== 'nodes' && !looksAtMany && lists.every(({ page, filter }) => filter.size === 0 && !page.isDeep);
