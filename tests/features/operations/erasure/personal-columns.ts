import { randomUUID } from 'node:crypto';
import { type EntityMetadata, type EntityProperty, ReferenceKind } from '@mikro-orm/core';
import { sql } from 'kysely';
import { isTenantEntity, NoteRecord } from '../../../../src/platform/database/tenant-record.ts';
import type { TestApp } from '../../../support/app.ts';
import type { FullAcademy } from '../../../support/full-academy.ts';
import { erase, type Kind, LEFT } from './setup.ts';

/** The effect of an erasure on the columns of rows that refer to the person. Columns have names such as `Fee.notes`. */
export interface Erasure {
  /** Columns whose value was kept, in a row or in the audit log. */
  readonly kept: ReadonlySet<string>;
  /** Columns for which no row had a value. */
  readonly unseen: readonly string[];
}

interface OwnRow {
  readonly meta: EntityMetadata;
  readonly id: string;
}

const MARK = 'marked';
const DAY = '1907-03-05';

/** Fills every personal column in the rows of a person, erases the person, and reads the remaining values. */
export async function eraseFilled(app: TestApp, { ids, admin, academy }: FullAcademy, kind: Kind): Promise<Erasure> {
  const id = ids[kind] as string;
  const rows = await ownRows(app, kind, id);
  for (const row of rows) await fill(app, row);
  await noteInAudit(app, academy.id, rows);
  await sql`update ${sql.table(kind)} set status = ${LEFT[kind]} where id = ${id}`.execute(
    app.services.database.kysely,
  );
  const before = await valuesOf(app, rows);
  const { errors } = await erase(app, admin, kind, id);
  if (errors) throw new Error(JSON.stringify(errors));
  const after = await valuesOf(app, rows);
  const filled = before.filter(({ value }) => value !== null);
  const seen = new Set(filled.map(({ column }) => column));
  const isLeft = (was: Value) =>
    after.some((is) => is.column === was.column && is.id === was.id && is.value === was.value);
  return {
    kept: new Set([...filled.filter(isLeft).map(({ column }) => column), ...(await markedInAudit(app, academy.id))]),
    unseen: rows
      .flatMap(({ meta }) => personalColumns(meta).map((each) => columnOf(meta, each)))
      .filter((each) => !seen.has(each)),
  };
}

const columnOf = ({ className }: EntityMetadata, { name }: EntityProperty): string => `${className}.${name}`;

/** Types of columns that may identify a person. */
const PERSONAL = ['string', 'text', 'DateType', 'JsonType'];

const personalColumns = (meta: EntityMetadata): EntityProperty[] =>
  meta.props.filter(
    ({ kind, type, primary, persist, enum: isEnum, generated }) =>
      kind === ReferenceKind.SCALAR &&
      PERSONAL.includes(type) &&
      !primary &&
      persist !== false &&
      !isEnum &&
      !generated,
  );

/**
 * Returns the row of the person and the rows that refer to it. For students and parents, also returns the rows that
 * refer to those rows. For staff, these would be most rows of an academy.
 */
async function ownRows(app: TestApp, kind: Kind, person: string): Promise<OwnRow[]> {
  const all = [...app.services.database.orm.getMetadata().getAll().values()].filter(
    (meta) => isTenantEntity(meta) && !meta.abstract && !meta.expression && 'id' in meta.properties,
  );
  const own = all.filter(({ tableName }) => tableName === kind).map((meta): OwnRow => ({ meta, id: person }));
  let ids = [person];
  while (ids.length > 0) {
    const found: OwnRow[] = [];
    for (const meta of all) found.push(...(await rowsWith(app, meta, ids)));
    const added = found.filter(({ id }) => !own.some((row) => row.id === id));
    own.push(...added);
    ids = kind === 'staff' ? [] : added.map(({ id }) => id);
  }
  return own;
}

/** Returns the rows of an entity that have one of the ids in any column. */
async function rowsWith(app: TestApp, meta: EntityMetadata, ids: readonly string[]): Promise<OwnRow[]> {
  const columns = meta.props
    .filter(({ type, kind, persist }) => (type === 'uuid' && persist !== false) || kind === ReferenceKind.MANY_TO_ONE)
    .flatMap(({ fieldNames }) => fieldNames)
    .filter((name) => name !== 'academy_id' && name !== 'id');
  if (columns.length === 0) return [];
  const refers = columns.map((column) => sql`${sql.ref(column)} in (${sql.join(ids)})`);
  const found = sql<{ id: string }>`select id from ${sql.table(meta.tableName)} where ${sql.join(refers, sql` or `)}`;
  return (await found.execute(app.services.database.kysely)).rows.map(({ id }) => ({ meta, id }));
}

/** Fills empty columns with a value. */
async function fill(app: TestApp, { meta, id }: OwnRow): Promise<void> {
  const { kysely, engine } = app.services.database;
  for (const { type, fieldNames, length } of personalColumns(meta)) {
    const column = sql.ref(fieldNames[0] as string);
    const text = `${MARK}-${randomUUID()}`.slice(0, length);
    const json = JSON.stringify([{ mark: MARK }]);
    const value = type === 'DateType' ? sql`${DAY}` : type === 'JsonType' ? jsonOf(json, engine) : sql`${text}`;
    const isEmpty = sql`(${column} is null or cast(${column} as text) = '[]')`;
    await sql`update ${sql.table(meta.tableName)} set ${column} = ${value} where id = ${id} and ${isEmpty}`
      .execute(kysely)
      // ledger rows cannot be changed, but another row of the same table already has a value
      .catch((error: Error) => {
        if (!error.message.includes('append-only')) throw error;
      });
  }
}

const jsonOf = (json: string, engine: string) => (engine === 'postgresql' ? sql`${json}::jsonb` : sql`${json}`);

interface Value {
  readonly column: string;
  readonly id: string;
  readonly value: string | null;
}

async function valuesOf(app: TestApp, rows: readonly OwnRow[]): Promise<Value[]> {
  const values: Value[] = [];
  for (const { meta, id } of rows) {
    const found = sql<any>`select * from ${sql.table(meta.tableName)} where id = ${id}`;
    const [row] = (await found.execute(app.services.database.kysely)).rows;
    for (const property of row ? personalColumns(meta) : []) {
      const value = row[property.fieldNames[0] as string];
      values.push({ column: columnOf(meta, property), id, value: value === null ? null : JSON.stringify(value) });
    }
  }
  return values;
}

/** Inserts audit entries that state a former value for every column of every audited row. */
async function noteInAudit(app: TestApp, academyId: string, rows: readonly OwnRow[]): Promise<void> {
  const { kysely, engine } = app.services.database;
  const at = new Date().toISOString();
  for (const { meta, id } of rows) {
    if (meta.class.prototype instanceof NoteRecord) continue;
    const values = Object.fromEntries(personalColumns(meta).map(({ name }) => [name, MARK]));
    const json = jsonOf(JSON.stringify(values), engine);
    await sql`insert into audit_entries (academy_id, id, created_at, updated_at, action, resource, resource_id, before, after)
      values (${academyId}, ${randomUUID()}, ${at}, ${at}, 'updated', ${meta.className}, ${id}, ${json}, ${json})`.execute(
      kysely,
    );
  }
}

async function markedInAudit(app: TestApp, academyId: string): Promise<string[]> {
  const { rows } = await sql<any>`select resource, before, after from audit_entries
    where academy_id = ${academyId} and action = 'updated'`.execute(app.services.database.kysely);
  return rows.flatMap(({ resource, ...sides }) =>
    [sides.before, sides.after].flatMap((side) =>
      Object.entries((typeof side === 'string' ? JSON.parse(side) : side) ?? {})
        .filter(([, value]) => value === MARK)
        .map(([name]) => `${resource}.${name}`),
    ),
  );
}
