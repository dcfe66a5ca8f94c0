import { requireAcademy } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import type { BatchPlan } from '../sessions/reconcile.ts';

/** What is done to sessions by requests that are only rehearsed. */
const watched = new WeakMap<RequestContext, BatchPlan[]>();

/** Runs a write for what it does to sessions, and takes all of it back: the same rights, the same refusals, and nothing stays. */
export async function rehearse(
  ctx: RequestContext,
  write: (ctx: RequestContext) => Promise<unknown>,
): Promise<readonly BatchPlan[]> {
  requireAcademy(ctx);
  const plans: BatchPlan[] = [];
  const session: RequestContext['session'] = {
    ...ctx.session,
    write: (work) =>
      ctx.session.rehearse((em) => {
        // a deadlock makes it begin again
        plans.length = 0;
        return work(em);
      }),
  };
  const rehearsing = { ...ctx, session };
  watched.set(rehearsing, plans);
  await write(rehearsing);
  return plans;
}

/** Tells what a write does to sessions, in case that it is rehearsed. */
export const tellPlans = (ctx: RequestContext, plans: readonly BatchPlan[]): void => {
  watched.get(ctx)?.push(...plans);
};
