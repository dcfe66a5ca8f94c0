import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { now } from '../time/now.ts';
import { academyOf } from './tenant-guard.ts';
import { isTenantClass, type RecordTimes } from './tenant-record.ts';

/**
 * Inserts a row unless a row with the same values of the unique `key` exists. A row of a tenant class belongs to the
 * session's academy. If concurrent transactions insert the same row, one of them inserts it, and the others wait until
 * that transaction ends. Use it only for the service's internal rows, because it bypasses the audit log.
 */
export async function insertIfAbsent<T extends RecordTimes & { id: string }>(
  em: SqlEntityManager,
  entity: new () => T,
  values: Partial<T>,
  key: readonly (keyof T & string)[],
): Promise<void> {
  const owner = isTenantClass(entity) ? { academyId: academyOf(em) } : {};
  const row = { id: uuid(), createdAt: now(), updatedAt: now(), ...values, ...owner };
  await em
    .createQueryBuilder(entity)
    .insert(row)
    .onConflict([...key])
    .ignore()
    .execute();
}
