import { onEvent } from '../../platform/events/events.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { batchScheduled } from '../batches/batch.events.ts';
import { scheduleOf } from '../batches/batch.service.ts';
import { refusingClashes } from '../clashes/refusing-clashes.ts';
import { applyPlans } from '../sessions/apply-plans.ts';
import { changedIds, placedIds } from '../sessions/plan-summary.ts';
import { planBatches } from '../sessions/reconcile.ts';
import { clockOf } from '../sessions/schedule-clock.ts';
import { windowOfChange } from '../sessions/wanted-days.ts';
import { isRehearsed, tellPlans } from './rehearsal.ts';

/** The sessions of a batch follow its schedule. */
export const followBatch = onEvent(batchScheduled, async (ctx: RequestContext, em, { batch, before, isFollowing }) => {
  const clock = clockOf(ctx);
  const window = windowOfChange(scheduleOf(batch), before, clock.today);
  const plans = await planBatches(em, clock, [batch], window);
  const follow = async () => {
    await applyPlans(em, clock, plans, window);
    return { sessionIds: plans.flatMap(placedIds) };
  };
  // what only follows is refused nothing, and a preview tells clashes instead
  await (isFollowing || isRehearsed(ctx) ? follow() : refusingClashes(ctx, em, plans.flatMap(changedIds), follow));
  tellPlans(ctx, plans);
});
