import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isFamily } from '../permissions/roles.ts';
import { type FilterValues, listConditions, visibilityConditions } from './conditions.ts';
import { cursorSql, orderSql, type Page } from './page.ts';
import { inArraySubquery, readOnlyIf } from './planner-hints.ts';
import { COMMON_FILTERS, FilterValueList, type ReadContext, type ReadModel, type Sql } from './read-model.ts';
import { searchSql } from './search.ts';
import { ownSearchOf, searchOf } from './searched.ts';
import type { Table } from './table.ts';
import { countSource } from './totals.ts';

/** The parts of a statement that searches a whole list by an index. */
export interface IndexedSearch {
  /** A CTE (`with …`) that comes before the `select`. It runs the search once for all parts of the statement. */
  readonly found: Sql;
  /** Selects the number of rows as `count`. */
  readonly total: Sql;
  /** Returns the condition for the rows of a page. At most `limit` rows match; they are not in order yet. */
  onPage(page: Page, limit: number): Sql;
}

/**
 * If a search finds at most this number of rows, the statement uses their ids. If it finds more, the statement checks
 * for each row of the list whether the row matches.
 */
const FEW = 5_000;

const NUMBER = sql`select count(*) from found`;

/** Returns the search by an index. Returns undefined if there is no index or no search, or if no row is visible. */
export function indexedSearch(
  table: Table,
  model: ReadModel<object>,
  filter: FilterValues,
  context: ReadContext,
): IndexedSearch | undefined {
  const isOwn = filter.has('ownSearch');
  const search = isOwn ? (ownSearchOf(model)?.search ?? []) : searchOf(model);
  const index = isOwn ? model.ownSearch?.searchIndex : model.searchIndex;
  const needle = filter.get(isOwn ? 'ownSearch' : 'search');
  const visibility = visibilityConditions(table, model, context);
  // families see few rows, so the statement checks each row and uses no index
  if (!index || needle === undefined || !visibility || isFamily(context.viewer)) return undefined;
  const column = (property: string) => table.column(property, context);
  const others = new Map([...filter].filter(([name]) => name !== 'search' && name !== 'ownSearch'));
  const matches = searchSql(search, needle, column, context);
  const isKept =
    model.visibility(context) === 'all' && [...others.keys()].every((name) => index.countFilters?.includes(name));
  const visible = (isOfMany: boolean) => index.visibility?.(context, isOfMany) ?? [];
  const many = [index.holds(needle, context), ...visible(true)];
  const few = [...visible(false), inArraySubquery(index.key, sql`select found.id from found`, context)];
  // for a caller who may not see all found rows, checking a single row takes as long as reading all found rows once
  const onWalk = visible(true).length > 0 ? many : [matches];
  const listed = [...visibility, ...listConditions(table, model, others, context)];
  const count = (...found: Sql[]) =>
    sql`(select count(*) from ${table.from(context)} where ${sql.join([...listed, ...found], sql` and `)})`;

  return {
    // one row more than `FEW` is selected, so that `total` can distinguish `FEW` rows from more rows
    found: sql`with found as materialized (${index.found(needle, context, FEW + 1)}) `,
    total: sql`select case when (${NUMBER}) <= ${sql.lit(FEW)} then ${count(...few)}
      else ${index.count && isKept ? sql`(${index.count(needle, context, others)})` : count(...many)} end as count`,
    onPage: (page, limit) => pageOfFound({ table, page, limit }, { listed, few, onWalk, most: index.few }, context),
  };
}

/**
 * The conditions for two ways to find the rows of a page. Either the ids that a search has found are used, or the list
 * is scanned in its order.
 */
interface TwoWays {
  /** The conditions of the list. */
  readonly listed: readonly Sql[];
  /** Conditions that are added if the search found at most `most` rows. These rows are then read by id. */
  readonly few: readonly Sql[];
  /**
   * Conditions that are added if the search found more than `most` rows. The list is then scanned in its order, and
   * each row is checked.
   */
  readonly onWalk: readonly Sql[];
  readonly most: number;
}

/**
 * Returns the condition for the rows of a page. When the statement runs, the number of found rows decides which of the
 * two ways it uses.
 */
function pageOfFound(
  { table, page, limit }: { readonly table: Table; readonly page: Page; readonly limit: number },
  { listed, few, onWalk, most }: TwoWays,
  context: ReadContext,
): Sql {
  const column = (property: string) => table.column(property, context);
  const after = cursorSql(page, column);
  const offset = page.offset === 0 ? sql`` : sql` offset ${page.offset}`;
  const ids = (conditions: readonly Sql[], enough: string) => {
    const isThis = sql`(${NUMBER}) ${sql.raw(`${enough} ${most}`)}`;
    const where = sql.join([...listed, ...(after ? [after] : []), ...conditions], sql` and `);
    const rows = readOnlyIf(isThis, { where, limit: sql.lit(limit) }, context);
    return sql`select page.id from (select t.id from ${table.from(context)} where ${rows.where}
      order by ${orderSql(page, column)} limit ${rows.limit}${offset}) as page`;
  };
  const found = sql`${ids(few, '<=')} union all ${ids(onWalk, '>')}`;
  return sql`t.academy_id = ${context.academyId} and ${inArraySubquery(sql`t.id`, found, context)}`;
}

/**
 * The maximum number of filtered rows that are sorted. If a filter matches more rows, a scan of the list in its order
 * soon finds enough rows for a page.
 */
const FEW_LEFT = 2_000;

/** A page of a filtered list. */
interface FilteredPage {
  readonly table: Table;
  readonly model: ReadModel<object>;
  readonly filter: FilterValues;
  readonly page: Page;
}

/**
 * Returns a search for a long list if its filter may match only few rows. If these few rows are far from the start of
 * the list, a scan in the order of the list takes long. Returns undefined if an index on the order also covers the
 * filter. Also returns undefined for range filters with stored counts, because `helpfulTotal` handles such filters.
 */
export function sparseList(
  database: Database,
  { table, model, filter, page }: FilteredPage,
  context: ReadContext,
): IndexedSearch | undefined {
  if (
    !model.counts ||
    page.isDeep ||
    filter.has('search') ||
    filter.has('ownSearch') ||
    model.visibility(context) !== 'all'
  )
    return undefined;
  const isSparse = [...filter].some(([name, value]) => {
    const condition = model.filters?.[name] ?? COMMON_FILTERS[name];
    if (condition?.range) return condition.range !== page.keys[0]?.property && !model.counts?.filters?.[name];
    return value instanceof FilterValueList && name !== 'exclude' && !value.findRows && !condition?.isByValue;
  });
  if (!isSparse) return undefined;
  const listed = [
    ...(visibilityConditions(table, model, context) ?? []),
    ...listConditions(table, model, filter, context),
  ];
  const few = [inArraySubquery(sql`t.id`, sql`select found.id from found`, context)];
  const { count, from, where } = countSource(database, { model, filter }, context);
  return {
    found: sql`with found as materialized (select t.id from ${table.from(context)} where ${sql.join(listed, sql` and `)}
      limit ${sql.lit(FEW_LEFT + 1)}) `,
    total: sql`select ${count} as count from ${from} where ${sql.join(where, sql` and `)}`,
    onPage: (page, limit) => pageOfFound({ table, page, limit }, { listed, few, onWalk: [], most: FEW_LEFT }, context),
  };
}
