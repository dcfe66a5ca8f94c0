import { sql } from 'kysely';
import { type FilterValues, filterValues, listConditions, visibilityConditions } from './conditions.ts';
import { type Connection, type ConnectionSelection, connectionOf, emptyConnection, withKeys } from './connection.ts';
import { cursorSql, type ListArguments, orderSql, type Page, pageOf } from './page.ts';
import { totalOf } from './read-list.ts';
import { inIds, type Relation, type Sql } from './read-model.ts';
import type { Columns, ReadRun, Row } from './read-rows.ts';
import type { Table } from './table.ts';

/** A request for the children of some parents. */
interface ChildrenQuery<R extends object> {
  readonly relation: Relation<R>;
  readonly table: Table;
  readonly args: ListArguments;
  readonly asked: ConnectionSelection;
}

/**
 * Reads a page of each parent's children, and the total number of each parent's children. One statement reads the pages
 * of all parents, and another statement reads the totals of all parents.
 */
export async function readChildren<R extends object>(
  run: ReadRun,
  query: ChildrenQuery<R>,
  parentIds: readonly string[],
): Promise<Connection<R>[]> {
  const { relation, table, args, asked } = query;
  const { model } = relation;
  const { context } = run;
  const page = pageOf(args, table);
  const conditions = visibilityConditions(table, model, context);
  if (!conditions) return parentIds.map(() => emptyConnection());
  const filter = filterValues(args.filter, context, model);
  const isOfParent = inIds(relation.key, parentIds, context.engine);
  const where = [...conditions, ...listConditions(table, model, filter, context), isOfParent];
  const [rows, counts] = await Promise.all([
    asked.rows ? readPages(run, query, page, where) : [],
    asked.count ? countChildren(run, relation, filter, parentIds) : [],
  ]);
  const byParent = Map.groupBy(rows, (row) => row.$parent);
  const countOf = new Map(counts.map((row) => [row.parent, row.count]));
  return parentIds.map((id) => connectionOf(byParent.get(id) ?? [], countOf.get(id) ?? 0, { page, asked, relation }));
}

/** Reads the pages of all parents in one statement. Each page has its own limit. */
async function readPages<R extends object>(
  { session, context }: ReadRun,
  { relation, table, asked }: ChildrenQuery<R>,
  page: Page,
  where: readonly Sql[],
): Promise<(R & Row)[]> {
  const column = (property: string) => table.column(property, context);
  const properties = withKeys(asked, page);
  const after = cursorSql(page, column);
  const edge = Object.entries(asked.edges ? (relation.edge ?? {}) : {});
  const columns = [
    table.select(properties, context),
    sql`${relation.key} as "$parent"`,
    sql`row_number() over (partition by ${relation.key} order by ${orderSql(page, column)}) as "$number"`,
    ...edge.map(([name, value]) => sql`${value} as ${sql.ref(`$${name}`)}`),
  ];
  const from = sql`${table.from(context)} ${relation.join?.(context) ?? sql``}`;
  const found = await session.query(sql<R & Row>`select * from (
            select ${sql.join(columns)} from ${from} where ${sql.join(after ? [...where, after] : where, sql` and `)}
          ) as numbered where "$number" > ${page.offset} and "$number" <= ${page.offset + page.size + 1}
          order by "$parent", "$number"`);
  table.decode(found, properties);
  return found;
}

function countChildren(
  run: ReadRun,
  relation: Relation<object>,
  filter: FilterValues,
  parentIds: readonly string[],
): Promise<{ parent: string; count: number }[]> {
  const { model, key } = relation;
  const parent = inIds(key, parentIds, run.context.engine);
  const counted = { model, filter, relation, parent };
  return run.session.query(sql`${totalOf(run, counted, sql`${key} as parent`)} group by ${key}`);
}

/** Reads all children of each parent, in the order of the relation. */
export async function readAllChildren<R extends object>(
  { session, context }: ReadRun,
  { relation, table, properties }: Columns & { readonly relation: Relation<R> },
  parentIds: readonly string[],
): Promise<R[][]> {
  const conditions = visibilityConditions(table, relation.model, context);
  if (!conditions) return parentIds.map(() => []);
  const where = [...conditions, inIds(relation.key, parentIds, context.engine)];
  const rows = await session.query(sql<R & Row>`
          select ${table.select(properties, context)}, ${relation.key} as "$parent" from ${table.from(context)} ${relation.join?.(context) ?? sql``}
          where ${sql.join(where, sql` and `)} order by ${relation.order ?? sql`t.id`}`);
  table.decode(rows, properties);
  const byParent = Map.groupBy(rows, (row) => row.$parent);
  return parentIds.map((id) => byParent.get(id) ?? []);
}
