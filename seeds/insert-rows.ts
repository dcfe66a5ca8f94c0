import type { EntityClass, EntityProperty } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database as NativeDatabase } from 'better-sqlite3';
import { CompiledQuery } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';
import { itemAt, requireValue } from '../src/platform/errors/require-value.ts';

/**
 * The number of rows per statement. On PostgreSQL, this is about half a megabyte. On SQLite, prepared statements of
 * this size are fast.
 */
const ROWS = { postgresql: 2_500, sqlite: 10 };

type Row = Record<string, unknown>;

/** The table into which rows are inserted. The rows have their values by property name. */
interface Target {
  table: string;
  /** The properties of the first row. All rows have the same properties. */
  properties: EntityProperty[];
  academyId: string | undefined;
}

/** The transaction that loads rows, and the id of the academy to add to each row. */
export interface Loading {
  readonly database: Database;
  readonly em: SqlEntityManager;
  readonly academyId?: string;
}

/**
 * Inserts rows in the caller's transaction. Each row contains its values by property name. The rows may be generated
 * during the iteration.
 */
export async function insertRows(
  { database, em, academyId }: Loading,
  entity: EntityClass<unknown>,
  rows: Iterable<object>,
): Promise<void> {
  for (const first of rows) {
    const { tableName, properties } = em.getMetadata().get(entity);
    const known: Readonly<Record<string, EntityProperty>> = properties;
    const own = Object.keys(first).map((name) => requireValue(known[name]));
    const target = { table: tableName, properties: own, academyId };
    const insert = database.engine === 'postgresql' ? insertByColumns : insertByValues;
    return insert(em, target, rows as Iterable<Row>);
  }
}

const columnOf = ({ fieldNames }: EntityProperty): string => itemAt(fieldNames, 0);

/**
 * Inserts rows on PostgreSQL. Each column is an array parameter. While PostgreSQL inserts rows, the next rows are
 * generated. If there are too many rows for one statement, a temporary table collects the rows, so that triggers count
 * all rows together.
 */
async function insertByColumns(em: SqlEntityManager, { table, properties, academyId }: Target, rows: Iterable<Row>) {
  const names = [...properties.map(columnOf), ...(academyId ? ['academy_id'] : [])].join(', ');
  const arrays = properties.map(({ columnTypes }, index) => `$${index + 1}::${columnTypes[0]}[]`).join(', ');
  const academy = academyId ? `, $${properties.length + 1}::uuid` : '';
  const run = (statement: string, values: unknown[] = []) =>
    em.getKysely().executeQuery(CompiledQuery.raw(statement, values));
  let inserting: Promise<unknown> = Promise.resolve();
  let gathered: string | undefined;
  for (const chunk of chunksOf(rows, ROWS.postgresql)) {
    await inserting;
    if (!gathered && chunk.length === ROWS.postgresql) {
      gathered = `gathered_${table}`;
      await run(`create temporary table ${gathered} as select ${names} from ${table} with no data`);
    }
    const values: unknown[] = properties.map(({ name }) => chunk.map((row) => asText(row[name])));
    if (academyId) values.push(academyId);
    inserting = run(
      `insert into ${gathered ?? table} (${names}) select rows.*${academy} from unnest(${arrays}) as rows`,
      values,
    );
  }
  await inserting;
  if (!gathered) return;
  await run(`insert into ${table} (${names}) select ${names} from ${gathered}`);
  await run(`drop table ${gathered}`);
}

function* chunksOf<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let chunk: Item[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length === size) {
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length > 0) yield chunk;
}

/**
 * Inserts rows on SQLite, by prepared statements with a few rows each. The statements use the connection of the
 * transaction, which is the only connection.
 */
async function insertByValues(em: SqlEntityManager, { table, properties, academyId }: Target, rows: Iterable<Row>) {
  const native = (await em.getConnection().getNativeClient()) as NativeDatabase;
  const columns = [...properties.map(columnOf), ...(academyId ? ['academy_id'] : [])];
  const row = `(${columns.map(() => '?').join(', ')})`;
  const prepare = (count: number) =>
    native.prepare(`insert into ${table} (${columns.join(', ')}) values ${Array(count).fill(row).join(', ')}`);
  const full = prepare(ROWS.sqlite);
  for (const chunk of chunksOf(rows, ROWS.sqlite)) {
    const values: unknown[] = [];
    for (const each of chunk) {
      for (const { name } of properties) values.push(asStored(each[name]));
      if (academyId) values.push(academyId);
    }
    const insert = chunk.length === ROWS.sqlite ? full : prepare(chunk.length);
    insert.run(values);
  }
}

/** Converts a value to SQLite's form. */
const asStored = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : asText(value));

/** Returns the text of a JSON value for a column. Returns any other value unchanged. */
const asText = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
