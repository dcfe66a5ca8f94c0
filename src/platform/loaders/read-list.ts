import { type RawBuilder, sql } from 'kysely';
import { filterValues, listConditions, visibilityConditions } from './conditions.ts';
import { type Connection, type ConnectionSelection, connectionOf, emptyConnection, withKeys } from './connection.ts';
import { type IndexedSearch, indexedSearch, sparseList } from './indexed-search.ts';
import { cursorSql, type ListArguments, orderSql, type Page, pageOf } from './page.ts';
import { pageRows } from './page-rows.ts';
import type { ReadModel, Sql } from './read-model.ts';
import type { ReadRun, Row } from './read-rows.ts';
import type { Table } from './table.ts';
import { type Counted, type CountSource, countSource, helpfulTotal } from './totals.ts';

/** A request for a list at the root. */
export interface ListQuery<R extends object> {
  readonly model: ReadModel<R>;
  readonly table: Table;
  readonly args: ListArguments;
  readonly asked: ConnectionSelection;
}

/** Reads a page of all visible rows, and their number. */
export async function readList<R extends object>(
  run: ReadRun,
  { model, table, args, asked }: ListQuery<R>,
): Promise<Connection<R>> {
  const { database, session, context } = run;
  const page = pageOf(args, table);
  const conditions = visibilityConditions(table, model, context);
  if (!conditions) return emptyConnection();
  const filter = filterValues(args.filter, context, model);
  const search =
    indexedSearch(table, model, filter, context) ?? sparseList(database, { table, model, filter, page }, context);
  const where = [...conditions, ...listConditions(table, model, filter, context)];
  const [rows, counts] = await Promise.all([
    asked.rows
      ? readPage(run, {
          ...{ model, table, asked, page, where, search },
          total: helpfulTotal(database, page, { model, filter }, context),
        })
      : [],
    asked.count
      ? session.query(search ? sql<{ count: number }>`${search.found}${search.total}` : totalOf(run, { model, filter }))
      : [],
  ]);
  return connectionOf(rows, counts[0]?.count ?? 0, { page, asked });
}

/** A page that is read. */
interface PageQuery<R extends object> extends Pick<ListQuery<R>, 'model' | 'table' | 'asked'> {
  readonly page: Page;
  readonly where: readonly Sql[];
  readonly search: IndexedSearch | undefined;
  readonly total: CountSource | undefined;
}

async function readPage<R extends object>(
  { session, context }: ReadRun,
  { model, table, asked, page, where, search, total }: PageQuery<R>,
): Promise<(R & Row)[]> {
  const column = (property: string) => table.column(property, context);
  const properties = withKeys(asked, page);
  const after = cursorSql(page, column);
  const rows = pageRows({
    ...{ table, page, context, column, total, search },
    from: table.from,
    isByIds: model.isByIds?.(context) ?? false,
    size: page.size + 1,
    where: sql.join(after ? [...where, after] : where, sql` and `),
  });
  const found = await session.query(sql<
    R & Row
  >`${search?.found ?? sql``}select ${table.select(properties, context)} from ${rows.from}
          where ${rows.where} order by ${orderSql(page, column)} limit ${rows.limit} ${rows.offset ? sql`offset ${rows.offset}` : sql``}`);
  table.decode(found, properties);
  return found;
}

/** Selects the length of a list, beside other columns. */
export function totalOf(
  { database, context }: ReadRun,
  counted: Counted,
  ...columns: Sql[]
): RawBuilder<{ count: number }> {
  const { count, from, where } = countSource(database, counted, context);
  return sql<{
    count: number;
  }>`select ${sql.join([...columns, sql`${count} as count`])} from ${from} where ${sql.join(where, sql` and `)}`;
}
