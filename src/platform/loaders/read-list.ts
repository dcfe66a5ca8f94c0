import { type RawBuilder, sql } from 'kysely';
import { filterValues } from './conditions.ts';
import { type Connection, type ConnectionSelection, connectionOf, emptyConnection, withKeys } from './connection.ts';
import { type ListQuery, listQuery } from './list-query.ts';
import { cursorSql, type ListArguments, orderSql, pageOf } from './page.ts';
import { pageRows } from './page-rows.ts';
import type { ReadModel, Sql } from './read-model.ts';
import type { ReadRun, Row } from './read-rows.ts';
import type { Table } from './table.ts';
import { type Counted, countSource } from './totals.ts';

/** A request for a list at the root. */
interface ListRequest<R extends object> {
  readonly model: ReadModel<R>;
  readonly table: Table;
  readonly args: ListArguments;
  readonly asked: ConnectionSelection;
}

/** Reads a page of all rows that the caller can see, and the number of all these rows. */
export async function readList<R extends object>(
  run: ReadRun,
  { model, table, args, asked }: ListRequest<R>,
): Promise<Connection<R>> {
  const { database, session, context } = run;
  const page = pageOf(args, table);
  const filter = filterValues(args.filter, context, model);
  const query = listQuery(database, { model, table, page, filter }, context);
  if (!query.isVisible) return emptyConnection();
  const { search } = query;
  const [rows, counts] = await Promise.all([
    asked.rows ? readPage<R>(run, { table, asked, query }) : [],
    asked.count
      ? session.query(search ? sql<{ count: number }>`${search.found}${search.total}` : totalOf(run, { model, filter }))
      : [],
  ]);
  return connectionOf(rows, counts[0]?.count ?? 0, { page, asked });
}

/** A page to read. */
interface PageRequest extends Pick<ListRequest<object>, 'table' | 'asked'> {
  readonly query: ListQuery;
}

async function readPage<R extends object>(
  { session, context }: ReadRun,
  { table, asked, query }: PageRequest,
): Promise<(R & Row)[]> {
  const { page, search, conditions } = query;
  const column = (property: string) => table.column(property, context);
  const properties = withKeys(asked, page);
  const after = cursorSql(page, column);
  const rows = pageRows({
    ...query,
    ...{ table, column, size: page.size + 1 },
    where: sql.join(after ? [...conditions, after] : conditions, sql` and `),
  });
  const found = await session.query(sql<
    R & Row
  >`${search?.found ?? sql``}select ${table.select(properties, context)} from ${rows.from}
          where ${rows.where} order by ${orderSql(page, column)} limit ${rows.limit} ${rows.offset ? sql`offset ${rows.offset}` : sql``}`);
  table.decode(found, properties);
  return found;
}

/** Returns the statement that selects the length of a list, together with other columns. */
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
