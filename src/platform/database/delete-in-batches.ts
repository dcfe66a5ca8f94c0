import type { FilterQuery } from '@mikro-orm/core';
import type { Database } from './database.ts';
import { systemTransaction } from './tenant-session.ts';

/** The number of rows per transaction. It is small, so that other transactions do not wait long. */
const BATCH = 500;

/**
 * Deletes the rows that match a condition, in batches. Stops early if `signal` aborts. The rows must not belong to an
 * academy. Returns the number of deleted rows. Several processes may run this function at the same time.
 */
export async function deleteInBatches<T extends { id: string }>(
  database: Database,
  entity: new () => T,
  condition: FilterQuery<T>,
  signal?: AbortSignal,
): Promise<number> {
  let deleted = 0;
  for (let found = BATCH; found === BATCH && !signal?.aborted; deleted += found) {
    found = await systemTransaction(database, async (em) => {
      const rows = await em.find(entity, condition, { fields: ['id'], limit: BATCH });
      await em.nativeDelete(entity, { id: { $in: rows.map(({ id }) => id) } });
      return rows.length;
    });
  }
  return deleted;
}
