import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import type { BatchPlan } from '../sessions/reconcile.ts';

const watched = new WeakMap<RequestContext, BatchPlan[]>();

/** From now on, what writes of this context do to sessions is collected in the list that is answered. */
export function watchPlans(ctx: RequestContext): readonly BatchPlan[] {
  const plans: BatchPlan[] = [];
  watched.set(ctx, plans);
  return plans;
}

/** Tells who watches what a write does to sessions. */
export const tellPlans = (ctx: RequestContext, plans: readonly BatchPlan[]): void => {
  watched.get(ctx)?.push(...plans);
};
