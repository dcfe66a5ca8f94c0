import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { now } from './columns.ts';
import { academyOf } from './tenant-guard.ts';
import type { TenantRecord } from './tenant-record.ts';

/**
 * Inserts a row of the session's academy, unless there is one with the same unique `key`; of parallel transactions one
 * inserts it, and the others wait for that. For rows that only the service itself works with: the audit does not see it.
 */
export async function insertIfAbsent<T extends TenantRecord>(
  em: SqlEntityManager,
  entity: new () => T,
  values: Partial<T>,
  key: readonly (keyof T & string)[],
): Promise<void> {
  const row = { id: uuid(), createdAt: now(), updatedAt: now(), ...values, academyId: academyOf(em) };
  await em
    .createQueryBuilder(entity as new () => TenantRecord)
    .insert(row as never)
    .onConflict([...key] as never)
    .ignore()
    .execute();
}
