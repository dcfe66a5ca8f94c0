import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { VersionedTenantRecord } from '../database/tenant-record.ts';
import { nextTurn } from '../database/turns.ts';
import { messages } from '../validation/messages.ts';
import { chunksOf } from './chunks.ts';
import type { ImportColumns } from './import-columns.ts';
import { fieldsOf, type ImportRow } from './import-row.ts';

/** A field by which rows can name existing records, in addition to the id. */
export interface ImportKey<R> {
  readonly field: keyof R & string;
  /** Returns a condition that matches the records with any of the values. An index must support the condition. */
  readonly where: (values: string[]) => object;
  /** Returns the normal form of a value. Two values count as equal if their normal forms are the same. */
  readonly normal?: (value: string) => string;
}

/** An entity with the columns and keys of its import. The rows of a file can name records of this entity. */
export interface Named<R extends VersionedTenantRecord> {
  readonly entity: new () => R;
  readonly columns: ImportColumns<object, object>;
  /** The keys by which rows name a record, in order of precedence. */
  readonly keys?: readonly ImportKey<R>[];
}

/** The fields that show whether a record has changed since its export. */
export const STATE = ['version', 'updatedAt'] as const;

/** The state of an existing record when the import found it. */
export type Known = Pick<VersionedTenantRecord, 'id' | 'version' | 'updatedAt'>;

const stateOf = ({ id, version, updatedAt }: Known): Known => ({ id, version, updatedAt });

/** An existing record that a row names. */
export interface NamedRecord extends Known {
  /** The field by which the row names the record. */
  readonly namedBy: string;
}

/**
 * Finds and locks the records that rows name. Adds an error to a row in three cases: its key is unknown, another row
 * has the same key, or its keys name different records.
 */
export async function findKnown<R extends VersionedTenantRecord>(
  em: SqlEntityManager,
  { entity, keys = [], columns }: Named<R>,
  rows: readonly ImportRow[],
): Promise<Map<ImportRow, NamedRecord>> {
  const byId: ImportKey<R> = { field: 'id', where: (ids) => ({ id: { $in: ids } }) };
  const all = [byId, ...keys].map((key) => ({ ...key, normal: key.normal ?? ((value: string) => value) }));
  const fields = all.map(({ field }) => field);
  const ids = new Set<string>();
  for (const { field, where, normal } of all) {
    const values = new Set(rows.flatMap((row) => row.text(field) ?? []).map(normal));
    for (const some of chunksOf([...values])) {
      em.clear();
      for (const { id } of await em.find(entity, where(some), { fields: ['id'] })) ids.add(id);
      await nextTurn();
    }
  }
  const found = new Map(fields.map((field) => [field, new Map<string, Known>()]));
  // locks the records in the order of their ids, and reads their keys again, because the keys may have changed before
  // the lock
  for (const some of chunksOf([...ids].sort())) {
    em.clear();
    const options = { fields: [...fields, ...STATE], lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } };
    for (const record of (await em.find(entity, { id: { $in: some } } as never, options as never)) as R[]) {
      for (const { field, normal } of all) {
        if (record[field]) found.get(field)?.set(normal(record[field] as string), stateOf(record));
      }
    }
    await nextTurn();
  }
  const known = new Map<ImportRow, NamedRecord>();
  const [seen, owned] = [new Set<string>(), new Set(fieldsOf(columns.create).map(({ name }) => name))];
  for (const row of rows) {
    let named: NamedRecord | undefined;
    for (const { field, normal } of all) {
      const value = row.text(field);
      if (value === undefined) continue;
      const other = found.get(field)?.get(normal(value));
      const isOwn = owned.has(field);
      if (isOwn && isSeen(seen, `${field} ${normal(value)}`)) row.refuse(field, messages.distinct);
      if (!other && !isOwn && (!named || field === 'id')) row.refuse(field, messages.selected);
      else if (isOwn && other && named && other.id !== named.id) row.refuse(field, messages.taken);
      if (other && !named && !row.errors[row.at('id')]) named = { ...other, namedBy: field };
    }
    if (!named) continue;
    known.set(row, named);
    if (isSeen(seen, named.id)) row.refuse(named.namedBy, messages.distinct);
  }
  return known;
}

function isSeen(seen: Set<string>, value: string): boolean {
  if (seen.has(value)) return true;
  seen.add(value);
  return false;
}
