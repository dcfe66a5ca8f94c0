import { sql } from 'kysely';
import type { IndexedSearch } from './indexed-search.ts';
import { orderSql, type Page } from './page.ts';
import { isChosen, type RowsRead, readOnlyIf } from './planner-hints.ts';
import type { ReadContext, Sql } from './read-model.ts';
import type { Table } from './table.ts';
import type { CountSource } from './totals.ts';

/** The SQL parts from which the rows of a page are read. */
export interface PageRows extends RowsRead {
  readonly from: Sql;
  readonly offset?: Sql;
}

/** A page of a list. */
export interface PageSource {
  readonly table: Table;
  /** The table. If a link table connects the rows with a parent, the table is joined with the link table. */
  readonly from: Sql;
  /** True if the rows belong to a parent. Then the list has few rows. */
  readonly isNested?: boolean;
  /** True if the caller may see so many rows that their ids should be selected before the rows are read. */
  readonly isByIds?: boolean;
  readonly page: Page;
  /** The number of rows to read. */
  readonly size: number;
  readonly where: Sql;
  readonly context: Pick<ReadContext, 'engine' | 'academyId'>;
  readonly column: (property: string) => Sql;
  /** The stored length of the list; undefined if it is not stored. */
  readonly total: CountSource | undefined;
  /** The search by an index, if the list has one. */
  readonly search?: IndexedSearch | undefined;
}

/**
 * Returns the SQL parts that find the rows of a page. If the page is far from the start, the statement first selects
 * the ids by an index, so that skipped rows are not read. If the length of the list is stored, the index is scanned
 * from the end of the list that is nearer to the page.
 */
export function pageRows(source: PageSource): PageRows {
  const { table, page, where, column, total } = source;
  const { academyId } = source.context;
  const limit = sql.lit(source.size);
  if (source.search) return { from: source.from, where: source.search.onPage(page, source.size), limit };
  if (source.isNested || !(page.isDeep || source.isByIds)) {
    const rows = { from: source.from, where, limit, ...(page.offset !== 0 && { offset: sql`${page.offset}` }) };
    return total ? { ...rows, ...readOnlyIf(sql`(${lengthOf(total)}) > 0`, rows, source.context) } : rows;
  }
  const ids = (backward: boolean, count: Sql, offset: Sql): Sql =>
    sql`select t.id from ${table.from(source.context)} where ${where}
      order by ${orderSql({ ...page, backward }, column)} limit ${count} offset ${offset}`;
  const skipped = sql`cast(${page.offset} as bigint)`;
  // after a cursor, the stored length does not show how many rows are left
  const found = total && !page.cursor ? nearer() : ids(page.backward, limit, skipped);
  const own = table.tenant ? sql`t.academy_id = ${academyId} and ` : sql``;
  const chosen = isChosen(sql`t.id`, found, source.context);
  return { from: table.from(source.context), where: sql`${own}${chosen}`, limit };

  function nearer(): Sql {
    const length = sql`(select length from list_length)`;
    const isFar = sql`2 * ${skipped} > ${length}`;
    const end = sql`case when ${skipped} + ${limit} < ${length} then ${skipped} + ${limit} else ${length} end`;
    const forward = ids(page.backward, sql`(case when ${isFar} then 0 else ${limit} end)`, skipped);
    const left = sql`(case when ${isFar} and ${skipped} < ${length} then ${end} - ${skipped} else 0 end)`;
    const backward = ids(!page.backward, left, sql`(${length} - (${end}))`);
    return sql`with list_length as (${lengthOf(total as CountSource)})
      select id from (select * from (${forward}) as from_start union all select * from (${backward}) as from_end) as nearer limit ${limit}`;
  }
}

const lengthOf = ({ count, from, where }: CountSource): Sql =>
  sql`select ${count} as length from ${from} where ${sql.join(where, sql` and `)}`;
