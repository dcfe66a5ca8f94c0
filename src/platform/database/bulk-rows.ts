import type { EntityMetadata } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { type RawBuilder, sql } from 'kysely';
import { itemAt, requireValue } from '../errors/require-value.ts';
import { now } from '../time/now.ts';
import type { Database } from './database.ts';
import { academyOf } from './tenant-guard.ts';
import { type TenantRecord, VersionedTenantRecord } from './tenant-record.ts';

export const engineOf = (em: SqlEntityManager): Database['engine'] =>
  em.getPlatform().supportsRowLevelSecurity() ? 'postgresql' : 'sqlite';

/**
 * The values of a row by property name. A foreign key is given as an id, under the property of its column, such as
 * `batchId`. If rows to insert have a `createdAt`, it must be the same in all rows. Without it, they get the present
 * time.
 */
export type PlainRow = Readonly<Record<string, unknown> & { id: string }>;

type TenantClass = new () => TenantRecord;

/** The maximum number of rows per statement. More rows could exceed the statement timeout. */
const MOST_ROWS = 2_000;

/** The maximum number of values per statement. PostgreSQL accepts 65,535 parameters. */
const MOST_VALUES = 30_000;

const valuesIn = (row: unknown): number => (typeof row === 'object' && row ? Object.keys(row).length + 3 : 1);

/**
 * Splits the rows into parts, and calls `run` for one part after another. The rows must have the same properties. Each
 * part has at most `MOST_ROWS` rows and about `MOST_VALUES` values.
 */
export async function inParts<Row>(
  rows: readonly Row[],
  run: (part: readonly [Row, ...Row[]]) => Promise<void>,
): Promise<void> {
  const most = Math.min(MOST_ROWS, Math.ceil(MOST_VALUES / valuesIn(rows[0])));
  for (let from = 0; from < rows.length; from += most) {
    await run(rows.slice(from, from + most) as [Row, ...Row[]]);
  }
}

/**
 * Inserts rows into the academy of the transaction `em`, up to `MOST_ROWS` with each statement. All rows must have the
 * same properties. Columns without a property get their defaults from the database. Bypasses the audit log and the
 * outbox.
 */
export const insertRows = (em: SqlEntityManager, entity: TenantClass, rows: readonly PlainRow[]): Promise<void> =>
  inParts(rows, async (part) => void (await insertPart(em, entity, part)));

/**
 * Inserts the rows that the table does not contain yet, and returns the ids of the inserted rows. The table contains a
 * row already if a stored row has the same value of `uniqueBy`, a property that is unique in the academy. Without
 * `uniqueBy`, any unique key is compared. If concurrent transactions insert the same row, the first one inserts it, and
 * the others wait until that transaction ends.
 */
export async function insertMissingRows(
  em: SqlEntityManager,
  entity: TenantClass,
  rows: readonly PlainRow[],
  uniqueBy?: string,
): Promise<Set<string>> {
  const inserted = new Set<string>();
  await inParts(rows, async (part) => {
    for (const id of await insertPart(em, entity, part, { uniqueBy })) inserted.add(id);
  });
  return inserted;
}

async function insertPart(
  em: SqlEntityManager,
  entity: TenantClass,
  rows: readonly [PlainRow, ...PlainRow[]],
  missing?: { readonly uniqueBy: string | undefined },
): Promise<string[]> {
  const [first] = rows;
  const meta = em.getMetadata().get(entity);
  const { createdAt = now(), ...named } = first;
  const columns = Object.keys(named).map((name) => columnOf(meta, name));
  const times = { academy_id: academyOf(em), created_at: createdAt, updated_at: createdAt };
  const names = [...Object.keys(times), ...columns.map(({ name }) => name)].map((name) => sql.ref(name));
  const key = missing?.uniqueBy && sql`(academy_id, ${sql.ref(columnOf(meta, missing.uniqueBy).name)})`;
  const unless = missing ? sql`on conflict ${key ?? sql``} do nothing returning id` : sql``;
  const inserted = await sql<{ id: string }>`insert into ${sql.table(meta.tableName)} (${sql.join(names)})
    ${valuesOf(em, Object.values(times), { columns, rows })} ${unless}`.execute(em.getKysely());
  return inserted.rows.map(({ id }) => id);
}

/** Rows to insert, and the columns for their values. */
interface InsertedRows {
  readonly columns: readonly Column[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** The {@link recordset} of the same rows, if the caller has created it already. */
  readonly recorded?: RawBuilder<unknown>;
}

/**
 * Returns the rows to insert as SQL. Each row begins with the values of `common`. On PostgreSQL, the SQL is a `values`
 * list, because Citus would insert the rows of a `select` with `copy`, and row-level security forbids `copy`.
 */
export function valuesOf(
  em: SqlEntityManager,
  common: readonly unknown[],
  { columns, rows, recorded }: InsertedRows,
): RawBuilder<unknown> {
  if (engineOf(em) === 'sqlite') {
    const values = [...common.map((value) => sql`${value}`), ...columns.map(({ name }) => sql.ref(`r.${name}`))];
    return sql`select ${sql.join(values)} from ${recorded ?? recordset(em, columns, rows)} where true`;
  }
  const valueIn = ({ property, type }: Column, row: Readonly<Record<string, unknown>>) => {
    const value = row[property] ?? null;
    return type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
  };
  return sql`values ${sql.join(rows.map((row) => sql`(${sql.join([...common, ...columns.map((column) => valueIn(column, row))])})`))}`;
}

/**
 * Updates rows of the session's academy by id, up to `MOST_ROWS` with each statement. All rows must have the same
 * properties. Increments the versions of the rows and sets their `updatedAt`, unless `isSilent` is true. Set `isSilent`
 * only for columns that no user edits. Bypasses the audit log and the outbox, and does not change loaded entities.
 */
export const updateRows = (
  em: SqlEntityManager,
  entity: TenantClass,
  rows: readonly PlainRow[],
  { isSilent = false }: { isSilent?: boolean } = {},
): Promise<void> => inParts(rows, (part) => updatePart(em, entity, part, isSilent));

async function updatePart(
  em: SqlEntityManager,
  entity: TenantClass,
  rows: readonly [PlainRow, ...PlainRow[]],
  isSilent: boolean,
): Promise<void> {
  const [first] = rows;
  const meta = em.getMetadata().get(entity);
  const columns = Object.keys(first).map((name) => columnOf(meta, name));
  const changed = columns.filter(({ name }) => name !== 'id');
  const counts = !isSilent && meta.class.prototype instanceof VersionedTenantRecord;
  const sets = [
    ...changed.map(({ name }) => sql`${sql.ref(name)} = ${sql.ref(`r.${name}`)}`),
    ...(counts ? [sql`version = t.version + 1`] : []),
    ...(isSilent ? [] : [sql`updated_at = ${now()}`]),
  ];
  // Without statistics, SQLite would compare each of the rows with every record of the academy. If the academy's id
  // depends on the row, SQLite can only find the records by their keys.
  const academyId = engineOf(em) === 'sqlite' ? sql`iif(r.id is null, null, ${academyOf(em)})` : sql`${academyOf(em)}`;
  await sql`update ${sql.table(meta.tableName)} as t set ${sql.join(sets)} from ${recordset(em, columns, rows)}
    where t.academy_id = ${academyId} and t.id = r.id`.execute(em.getKysely());
}

export const deleteRows = (em: SqlEntityManager, entity: TenantClass, ids: readonly string[]): Promise<void> =>
  inParts(ids, (part) => deletePart(em, entity, part));

async function deletePart(em: SqlEntityManager, entity: TenantClass, ids: readonly string[]): Promise<void> {
  const isOne =
    engineOf(em) === 'postgresql'
      ? sql`id = any(${ids}::uuid[])`
      : sql`id in (select value from json_each(${JSON.stringify(ids)}))`;
  await sql`delete from ${sql.table(em.getMetadata().get(entity).tableName)}
    where academy_id = ${academyOf(em)} and ${isOne}`.execute(em.getKysely());
}

/** A column: the property for it in rows, and its name and type in the database. */
export interface Column {
  readonly property: string;
  readonly name: string;
  readonly type: string;
}

export function columnOf(meta: EntityMetadata, property: string): Column {
  const { fieldNames, columnTypes } = requireValue(meta.properties[property]);
  return { property, name: itemAt(fieldNames, 0), type: itemAt(columnTypes, 0) };
}

/** Returns SQL for a table `r` with the rows, which the database reads from one JSON parameter. */
export function recordset(
  em: SqlEntityManager,
  columns: readonly Column[],
  rows: readonly Readonly<Record<string, unknown>>[],
): RawBuilder<unknown> {
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(({ name, property }) => [name, row[property] ?? null]))),
  );
  if (engineOf(em) === 'postgresql') {
    const typed = columns.map(({ name, type }) => sql`${sql.ref(name)} ${sql.raw(type)}`);
    return sql`jsonb_to_recordset(${json}::jsonb) as r(${sql.join(typed)})`;
  }
  const values = columns.map(({ name }) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`);
  return sql`(select ${sql.join(values)} from json_each(${json})) as r`;
}
