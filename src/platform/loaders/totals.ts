import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { filterOf } from '../documents/filter-members.ts';
import { type FilterValues, listConditions, visibilityConditions } from './conditions.ts';
import type { Page } from './page.ts';
import { isValue, type ReadContext, type ReadModel, type Relation, type Sql } from './read-model.ts';
import { tableOf } from './table.ts';

/**
 * Returns the model with the stored counts for a list with these filters. Returns undefined if the rows of the list
 * must be counted.
 */
export function countsOf(
  model: ReadModel<object>,
  filters: Iterable<string>,
  relation: Relation<object> | null = null,
): ReadModel<object> | undefined {
  const { counts } = model;
  if (!counts || (relation && !relation.isCounted)) return undefined;
  for (const name of filters) {
    // for a whole list, `exclude` needs no stored count, because the excluded rows are subtracted
    const isKept = name === 'exclude' ? !relation : counts.filters?.[filterOf(name)];
    if (!isKept) return undefined;
  }
  return counts;
}

/** A list whose rows are counted. */
export interface Counted {
  readonly model: ReadModel<object>;
  readonly filter: FilterValues;
  /** The relation to a parent, if the list has a parent. */
  readonly relation?: Relation<object> | null;
  /** The condition that the rows belong to the parent. */
  readonly parent?: Sql;
}

/** The source of the length of a list: `count`, selected from `from` and `where`. */
export interface CountSource {
  readonly count: Sql;
  readonly from: Sql;
  readonly where: readonly Sql[];
}

/**
 * Returns the stored length of a root list, if it helps to find a page. With the length, a page far from the start can
 * be read from the end of the list. If a range filter matches no rows, the length is 0 and nothing has to be read.
 * Without the length, the index for the order would be read to its end.
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
 * Returns the SQL for the length of a list. If the caller sees all rows, the length comes from stored counts; for a
 * root list, the number of excluded rows is subtracted. Otherwise, the rows are counted.
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
  const from = tableOf(database, counts ?? model).from(context);
  if (!counts) {
    return {
      count: sql`count(*)`,
      from: sql`${from} ${relation?.join?.(context) ?? sql``}`,
      where: conditions(model, filter),
    };
  }
  const kept = sql`coalesce(sum(t.total), 0)`;
  const asked = new Map([...filter].filter(([name]) => name !== 'exclude'));
  const where = conditions(counts, asked);
  if (!filter.has('exclude')) return { count: kept, from, where };
  const excluded = [...conditions(model, asked), isValue(sql`t.id`, filter.get('exclude'), context)];
  const number = sql`(select count(*) from ${tableOf(database, model).from(context)} where ${sql.join(excluded, sql` and `)})`;
  return { count: sql`${kept} - ${number}`, from, where };
}
