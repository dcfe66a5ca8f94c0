import type { EntityClass, EntityProperty } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database as NativeDatabase } from 'better-sqlite3';
import { CompiledQuery } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';

/** Rows a statement on PostgreSQL: a megabyte or so. */
const CHUNK = 5_000;

/** Where rows keyed by property name go. */
interface Target {
  table: string;
  /** Those of the first row, as all have the same. */
  properties: EntityProperty[];
  academyId: string | undefined;
}

/** Inserts rows keyed by property name, in the caller's transaction; the rows may be made while they are gone through. */
export async function insertRows(
  database: Database,
  em: SqlEntityManager,
  entity: EntityClass<unknown>,
  rows: Iterable<object>,
  academyId?: string,
): Promise<void> {
  for (const first of rows) {
    const { tableName, properties } = em.getMetadata().get(entity);
    const known = properties as Record<string, EntityProperty>;
    const own = Object.keys(first).map((name) => known[name] as EntityProperty);
    const target = { table: tableName, properties: own, academyId };
    const insert = database.engine === 'postgresql' ? insertByJson : insertOneByOne;
    return insert(em, target, rows as Iterable<Record<string, unknown>>);
  }
}

const columnOf = ({ fieldNames }: EntityProperty): string => fieldNames[0] as string;

/** PostgreSQL: one parameter for thousands of rows, a JSON text. The next ones are made while it inserts them. */
async function insertByJson(em: SqlEntityManager, { table, properties, academyId }: Target, rows: Iterable<object>) {
  const columns = properties.map(columnOf);
  const typed = properties.map(({ name, columnTypes }) => `"${name}" ${columnTypes[0]}`);
  const statement = `insert into ${table} (${[...columns, ...(academyId ? ['academy_id'] : [])].join(', ')})
    select ${[...properties.map(({ name }) => `"${name}"`), ...(academyId ? ['$2::uuid'] : [])].join(', ')}
    from json_to_recordset($1::json) as rows(${typed.join(', ')})`;
  let inserting: Promise<unknown> = Promise.resolve();
  for (const chunk of chunksOf(rows, CHUNK)) {
    const json = JSON.stringify(chunk);
    await inserting;
    const parameters = academyId ? [json, academyId] : [json];
    inserting = em.getKysely().executeQuery(CompiledQuery.raw(statement, parameters));
  }
  await inserting;
}

function* chunksOf<Row>(rows: Iterable<Row>, size: number): Generator<Row[]> {
  let chunk: Row[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length === size) {
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length > 0) yield chunk;
}

/** SQLite: a prepared statement for each row, on the transaction's connection, which is the only one. */
async function insertOneByOne(
  em: SqlEntityManager,
  { table, properties, academyId }: Target,
  rows: Iterable<Record<string, unknown>>,
) {
  const native = (await em.getConnection().getNativeClient()) as NativeDatabase;
  const columns = [...properties.map(columnOf), ...(academyId ? ['academy_id'] : [])];
  const insert = native.prepare(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  );
  for (const row of rows) {
    const values = properties.map(({ name }) => asStored(row[name]));
    if (academyId) values.push(academyId);
    insert.run(values);
  }
}

/** A value as SQLite keeps it. */
function asStored(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
