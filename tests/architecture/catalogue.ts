import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/** A foreign key. Its columns are in the order of the target columns. */
export interface ForeignKey {
  readonly columns: readonly string[];
  readonly target: string;
  readonly targetColumns: readonly string[];
  /** In lower case: `restrict`, `cascade`, `set null` or `no action`. */
  readonly onDelete: string;
}

/** An index; an expression in it is listed as `(expression)`. */
export interface Index {
  readonly name: string;
  readonly columns: readonly string[];
  readonly isUnique: boolean;
}

/** A table as the database describes it. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns that cannot be null. */
  readonly required: readonly string[];
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly indexes: readonly Index[];
}

/** Reads the tables of a database from its catalogue, by name. */
export async function readCatalogue(database: Database): Promise<Table[]> {
  const tables = await (database.engine === 'sqlite' ? sqliteTables(database) : postgresTables(database));
  return tables.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Runs a statement as the owner of the database. */
export async function rowsOf<Row>(database: Database, statement: RawBuilder<Row>): Promise<Row[]> {
  return (await statement.execute(database.kysely)).rows;
}

/** Returns true if the rows belong to an academy. */
export const isTenantTable = (table: Table): boolean => table.columns.includes('academy_id');

const EXPRESSION = '(expression)';

async function sqliteTables(database: Database): Promise<Table[]> {
  const names = await rowsOf(
    database,
    sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  );
  return Promise.all(names.map(({ name }) => sqliteTable(database, name)));
}

async function sqliteTable(database: Database, name: string): Promise<Table> {
  const columns = await rowsOf(
    database,
    sql<{ name: string; notnull: number; pk: number }>`select name, "notnull", pk from pragma_table_xinfo(${name})`,
  );
  const keys = await rowsOf(
    database,
    sql<{ id: number; target: string; column: string; targetColumn: string; onDelete: string }>`
      select id, "table" as target, "from" as "column", "to" as "targetColumn", lower(on_delete) as "onDelete"
      from pragma_foreign_key_list(${name}) order by id, seq`,
  );
  const parts = await rowsOf(
    database,
    sql<{ index: string; isUnique: number; column: string | null }>`
      select l.name as "index", l."unique" as "isUnique", i.name as "column"
      from pragma_index_list(${name}) l join pragma_index_xinfo(l.name) i where i.key = 1 order by l.name, i.seqno`,
  );
  return {
    name,
    columns: columns.map((column) => column.name),
    required: columns.filter((column) => column.notnull === 1).map((column) => column.name),
    primaryKey: columns
      .filter((column) => column.pk > 0)
      .toSorted((a, b) => a.pk - b.pk)
      .map((column) => column.name),
    foreignKeys: [...Map.groupBy(keys, (key) => key.id).values()].map((columns) => ({
      columns: columns.map((each) => each.column),
      target: columns[0]?.target ?? '',
      targetColumns: columns.map((each) => each.targetColumn),
      onDelete: columns[0]?.onDelete ?? '',
    })),
    indexes: [...Map.groupBy(parts, (part) => part.index)].map(([index, columns]) => ({
      name: index,
      columns: columns.map((each) => each.column ?? EXPRESSION),
      isUnique: columns[0]?.isUnique === 1,
    })),
  };
}

async function postgresTables(database: Database): Promise<Table[]> {
  const rows = await rowsOf(
    database,
    sql<Omit<Table, 'foreignKeys' | 'indexes'>>`
      select c.relname as name,
        (select json_agg(a.attname order by a.attnum) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
        (select json_agg(a.attname) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and a.attnotnull) as required,
        (select json_agg(a.attname order by k.place) from pg_constraint p
          cross join unnest(p.conkey) with ordinality k (attnum, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
          where p.conrelid = c.oid and p.contype = 'p') as "primaryKey"
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`,
  );
  const keys = await rowsOf(
    database,
    sql<ForeignKey & { table: string }>`
      select f.conrelid::regclass::text as "table", f.confrelid::regclass::text as target,
        case f.confdeltype when 'r' then 'restrict' when 'c' then 'cascade' when 'n' then 'set null'
          when 'd' then 'set default' else 'no action' end as "onDelete",
        (select json_agg(a.attname order by k.place) from unnest(f.conkey) with ordinality k (attnum, place)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.attnum) as columns,
        (select json_agg(a.attname order by k.place) from unnest(f.confkey) with ordinality k (attnum, place)
          join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.attnum) as "targetColumns"
      from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace`,
  );
  const indexes = await rowsOf(
    database,
    sql<Index & { table: string }>`
      select i.indrelid::regclass::text as "table", i.indexrelid::regclass::text as name, i.indisunique as "isUnique",
        (select json_agg(coalesce(a.attname, ${EXPRESSION}) order by k.place)
          from unnest(i.indkey) with ordinality k (attnum, place)
          left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace`,
  );
  return rows.map((row) => ({
    ...row,
    foreignKeys: keys.filter(({ table }) => table === row.name),
    indexes: indexes.filter(({ table }) => table === row.name),
  }));
}
