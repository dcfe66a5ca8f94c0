import DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isUuid } from '../validation/uuid.ts';
import { filterValues, listConditions, visibilityConditions } from './conditions.ts';
import { askedFor, type Connection, connectionOf, emptyConnection, withKeys } from './connection.ts';
import { type Day, type DayRelation, rowsOfPeriod } from './days.ts';
import { indexedSearch, sparseList } from './indexed-search.ts';
import { type FoundNode, nodeOf, nodeSources, nodesSql } from './node-rows.ts';
import { cursorSql, type ListArguments, orderSql, pageOf } from './page.ts';
import { pageRows } from './page-rows.ts';
import { isAnyOf, type ReadContext, type ReadModel, type Relation, type Sql } from './read-model.ts';
import { type FieldInfo, selectionOf } from './selection.ts';
import { type Summary, summariesSql, summaryOf } from './summary.ts';
import { type Table, tableOf } from './table.ts';
import { type Counted, countSource, helpfulTotal } from './totals.ts';

/** Batched reads of plain rows that are visible to one caller, within one session. */
export interface Reads {
  /** One row by its id; null when none is visible. Rows asked for together are read together. */
  one<Row extends object>(model: ReadModel<Row>, id: string | null, info: FieldInfo): Promise<Row | null>;
  /** The row with an id, of whichever model, and that model; null when none is visible. All are read in one statement. */
  node(models: readonly ReadModel<any>[], id: string, info: FieldInfo): Promise<FoundNode | null>;
  /** A page of a root list. */
  list<Row extends object>(model: ReadModel<Row>, args: ListArguments, info: FieldInfo): Promise<Connection<Row>>;
  /** A page of the children of one parent. The pages of all parents are read in one statement. */
  children<Row extends object>(
    relation: Relation<Row>,
    parentId: string,
    args: ListArguments,
    info: FieldInfo,
  ): Promise<Connection<Row>>;
  /** All children of one parent, in the relation's order. Those of all parents are read in one statement. */
  all<Row extends object>(relation: Relation<Row>, parentId: string, info: FieldInfo): Promise<Row[]>;
  /** The rows of a relation that belong to a day. Those of all days of the period are read in one statement. */
  ofDay<Row extends object>(relation: DayRelation<Row>, day: Day, filter: object, info: FieldInfo): Promise<Row[]>;
  /** What the children of one parent come to; null where the caller sees none of such. All parents are asked in one statement. */
  summary(summary: Summary, parentId: string, filter: object): Promise<Row | null>;
  /** Forgets what was read: after a write. */
  clear(): void;
}

/** What reads run on: a tenant session, or the system's for tables outside of academies. */
export interface ReadSession {
  query<Row>(statement: RawBuilder<Row>): Promise<Row[]>;
}

type Row = Record<string, any>;

/** Makes the reads of one request. `makeContext` is asked once, when the first read needs it. */
export function createReads(database: Database, session: ReadSession, makeContext: () => ReadContext): Reads {
  let made: ReadContext | undefined;
  const context = (): ReadContext => {
    made ??= makeContext();
    return made;
  };
  const loaders = new Map<string, DataLoader<string, any>>();

  const loader = <Value>(
    key: string,
    load: (ids: readonly string[]) => Promise<Value[]>,
  ): DataLoader<string, Value> => {
    const known = loaders.get(key) ?? new DataLoader((ids: readonly string[]) => load(ids));
    loaders.set(key, known);
    return known;
  };

  const visible = (table: Table, model: ReadModel<any>): Sql[] | undefined =>
    visibilityConditions(table, model, context());

  /** Selects the length of a list. */
  const totalOf = (counted: Counted, ...columns: Sql[]): Sql => {
    const { count, from, where } = countSource(database, counted, context());
    return sql`select ${sql.join([...columns, sql`${count} as count`])} from ${from} where ${sql.join(where, sql` and `)}`;
  };

  return {
    async one(model, id, info) {
      if (id === null || !isUuid(id)) return null;
      const table = tableOf(database, model);
      const properties = table.properties(selectionOf(info));
      const key = `${model.entity.name}:${properties}`;
      return loader<any>(key, async (ids) => {
        const conditions = visible(table, model);
        if (!conditions) return ids.map(() => null);
        const { engine } = context();
        const rows = await session.query<Row>(sql`select ${table.select(properties, context())} from ${table.from}
          where ${sql.join([...conditions, isAnyOf(sql`t.id`, ids, engine)], sql` and `)}`);
        table.decode(rows, properties);
        const byId = new Map(rows.map((row) => [row.id as string, row]));
        return ids.map((each) => byId.get(each) ?? null);
      }).load(id.toLowerCase());
    },

    async node(models, id, info) {
      if (!isUuid(id)) return null;
      const wanted = nodeSources(database, models, info);
      return loader<FoundNode | null>(wanted.key, async (ids) => {
        const rows = await session.query<Row>(nodesSql(wanted, ids, context()));
        const byId = new Map(rows.map((row) => [row.id as string, row]));
        return ids.map((each) => nodeOf(wanted, byId.get(each)));
      }).load(id.toLowerCase());
    },

    async list(model, args, info) {
      const table = tableOf(database, model);
      const asked = askedFor(table, info);
      const page = pageOf(args, table);
      const conditions = visible(table, model);
      if (!conditions) return emptyConnection();
      const column = (property: string) => table.column(property, context());
      const filter = filterValues(args.filter, context(), model);
      const search =
        indexedSearch(table, model, filter, context()) ?? sparseList(database, table, model, filter, page, context());
      const where = [...conditions, ...listConditions(table, model, filter, context())];
      const [rows, count] = await Promise.all([
        asked.rows ? readPage() : [],
        asked.count
          ? session.query<{ count: number }>(search ? sql`${search.found}${search.total}` : totalOf({ model, filter }))
          : [],
      ]);
      return connectionOf(rows as any[], page, asked, count[0]?.count ?? 0);

      async function readPage(): Promise<Row[]> {
        const properties = withKeys(asked, page);
        const after = cursorSql(page, column);
        const rows = pageRows({
          table,
          from: table.from,
          page,
          isByIds: model.isByIds?.(context()) ?? false,
          size: page.size + 1,
          where: sql.join(after ? [...where, after] : where, sql` and `),
          context: context(),
          column,
          total: helpfulTotal(database, page, { model, filter }, context()),
          search,
        });
        const found =
          await session.query<Row>(sql`${search?.found ?? sql``}select ${table.select(properties, context())} from ${rows.from}
          where ${rows.where} order by ${orderSql(page, column)} limit ${rows.limit} ${rows.offset ? sql`offset ${rows.offset}` : sql``}`);
        table.decode(found, properties);
        return found;
      }
    },

    async children(relation, parentId, args, info) {
      const { model } = relation;
      const table = tableOf(database, model);
      const asked = askedFor(table, info);
      const key = `${relation.name}:${asked.key}:${JSON.stringify(args)}`;
      return loader<Connection<any>>(key, async (parentIds) => {
        const page = pageOf(args, table);
        const conditions = visible(table, model);
        if (!conditions) return parentIds.map(() => emptyConnection());
        const column = (property: string) => table.column(property, context());
        const filter = filterValues(args.filter, context(), model);
        const from = sql`${table.from} ${relation.join ?? sql``}`;
        const where = [
          ...conditions,
          ...listConditions(table, model, filter, context()),
          isAnyOf(relation.key, parentIds, context().engine),
        ];
        const [rows, counts] = await Promise.all([asked.rows ? readPages() : [], asked.count ? readCounts() : []]);
        const byParent = Map.groupBy(rows, (row) => row.$parent as string);
        const countOf = new Map(counts.map((row) => [row.parent, row.count]));
        return parentIds.map((id) => connectionOf(byParent.get(id) ?? [], page, asked, countOf.get(id) ?? 0, relation));

        // one statement for all parents, each with its own limit
        async function readPages(): Promise<Row[]> {
          const properties = withKeys(asked, page);
          const after = cursorSql(page, column);
          const edge = Object.entries(asked.edges ? (relation.edge ?? {}) : {});
          const columns = [
            table.select(properties, context()),
            sql`${relation.key} as "$parent"`,
            sql`row_number() over (partition by ${relation.key} order by ${orderSql(page, column)}) as "$number"`,
            ...edge.map(([name, value]) => sql`${value} as ${sql.ref(`$${name}`)}`),
          ];
          const found = await session.query<Row>(sql`select * from (
            select ${sql.join(columns)} from ${from} where ${sql.join(after ? [...where, after] : where, sql` and `)}
          ) as numbered where "$number" > ${page.offset} and "$number" <= ${page.offset + page.size + 1}
          order by "$parent", "$number"`);
          table.decode(found, properties);
          return found;
        }

        function readCounts(): Promise<{ parent: string; count: number }[]> {
          const parent = isAnyOf(relation.key, parentIds, context().engine);
          const counted = { model, filter, relation, parent };
          return session.query(sql`${totalOf(counted, sql`${relation.key} as parent`)} group by ${relation.key}`);
        }
      }).load(parentId);
    },

    async all(relation, parentId, info) {
      const { model } = relation;
      const table = tableOf(database, model);
      const properties = table.properties(selectionOf(info));
      return loader<any[]>(`${relation.name}:${properties}`, async (parentIds) => {
        const conditions = visible(table, model);
        if (!conditions) return parentIds.map(() => []);
        const where = [...conditions, isAnyOf(relation.key, parentIds, context().engine)];
        const rows = await session.query<Row>(sql`
          select ${table.select(properties, context())}, ${relation.key} as "$parent" from ${table.from} ${relation.join ?? sql``}
          where ${sql.join(where, sql` and `)} order by ${relation.order ?? sql`t.id`}`);
        table.decode(rows, properties);
        const byParent = Map.groupBy(rows, (row) => row.$parent as string);
        return parentIds.map((id) => byParent.get(id) ?? []);
      }).load(parentId);
    },

    async ofDay(relation, { date, asked: { from, to } }, filter, info) {
      const table = tableOf(database, relation.model);
      const properties = table.properties(selectionOf(info));
      const key = [relation.name, properties, from, to, JSON.stringify(filter)].join(':');
      return loader<any[]>(key, async (dates) => {
        const values = filterValues(filter, context(), relation.model);
        const read = rowsOfPeriod(database, relation, values, { from, to }, context());
        if (!read) return dates.map(() => []);
        const column = (property: string) => table.column(property, context());
        const rows = await session.query<Row>(sql`
          select ${table.select(properties, context())},
            ${column(relation.first)} as "$first", ${column(relation.last)} as "$last" from ${read.from}
          where ${read.where} order by ${sql.join([...relation.order, 'id'].map(column))}`);
        table.decode(rows, properties);
        return dates.map((each) => rows.filter(({ $first, $last }) => $first <= each && each <= $last));
      }).load(date);
    },

    async summary(summary, parentId, filter) {
      return loader<Row | null>(`${summary.name}:${JSON.stringify(filter)}`, async (parentIds) => {
        const statement = summariesSql(
          database,
          summary,
          filterValues(filter, context(), summary.relation.model),
          parentIds,
          context(),
        );
        const found = statement ? await session.query<{ id: string; values: unknown }>(statement) : [];
        const byId = new Map(found.map((row) => [row.id, summaryOf(database, summary, row.values)]));
        return parentIds.map((id) => byId.get(id) ?? null);
      }).load(parentId);
    },

    clear: () => loaders.clear(),
  };
}
