import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { now } from '../time/now.ts';
import { academyOf } from './tenant-guard.ts';
import { isTenantClass, type RecordTimes } from './tenant-record.ts';

/**
 * Inserts a row, of the session's academy where it is of any, unless there is one with the same unique `key`; of parallel transactions one
 * inserts it, and the others wait for that. For rows that only the service itself works with: the audit does not see it.
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
