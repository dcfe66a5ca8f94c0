import DataLoader from 'dataloader';
import type { GraphQLResolveInfo } from 'graphql';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isUuid } from '../validation/uuid.ts';
import { cursorSql, encodeCursor, type ListArguments, orderSql, type Page, pageOf } from './page.ts';
import { isAnyOf, type ReadContext, type ReadModel, type Relation, type Sql } from './read-model.ts';
import { searchSql } from './search.ts';
import { below, type Selection, selectionOf } from './selection.ts';
import { type Table, tableOf } from './table.ts';

/** What a list answers: the shape of every connection type of the schema. */
export interface Connection<Row> {
  nodes: Row[];
  edges: { cursor: string; node: Row }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  /** Counted when it is asked for, else 0. */
  totalCount: number;
}

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** Batched reads of plain rows, in one caller's sight, within one session. */
export interface Reads {
  /** One row by its id; null when there is none in sight. Rows asked for together are read together. */
  one<Row extends object>(model: ReadModel<Row>, id: string | null, info: Info): Promise<Row | null>;
  /** A page of a root list. */
  list<Row extends object>(model: ReadModel<Row>, args: ListArguments, info: Info): Promise<Connection<Row>>;
  /** A page of the children of one parent. The pages of all parents are read in one statement. */
  children<Row extends object>(
    relation: Relation<Row>,
    parentId: string,
    args: ListArguments,
    info: Info,
  ): Promise<Connection<Row>>;
  /** Forgets what was read: after a write. */
  clear(): void;
}

/** What reads run on: a tenant session, or the system's for tables outside of academies. */
export interface ReadSession {
  /** Null outside of academies: tenant tables are refused. */
  readonly academyId: string | null;
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

  /** The conditions that every statement on a model carries: academy, deletion, sight. Undefined: nothing is in sight. */
  const inSight = (table: Table, model: ReadModel<any>): Sql[] | undefined => {
    const scope = model.scope(context().viewer);
    if (scope === 'none') return undefined;
    const conditions = scope === 'all' ? [] : [scope];
    if (table.tenant) conditions.unshift(sql`t.academy_id = ${requireAcademy(session)}`);
    if (table.softDeleted) conditions.push(sql`t.deleted_at is null`);
    return conditions.length > 0 ? conditions : [sql`1 = 1`];
  };

  const filtered = (table: Table, model: ReadModel<any>, args: ListArguments): Sql[] => {
    const column = (property: string) => table.column(property, context());
    const conditions = model.listed ? [model.listed] : [];
    for (const [name, value] of Object.entries(args.filter ?? {})) {
      if (value === undefined || value === null) continue;
      if (name !== 'search') conditions.push(filterOf(model, name)(stored(name, value), column, context()));
      else if (value !== '') conditions.push(searchSql(model.search ?? [], value, column, context().engine));
    }
    return conditions;
  };

  return {
    async one(model, id, info) {
      if (id === null || !isUuid(id)) return null;
      const table = tableOf(database, model);
      const properties = table.properties(selectionOf(info));
      const key = `${model.entity.name}:${properties}`;
      return loader<any>(key, async (ids) => {
        const conditions = inSight(table, model);
        if (!conditions) return ids.map(() => null);
        const { engine } = context();
        const rows = await session.query<Row>(sql`select ${table.select(properties, context())} from ${table.from}
          where ${sql.join([...conditions, isAnyOf(sql`t.id`, ids, engine)], sql` and `)}`);
        table.decode(rows, properties);
        const byId = new Map(rows.map((row) => [row.id as string, row]));
        return ids.map((each) => byId.get(each) ?? null);
      }).load(id.toLowerCase());
    },

    async list(model, args, info) {
      const table = tableOf(database, model);
      const asked = askedFor(table, info);
      const page = pageOf(args, table);
      const conditions = inSight(table, model);
      if (!conditions) return emptyConnection();
      const column = (property: string) => table.column(property, context());
      const where = [...conditions, ...filtered(table, model, args)];
      const [rows, count] = await Promise.all([
        asked.rows ? readPage() : [],
        asked.count
          ? session.query<{ count: number }>(
              sql`select count(*) as count from ${table.from} where ${sql.join(where, sql` and `)}`,
            )
          : [],
      ]);
      return connection(rows as any[], page, asked, count[0]?.count ?? 0);

      async function readPage(): Promise<Row[]> {
        const properties = withKeys(asked, page);
        const after = cursorSql(page, column);
        const found = await session.query<Row>(sql`select ${table.select(properties, context())} from ${table.from}
          where ${sql.join(after ? [...where, after] : where, sql` and `)}
          order by ${orderSql(page, column)} limit ${page.size + 1} offset ${page.offset}`);
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
        const conditions = inSight(table, model);
        if (!conditions) return parentIds.map(() => emptyConnection());
        const column = (property: string) => table.column(property, context());
        const from = sql`${table.from} ${relation.join ?? sql``}`;
        const where = [
          ...conditions,
          ...filtered(table, model, args),
          isAnyOf(relation.key, parentIds, context().engine),
        ];
        const [rows, counts] = await Promise.all([asked.rows ? readPages() : [], asked.count ? readCounts() : []]);
        const byParent = Map.groupBy(rows, (row) => row.$parent as string);
        const countOf = new Map(counts.map((row) => [row.parent, row.count]));
        return parentIds.map((id) => connection(byParent.get(id) ?? [], page, asked, countOf.get(id) ?? 0, relation));

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
          return session.query(sql`select ${relation.key} as parent, count(*) as count from ${from}
            where ${sql.join(where, sql` and `)} group by ${relation.key}`);
        }
      }).load(parentId);
    },

    clear: () => loaders.clear(),
  };
}

function requireAcademy(session: ReadSession): string {
  if (session.academyId === null) throw new Error('A tenant table was read without a chosen academy.');
  return session.academyId;
}

/** The value of a filter as rows have it: ids are kept in lower case. */
const stored = (name: string, value: any) => (name.endsWith('Id') ? value.toLowerCase() : value);

function filterOf(model: ReadModel<any>, name: string) {
  const filter = model.filters?.[name];
  if (!filter) throw new Error(`${model.entity.name} has no filter ${name}.`);
  return filter;
}

/** What of a connection is asked for. */
interface Asked {
  /** Tells it from what other selections ask for: part of a loader's key. */
  readonly key: string;
  readonly properties: readonly string[];
  readonly rows: boolean;
  readonly edges: boolean;
  readonly cursors: boolean;
  readonly count: boolean;
}

const askedCache = new WeakMap<Selection, Asked>();

function askedFor(table: Table, info: Info): Asked {
  const selection = selectionOf(info);
  let asked = askedCache.get(selection);
  if (!asked) {
    const properties = new Set([
      ...table.properties(below(selection, 'nodes')),
      ...table.properties(below(selection, 'edges', 'node')),
    ]);
    const edges = selection.has('edges');
    const parts = {
      properties: [...properties],
      rows: edges || selection.has('nodes') || selection.has('pageInfo'),
      edges,
      cursors: below(selection, 'edges').has('cursor') || selection.has('pageInfo'),
      count: selection.has('totalCount'),
    };
    asked = { ...parts, key: Object.values(parts).join(':') };
    askedCache.set(selection, asked);
  }
  return asked;
}

/** Cursors are made from the keys of the order. */
const withKeys = (asked: Asked, page: Page): readonly string[] =>
  asked.cursors ? [...new Set([...asked.properties, ...page.keys.map((key) => key.property)])] : asked.properties;

const emptyConnection = (): Connection<any> => ({
  nodes: [],
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  totalCount: 0,
});

/** `rows` has one row more than the page where there are more. */
function connection(
  rows: Row[],
  page: Page,
  asked: Asked,
  totalCount: number,
  relation?: Relation<any>,
): Connection<any> {
  const more = rows.length > page.size;
  const nodes = more ? rows.slice(0, page.size) : rows;
  if (page.backward) nodes.reverse();
  const beyond = page.cursor !== null || page.offset > 0;
  const cursors = asked.cursors ? nodes.map((row) => encodeCursor(row, page)) : [];
  return {
    nodes,
    edges: asked.edges ? nodes.map((node, index) => edgeOf(node, cursors[index] ?? '', relation)) : [],
    pageInfo: {
      hasNextPage: page.backward ? beyond : more,
      hasPreviousPage: page.backward ? more : beyond,
      startCursor: cursors[0] ?? null,
      endCursor: cursors.at(-1) ?? null,
    },
    totalCount,
  };
}

function edgeOf(node: Row, cursor: string, relation: Relation<any> | undefined): { cursor: string; node: Row } {
  const edge: Row = { cursor, node };
  for (const name of Object.keys(relation?.edge ?? {})) {
    const value = node[`$${name}`];
    edge[name] = relation?.edgeFlags?.includes(name) ? value === true || value === 1 : value;
  }
  return edge as { cursor: string; node: Row };
}
