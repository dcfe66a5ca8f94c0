import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/** A table of SQLite, without the order and the notation of its definitions. */
export interface SqliteTable {
  readonly columns: Readonly<Record<string, { readonly generated?: string }>>;
  readonly foreignKeys: readonly string[];
  readonly checks: readonly string[];
  /** Indexes by name; SQLite names the indexes of a table's own constraints. */
  readonly indexes: Readonly<Record<string, unknown>>;
}

/** A table, index or trigger with its declaration. */
export interface SqliteObject {
  readonly type: 'table' | 'index' | 'trigger';
  readonly name: string;
  readonly table: string;
  readonly sql: string;
}

/** Returns all declared tables, indexes and triggers, without SQLite's own. */
export async function sqliteObjects(database: Database): Promise<SqliteObject[]> {
  const statement = sql<SqliteObject>`select type, name, tbl_name as "table", sql from sqlite_master
    where sql is not null and type <> 'view' and name not like 'sqlite_%' order by rowid`;
  const { rows } = await statement.execute(database.kysely);
  // SQLite stores the first words of statements in capitals
  return rows.map((row) => ({
    ...row,
    sql: row.sql.replace(/^CREATE (TABLE|(UNIQUE )?INDEX|TRIGGER)/, (found) => found.toLowerCase()),
  }));
}

/** Returns the tables by name. */
export async function sqliteTables(database: Database): Promise<Record<string, SqliteTable>> {
  const objects = await sqliteObjects(database);
  const tables = await Promise.all(
    objects
      .filter(({ type }) => type === 'table')
      .map(async (table) => [table.name, await sqliteTable(database, table, objects)] as const),
  );
  return Object.fromEntries(tables);
}

async function sqliteTable(
  { kysely }: Database,
  table: SqliteObject,
  objects: readonly SqliteObject[],
): Promise<SqliteTable> {
  const rowsOf = async (statement: ReturnType<typeof sql<Record<string, any>>>) =>
    (await statement.execute(kysely)).rows;
  const columns = await rowsOf(
    sql`select name, upper(type) as type, "notnull", dflt_value, pk, hidden from pragma_table_xinfo(${table.name})`,
  );
  const keys = await rowsOf(
    sql`select "table", group_concat("from" order by seq) as "from", group_concat("to" order by seq) as "to",
        on_update, on_delete
      from pragma_foreign_key_list(${table.name}) group by id`,
  );
  const indexes = await rowsOf(
    sql`select l.name, l."unique", l.partial, l.origin,
        group_concat(coalesce(i.name, '()') || ' ' || i.desc order by i.seqno) as columns
      from pragma_index_list(${table.name}) l join pragma_index_xinfo(l.name) i where i.key = 1 group by l.name`,
  );
  const declared = new Map(objects.filter(({ type }) => type === 'index').map((each) => [each.name, each.sql]));
  return {
    columns: Object.fromEntries(
      columns.map(({ name, ...column }) => [name, { ...column, ...generation(table, name) }]),
    ),
    foreignKeys: keys.map((key) => Object.values(key).join(' ')).toSorted(),
    checks: [...table.sql.matchAll(/\bcheck\s*(?=\()/gi)].map((found) => enclosed(table.sql, found)).toSorted(),
    indexes: Object.fromEntries(
      indexes.map(({ name, ...index }) => [
        name,
        { ...index, terms: normal(declared.get(name)?.replace(/^.*? on /is, '') ?? '') },
      ]),
    ),
  };
}

/** Returns the expression of a generated column. */
function generation({ sql: text }: SqliteObject, column: string): object {
  const definition = definitionsOf(text).find((part) => nameOf(part) === column) ?? '';
  const found = /\bas\s*(?=\()/i.exec(definition);
  return found && /generated always/i.test(definition) ? { generated: enclosed(definition, found) } : {};
}

/** Returns the columns and constraints of a `create table`, separated by its commas. */
export function definitionsOf(createTable: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const token of createTable.slice(createTable.indexOf('(') + 1, createTable.lastIndexOf(')')).match(TOKENS) ??
    []) {
    if (token === '(') depth++;
    if (token === ')') depth--;
    if (token === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += token;
  }
  return [...parts, part.trim()];
}

/** Matches texts and quoted names as a whole, and everything else by the character. */
const TOKENS = /'(?:[^']|'')*'|`[^`]*`|"[^"]*"|[\s\S]/g;

/** Returns the name of the column with which a definition begins. */
export const nameOf = (definition: string): string => /^[`"]?(\w+)/.exec(definition)?.[1] ?? '';

/** Returns the text in the parentheses after a match. */
function enclosed(text: string, { index, 0: match }: RegExpExecArray): string {
  let depth = 0;
  let inside = '';
  for (const token of text.slice(index + match.length).match(TOKENS) ?? []) {
    if (token === ')' && --depth === 0) break;
    if (depth > 0) inside += token;
    if (token === '(') depth++;
  }
  return normal(inside);
}

/** Returns a text without the quotes of names, with each white space as one space. */
const normal = (text: string): string => text.replaceAll(/[`"]/g, '').replaceAll(/\s+/g, ' ').trim();
