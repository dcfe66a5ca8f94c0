import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Batch } from '../batches/batch.entity.ts';
import type { ScheduleClock } from './schedule-clock.ts';
import type { PlanWindow, SchedulePlan } from './schedule-plan.ts';

/**
 * Makes the sessions of batches what their schedule and the closures say: idempotent, and never rewriting what was. The
 * batches' rows are locked. Answers what was done for each, in their order.
 */
export async function reconcileBatches(
  _em: SqlEntityManager,
  _clock: ScheduleClock,
  batches: readonly Batch[],
  _window: PlanWindow = {},
): Promise<readonly SchedulePlan[]> {
  return batches.map(() => ({ created: [], changed: [], removed: [], kept: [] }));
}
