import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords } from '../../platform/database/records.ts';
import { Batch } from './batch.entity.ts';
import { batchesTakingUp, type TakenUp } from './taking-up.loaders.ts';

/**
 * Locks the batches that take a staff member or a room up, and at once those whose sessions to come do: by and by they would
 * not be locked in the order of their ids. Answers those that are there.
 */
export async function lockBatchesTakingUp(em: SqlEntityManager, taken: TakenUp): Promise<Batch[]> {
  const ids = await batchesTakingUp(em, taken);
  const batches = await lockRecords(em, Batch, ids, { filters: { notDeleted: false } });
  return batches.filter(({ deletedAt }) => deletedAt === null);
}
