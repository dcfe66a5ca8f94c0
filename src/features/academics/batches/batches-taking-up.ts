import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Batch } from './batch.entity.ts';
import { lockBatches } from './locked-batches.ts';
import { batchesTakingUp, type TakenUp } from './taking-up.loaders.ts';

/**
 * Locks the batches that use the given instructor or room, either as the batch's own or in an upcoming session. One
 * statement locks all batches, because two statements would not lock them in the order of their ids. Returns the
 * batches that are not deleted.
 */
export async function lockBatchesTakingUp(em: SqlEntityManager, taken: TakenUp): Promise<Batch[]> {
  const ids = await batchesTakingUp(em, taken);
  const batches = await lockBatches(em, ids);
  return batches.filter(({ deletedAt }) => deletedAt === null);
}
