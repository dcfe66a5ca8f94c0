import type { SqlEntityManager } from '@mikro-orm/sql';
import { requireAcademy } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import type { ClashWithin } from '../clashes/clash.types.ts';
import { excuseChanges } from '../sessions/apply-plans.ts';
import { excusedDays } from '../sessions/excused-sessions.ts';
import { placedIds } from '../sessions/plan-summary.ts';
import type { BatchPlan } from '../sessions/reconcile.ts';
import { type ClashWatch, newClashes } from './new-clashes.loaders.ts';
import type { PreviewedCredit } from './schedule-preview.types.ts';
import { creditsForeseen } from './scheduling.events.ts';

/** What a write would do. */
export interface Rehearsed {
  readonly plans: readonly BatchPlan[];
  /** The clashes that it would newly make, by time. */
  readonly clashes: readonly ClashWithin[];
  /** What it would credit of what was billed; null for callers who may not see fees. */
  readonly credits: readonly PreviewedCredit[] | null;
}

/** What is done to sessions by requests that are only rehearsed. */
const watched = new WeakMap<RequestContext, BatchPlan[]>();

/**
 * Runs a write for what it does to sessions, and takes all of it back: the same rights, the same refusals but those of
 * clashes, which are answered, and nothing stays.
 */
export async function rehearse(
  ctx: RequestContext,
  watch: ClashWatch,
  write: (ctx: RequestContext) => Promise<unknown>,
): Promise<Rehearsed> {
  requireAcademy(ctx);
  const plans: BatchPlan[] = [];
  let clashes: readonly ClashWithin[] = [];
  let credits: PreviewedCredit[] | null = null;
  const session: RequestContext['session'] = {
    ...ctx.session,
    write: (work) =>
      ctx.session.rehearse(async (em) => {
        // a deadlock makes it begin again
        plans.length = 0;
        const before = await watch.before(ctx, em);
        const answer = await work(em);
        await em.flush();
        clashes = newClashes(before, await watch.after(ctx, em, plans.flatMap(placedIds)));
        credits = await foresee(ctx, em, plans);
        return answer;
      }),
  };
  const rehearsing = { ...ctx, session };
  watched.set(rehearsing, plans);
  await write(rehearsing);
  return { plans, clashes, credits };
}

/** What plans would credit of what was billed. */
async function foresee(
  ctx: RequestContext,
  em: SqlEntityManager,
  plans: readonly BatchPlan[],
): Promise<PreviewedCredit[] | null> {
  if (ctx.principal?.scopes?.has('fees:read') === false) return null;
  const credits: PreviewedCredit[] = [];
  await ctx.events.publish(ctx, em, creditsForeseen, { days: excusedDays(excuseChanges(plans)), credits });
  return credits;
}

/** Whether what a request writes is taken back. */
export const isRehearsed = (ctx: RequestContext): boolean => watched.has(ctx);

/** Tells what a write does to sessions, in case that it is rehearsed. */
export const tellPlans = (ctx: RequestContext, plans: readonly BatchPlan[]): void => {
  watched.get(ctx)?.push(...plans);
};
