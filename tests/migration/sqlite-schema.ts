import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/** A table of SQLite by what it means: where it stands in the text, and how that is written, does not count. */
export interface SqliteTable {
  readonly columns: Readonly<Record<string, { readonly generated?: string }>>;
  readonly foreignKeys: readonly string[];
  readonly checks: readonly string[];
  /** By name; those that a table's own constraints make are named by SQLite. */
  readonly indexes: Readonly<Record<string, unknown>>;
}

/** A table, index or trigger as it was declared. */
export interface SqliteObject {
  readonly type: 'table' | 'index' | 'trigger';
  readonly name: string;
  readonly table: string;
  readonly sql: string;
}

/** Everything that was declared, but by SQLite itself. */
export async function sqliteObjects(database: Database): Promise<SqliteObject[]> {
  const statement = sql<SqliteObject>`select type, name, tbl_name as "table", sql from sqlite_master
    where sql is not null and name not like 'sqlite_%' order by rowid`;
  const { rows } = await statement.execute(database.kysely);
  // SQLite writes the first words of stored statements in capitals
  return rows.map((row) => ({
    ...row,
    sql: row.sql.replace(/^CREATE (TABLE|(UNIQUE )?INDEX|TRIGGER)/, (found) => found.toLowerCase()),
  }));
}

/** The tables by name. */
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

/** The columns and constraints of a `create table`, as they stand between its commas. */
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

/** Texts and quoted names whole, all else by the character. */
const TOKENS = /'(?:[^']|'')*'|`[^`]*`|"[^"]*"|[\s\S]/g;

/** The column that a definition begins with. */
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

/** Without the quotes of names, and with one space wherever there is any. */
const normal = (text: string): string => text.replaceAll(/[`"]/g, '').replaceAll(/\s+/g, ' ').trim();
