import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Batch } from './batch.entity.ts';
import { lockBatches } from './locked-batches.ts';
import { batchesTakingUp, type TakenUp } from './taking-up.loaders.ts';

/**
 * Locks the batches that use the given instructor or room, either for the whole batch or in an upcoming session. One
 * statement locks all of them, because two statements would not lock in the order of ids. Returns the batches that
 * are not deleted.
 */
export async function lockBatchesTakingUp(em: SqlEntityManager, taken: TakenUp): Promise<Batch[]> {
  const ids = await batchesTakingUp(em, taken);
  const batches = await lockBatches(em, ids);
  return batches.filter(({ deletedAt }) => deletedAt === null);
}
