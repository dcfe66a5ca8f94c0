import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Batch } from './batch.entity.ts';
import { lockBatches } from './locked-batches.ts';
import { batchesTakingUp, type TakenUp } from './taking-up.loaders.ts';

/**
 * Locks the batches that have the given instructor or room, and the batches with an upcoming session that has this
 * instructor or room. Locks all of them in one call, because batches must be locked in the order of their ids. Returns
 * the batches that are not deleted.
 */
export async function lockBatchesTakingUp(em: SqlEntityManager, taken: TakenUp): Promise<Batch[]> {
  const ids = await batchesTakingUp(em, taken);
  const batches = await lockBatches(em, ids);
  return batches.filter(({ deletedAt }) => deletedAt === null);
}
