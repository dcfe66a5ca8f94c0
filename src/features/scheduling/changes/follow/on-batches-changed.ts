import { onSignal } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { scheduleOf } from '../../../academics/batches/batch.service.ts';
import { batchesFollowed, batchScheduled } from '../../../academics/batches/batch.signals.ts';
import { refusingClashes } from '../../clashes/refusing-clashes.ts';
import { applyPlans } from '../../sessions/apply-plans.ts';
import { changedIds, placedIds } from '../../sessions/plan-summary.ts';
import { planBatches, reconcileBatches } from '../../sessions/reconcile.ts';
import { clockOf } from '../../sessions/schedule-clock.ts';
import { windowOfChange } from '../../sessions/wanted-days.ts';
import { isPreviewed, tellPlans } from '../preview/rehearsal.ts';

/** When the schedule of a batch has changed: updates the sessions of the batch. */
export const followBatch = onSignal(batchScheduled, async (ctx: RequestContext, em, { batch, before }) => {
  const clock = clockOf(ctx);
  const window = windowOfChange(scheduleOf(batch), before, clock.today);
  const plans = await planBatches(em, clock, [batch], window);
  const follow = async () => {
    await applyPlans(em, clock, plans, window);
    return { sessionIds: plans.flatMap(placedIds) };
  };
  // a preview does not refuse clashes, but returns them
  await (isPreviewed(ctx) ? follow() : refusingClashes(ctx, em, plans.flatMap(changedIds), follow));
  tellPlans(ctx, plans);
});

/**
 * Updates the sessions of batches after their instructor has left, or their room was renamed or deleted. Uses the same
 * number of statements for any number of batches.
 */
export const followBatches = onSignal(batchesFollowed, async (ctx: RequestContext, em, { batches, left }) => {
  if (batches.length === 0) return;
  tellPlans(ctx, await reconcileBatches(em, clockOf(ctx), batches, left && { left }));
});
