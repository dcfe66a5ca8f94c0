import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { filterOf } from '../documents/filter-members.ts';
import { type FilterValues, listConditions, visibilityConditions } from './conditions.ts';
import type { Page } from './page.ts';
import { isValue, type ReadContext, type ReadModel, type Relation, type Sql } from './read-model.ts';
import { tableOf } from './table.ts';

/** Returns the stored counts for the length of a list with these filters; undefined if its rows must be counted. */
export function countsOf(
  model: ReadModel<object>,
  filters: Iterable<string>,
  relation: Relation<object> | null = null,
): ReadModel<object> | undefined {
  const { counts } = model;
  if (!counts || (relation && !relation.isCounted)) return undefined;
  for (const name of filters) {
    // of the whole list they are taken off
    const isKept = name === 'exclude' ? !relation : counts.filters?.[filterOf(name)];
    if (!isKept) return undefined;
  }
  return counts;
}

/** A list to count. */
export interface Counted {
  readonly model: ReadModel<object>;
  readonly filter: FilterValues;
  /** The relation to a parent, for its rows. */
  readonly relation?: Relation<object> | null;
  /** The condition that they belong to it. */
  readonly parent?: Sql;
}

/** The source of a list's length, as `count` of `from` and `where`. */
export interface CountSource {
  readonly count: Sql;
  readonly from: Sql;
  readonly where: readonly Sql[];
}

/**
 * Returns the stored length of a list at the root, if it helps to find a page: to read from the nearer end, or not at
 * all for a range without rows, for which an index of the order would be read to its end.
 */
export function helpfulTotal(
  database: Database,
  { isDeep }: Page,
  counted: Counted,
  context: ReadContext,
): CountSource | undefined {
  const { model, filter } = counted;
  if (!isDeep && ![...filter.keys()].some((name) => model.filters?.[name]?.range)) return undefined;
  const isKept = model.visibility(context) === 'all' && countsOf(model, filter.keys());
  return isKept ? countSource(database, counted, context) : undefined;
}

/**
 * How the length of a list is read: from kept counts where the caller sees all rows, less those of a root list that are
 * excluded, else from the rows.
 */
export function countSource(
  database: Database,
  { model, filter, relation = null, parent }: Counted,
  context: ReadContext,
): CountSource {
  const counts = model.visibility(context) === 'all' ? countsOf(model, filter.keys(), relation) : undefined;
  const isOfMost = !relation && filter.size === 0;
  const conditions = (read: ReadModel<object>, filter: FilterValues): Sql[] => {
    const table = tableOf(database, read);
    const visible = visibilityConditions(table, read, context, isOfMost) ?? [sql`1 = 0`];
    return [...visible, ...listConditions(table, read, filter, context), ...(parent ? [parent] : [])];
  };
  const { from } = tableOf(database, counts ?? model);
  if (!counts) {
    return { count: sql`count(*)`, from: sql`${from} ${relation?.join ?? sql``}`, where: conditions(model, filter) };
  }
  const kept = sql`coalesce(sum(t.total), 0)`;
  const asked = new Map([...filter].filter(([name]) => name !== 'exclude'));
  const where = conditions(counts, asked);
  if (!filter.has('exclude')) return { count: kept, from, where };
  const excluded = [...conditions(model, asked), isValue(sql`t.id`, filter.get('exclude'), context)];
  const number = sql`(select count(*) from ${tableOf(database, model).from} where ${sql.join(excluded, sql` and `)})`;
  return { count: sql`${kept} - ${number}`, from, where };
}
