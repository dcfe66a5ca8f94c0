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

/** Batches whose sessions are changed by one round of statements. */
const CHUNK = 200;

/** The sessions of all batches that a closure concerns, or concerned, follow it: what ends is no clash of its writer's. */
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
    // written entities are dropped; otherwise each round would compare all before it
    em.clear();
  }
  // cancelled sessions clash with nothing: a preview writes only for sessions whose clashes it has to find
  if (!rehearsed.flat().some((plan) => placedIds(plan).length > 0)) return;
  for (const plans of rehearsed) await applyPlans(em, clock, plans, { days });
});

/** The days of sessions that closures may overlap: one that began the day before may go on. */
function daysOf(scopes: readonly ClosureScope[]): { from: string; until: string } {
  const starts = scopes.map(({ wallStart }) => wallStart.slice(0, 10)).sort();
  const ends = scopes.map(({ wallEnd }) => wallEnd.slice(0, 10)).sort();
  return { from: addDays(itemAt(starts, 0), -1), until: itemAt(ends, -1) };
}
