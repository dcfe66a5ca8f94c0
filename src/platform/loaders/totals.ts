import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type FilterValues, listConditions, visibilityConditions } from './conditions.ts';
import type { Page } from './page.ts';
import { filterOf, type ReadContext, type ReadModel, type Relation, type Sql } from './read-model.ts';
import { tableOf } from './table.ts';

/** The kept counts that can tell how long a list is, with these filters; undefined where its rows must be counted. */
export function countsOf(
  model: ReadModel<any>,
  filters: Iterable<string>,
  relation: Relation<any> | null = null,
): ReadModel<any> | undefined {
  const { counts } = model;
  if (!counts || (relation && !relation.isCounted)) return undefined;
  for (const name of filters) if (!counts.filters?.[filterOf(name)]) return undefined;
  return counts;
}

/** A list whose length is asked. */
export interface Counted {
  readonly model: ReadModel<any>;
  readonly filter: FilterValues;
  /** What the rows belong to, if they are those of a parent. */
  readonly relation?: Relation<any> | null;
  /** The condition that they belong to it. */
  readonly parent?: Sql;
}

/** Where the length of a list is read, as `count` of `from` and `where`. */
export interface CountSource {
  readonly count: Sql;
  readonly from: Sql;
  readonly where: readonly Sql[];
}

/**
 * Where the length of a list at the root is kept, if it helps to find a page: to read from the nearer end, or not at all
 * where a range has no rows, which to find out an index of the order would be read to its end.
 */
export function helpfulTotal(
  database: Database,
  { isDeep }: Page,
  counted: Counted,
  context: ReadContext,
): CountSource | undefined {
  const { model, filter } = counted;
  if (!isDeep && ![...filter.keys()].some((name) => model.filters?.[name]?.isRange)) return undefined;
  const isKept = model.visibility(context) === 'all' && countsOf(model, filter.keys());
  return isKept ? countSource(database, counted, context) : undefined;
}

/** How the length of a list is read: from kept counts where the caller sees all rows, else from the rows. */
export function countSource(
  database: Database,
  { model, filter, relation = null, parent }: Counted,
  context: ReadContext,
): CountSource {
  const counts = model.visibility(context) === 'all' ? countsOf(model, filter.keys(), relation) : undefined;
  const read = counts ?? model;
  const table = tableOf(database, read);
  const where = [
    ...(visibilityConditions(table, read, context, !relation && filter.size === 0) ?? [sql`1 = 0`]),
    ...listConditions(table, read, filter, context),
    ...(parent ? [parent] : []),
  ];
  if (counts) return { count: sql`coalesce(sum(t.total), 0)`, from: table.from, where };
  return { count: sql`count(*)`, from: sql`${table.from} ${relation?.join ?? sql``}`, where };
}
