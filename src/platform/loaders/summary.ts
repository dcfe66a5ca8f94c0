import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { requireValue } from '../errors/require-value.ts';
import { type FilterValues, filterValues, listConditions, visibilityConditions } from './conditions.ts';
import { isChildOf, type ReadContext, type Relation, rowsOfIds, type Sql } from './read-model.ts';
import type { ReadRun } from './read-rows.ts';
import { tableOf } from './table.ts';

/**
 * A summary of the rows that belong to a parent: counts and sums of the rows that the caller could list. If the
 * caller's role may see no such rows at all, the summary is null.
 */
export interface Summary {
  /** The name of the summary, which no other summary has. It is part of the loader's key. */
  readonly name: string;
  readonly relation: Relation<object>;
  /** Returns the condition for the rows that count. It is added to the conditions of the relation's lists. */
  where?(context: ReadContext): Sql;
  /** The aggregates and constants. Each has the name of its field, or a name that `derived` uses. */
  readonly values: Readonly<Record<string, Sql | ((context: ReadContext) => Sql)>>;
  /** Values that are computed from `values`. Each has the name of its field. */
  readonly derived?: Readonly<Record<string, (value: (name: string) => Sql) => Sql>>;
  /** The cost of the summary. Set it if a parent may have many rows. */
  readonly scanCost?: number;
}

/** Returns aggregates for the number of all rows and of the rows with each status. */
export const countsByStatus = <Status extends string>(
  statuses: readonly Status[],
): { total: Sql } & Record<Status, Sql> => {
  const counts = statuses.map((status) => [status, sql`count(*) filter (where t.status = ${sql.lit(status)})`]);
  return { total: sql`count(*)`, ...(Object.fromEntries(counts) as Record<Status, Sql>) };
};

/** Returns the SQL for a value of the summary, for use within the select that reads the rows. */
export function summaryValue({ values }: Summary, name: string, context: ReadContext): Sql {
  const value = requireValue(values[name]);
  return typeof value === 'function' ? value(context) : value;
}

/**
 * Returns the SQL for a field of the summary, for use outside the select that reads the rows. `value` returns a
 * reference to a selected value.
 */
export const summaryAnswer = ({ derived }: Summary, name: string, value: (name: string) => Sql): Sql =>
  derived?.[name]?.(value) ?? value(name);

/** Returns the names of the fields that a summary has. */
const answeredBy = ({ values, derived }: Summary): string[] => [...Object.keys(values), ...Object.keys(derived ?? {})];

/** A summary of the rows that match a filter. */
export interface SummaryRead {
  readonly summary: Summary;
  readonly filter: FilterValues;
}

/**
 * Returns the rows over which a parent's summary is computed. Returns undefined if the caller can see no rows of this
 * kind.
 */
export function summaryRows(
  database: Database,
  { summary, filter, parentId }: SummaryRead & { readonly parentId: Sql },
  context: ReadContext,
): { from: Sql; where: Sql } | undefined {
  const { relation } = summary;
  const { model } = relation;
  const table = tableOf(database, model);
  const visibility = visibilityConditions(table, model, context);
  if (!visibility) return undefined;
  const conditions = [
    ...visibility,
    ...listConditions(table, model, filter, context),
    ...(summary.where ? [summary.where(context)] : []),
    isChildOf(relation, parentId, context),
  ];
  return {
    from: sql`${table.from(context)} ${relation.join?.(context) ?? sql``}`,
    where: sql.join(conditions, sql` and `),
  };
}

/** The values of a parent's summary, as a statement selects them. */
interface SelectedSummary {
  readonly id: string;
  readonly values: unknown;
}

/**
 * Selects the values of the fields for each parent, as the parent's `id` and a JSON array `values`. Returns undefined
 * if the caller can see no rows of this kind.
 */
function summariesSql(
  database: Database,
  { summary, filter }: SummaryRead,
  parentIds: readonly string[],
  context: ReadContext,
): RawBuilder<SelectedSummary> | undefined {
  const rows = summaryRows(database, { summary, filter, parentId: sql`n.id` }, context);
  if (!rows) return undefined;
  const values = Object.keys(summary.values).map(
    (name) => sql`${summaryValue(summary, name, context)} as ${sql.ref(name)}`,
  );
  const answers = answeredBy(summary).map((name) => summaryAnswer(summary, name, (value) => sql.ref(`s.${value}`)));
  const array = sql.raw(context.engine === 'postgresql' ? 'json_build_array' : 'json_array');
  return sql<SelectedSummary>`select n.id, (select ${array}(${sql.join(answers)}) from
    (select ${sql.join(values)} from ${rows.from} where ${rows.where}) as s) as "values"
    from ${rowsOfIds(parentIds, context.engine)} as n`;
}

/** Reads the summary of each parent; null if the caller can see no rows of this kind. */
export async function readSummaries(
  { database, session, context }: ReadRun,
  { summary, filter }: { readonly summary: Summary; readonly filter: object },
  parentIds: readonly string[],
): Promise<(Record<string, unknown> | null)[]> {
  const values = filterValues(filter, context, summary.relation.model);
  const statement = summariesSql(database, { summary, filter: values }, parentIds, context);
  const found = statement ? await session.query(statement) : [];
  const byId = new Map(found.map((row) => [row.id, summaryOf(database, summary, row.values)]));
  return parentIds.map((id) => byId.get(id) ?? null);
}

/** Returns a parent's selected `values` by name. */
function summaryOf({ codec }: Database, summary: Summary, selected: unknown): Record<string, unknown> {
  const array = (codec.decoder('json')?.(selected) ?? selected) as unknown[];
  return Object.fromEntries(answeredBy(summary).map((name, index) => [name, array[index]]));
}
