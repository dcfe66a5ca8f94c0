import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { actorIn } from '../database/actor.ts';
import { insertRows, type PlainRow } from '../database/bulk-rows.ts';
import type { TenantRecord } from '../database/tenant-record.ts';
import { documentedNames } from '../fields/documented-names.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/**
 * A row that a bulk statement changed. `from` contains the values before the statement, and `to` the values after it,
 * by their GraphQL names. For a new row, `from` is null. For a deleted row, `to` is null.
 */
export type BulkChange =
  | { readonly from: PlainRow; readonly to: PlainRow | null }
  | { readonly from: null; readonly to: PlainRow };

/**
 * Adds an {@link AuditEntry} for each row that bulk statements changed. `AuditTrail` does not see these changes.
 * Transactions without an actor add no entries.
 */
export async function auditChanges(
  em: SqlEntityManager,
  entity: new () => TenantRecord,
  changes: readonly BulkChange[],
): Promise<void> {
  const actor = actorIn(em);
  if (!actor) return;
  const resource = em.getMetadata().get(entity).className;
  const { userId, requestId } = actor;
  const documented = documentedNames(entity);
  const rows = changes.flatMap(({ from, to }) => {
    const changed = from && to ? changedBetween(from, to) : Object.keys(from ?? to);
    // internal columns are omitted
    const names = documented ? changed.filter((name) => documented.has(name)) : changed;
    if (from && to && names.length === 0) return [];
    return {
      id: uuid(),
      ...{ userId, requestId, resource, resourceId: (from ?? to).id },
      action: from ? (to ? 'updated' : 'deleted') : 'created',
      before: from && valuesOf(from, names),
      after: to && valuesOf(to, names),
    };
  });
  await insertRows(em, AuditEntry, rows);
}

/** Returns the names of the properties whose values differ. */
export const changedBetween = (from: PlainRow, to: PlainRow): string[] =>
  Object.keys(to).filter((name) => from[name] !== to[name] && JSON.stringify(from[name]) !== JSON.stringify(to[name]));

const valuesOf = (row: PlainRow, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => name !== 'id').map((name) => [name, row[name] ?? null]));
