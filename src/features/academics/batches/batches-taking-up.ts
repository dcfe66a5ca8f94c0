import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Batch } from './batch.entity.ts';
import { lockBatches } from './locked-batches.ts';
import { batchesTakingUp, type TakenUp } from './taking-up.loaders.ts';

/**
 * Locks the batches that have the given instructor or room themselves or in an upcoming session. Uses a single
 * statement, because only one statement locks all of them in the order of their ids. Returns the batches that are not
 * deleted.
 */
export async function lockBatchesTakingUp(em: SqlEntityManager, taken: TakenUp): Promise<Batch[]> {
  const ids = await batchesTakingUp(em, taken);
  const batches = await lockBatches(em, ids);
  return batches.filter(({ deletedAt }) => deletedAt === null);
}
