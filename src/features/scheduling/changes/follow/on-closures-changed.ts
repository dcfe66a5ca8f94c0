import { itemAt } from '../../../../platform/errors/require-value.ts';
import { onSignal } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { addDays } from '../../../../platform/time/days.ts';
import { lockBatches } from '../../../academics/batches/locked-batches.ts';
import { type ClosureScope, closureChanged } from '../../closures/closure.signals.ts';
import { applyPlans } from '../../sessions/apply-plans.ts';
import type { BatchPlan } from '../../sessions/batch-plan.ts';
import { placedIds } from '../../sessions/plan-summary.ts';
import { planBatches } from '../../sessions/reconcile.ts';
import { clockOf } from '../../sessions/schedule-clock.ts';
import { isPreviewed, tellPlans } from '../preview/rehearsal.ts';
import { batchesConcerned } from './affected-batches.loaders.ts';

/** The maximum number of batches that are locked and updated in one step. */
const CHUNK = 200;

/**
 * Updates the sessions of all batches to which a closure applies now, or applied before the change. Sessions that are
 * restored may clash with other sessions. The change does not fail because of such clashes, because the author of the
 * closure did not cause them.
 */
export const followClosure = onSignal(closureChanged, async (ctx: RequestContext, em, { before, after }) => {
  const scopes = [before, after].filter((scope) => scope !== null);
  const days = daysOf(scopes);
  const clock = clockOf(ctx);
  const ids = await batchesConcerned(em, days, scopes);
  const rehearsed: (readonly BatchPlan[])[] = [];
  for (let from = 0; from < ids.length; from += CHUNK) {
    const batches = await lockBatches(em, ids.slice(from, from + CHUNK));
    const plans = await planBatches(em, clock, batches, { days });
    if (isPreviewed(ctx)) rehearsed.push(plans);
    else await applyPlans(em, clock, plans, { days });
    tellPlans(ctx, plans);
    // removes the written entities from memory; otherwise, each flush would also check the entities of all earlier
    // chunks
    em.clear();
  }
  // a preview writes plans only to find clashes; if all changed sessions are cancelled, there are no clashes to find
  if (!rehearsed.flat().some((plan) => placedIds(plan).length > 0)) return;
  for (const plans of rehearsed) await applyPlans(em, clock, plans, { days });
});

/**
 * Returns the first and the last day on which a session that overlaps one of the closures can begin. The first day is
 * the day before the earliest closure, because a session may last past midnight.
 */
function daysOf(scopes: readonly ClosureScope[]): { from: string; until: string } {
  const starts = scopes.map(({ wallStart }) => wallStart.slice(0, 10)).sort();
  const ends = scopes.map(({ wallEnd }) => wallEnd.slice(0, 10)).sort();
  return { from: addDays(itemAt(starts, 0), -1), until: itemAt(ends, -1) };
}
