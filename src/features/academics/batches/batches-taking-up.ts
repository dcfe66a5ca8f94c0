import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Batch } from './batch.entity.ts';
import { lockBatches } from './locked-batches.ts';
import { batchesTakingUp, type TakenUp } from './taking-up.loaders.ts';

/**
 * Locks the batches that use an instructor or a room, and in the same statement those whose upcoming sessions do: two
 * statements would not lock in the order of ids. Returns the existing ones.
 */
export async function lockBatchesTakingUp(em: SqlEntityManager, taken: TakenUp): Promise<Batch[]> {
  const ids = await batchesTakingUp(em, taken);
  const batches = await lockBatches(em, ids);
  return batches.filter(({ deletedAt }) => deletedAt === null);
}
