import type { SqlEntityManager } from '@mikro-orm/sql';
import { requireValue } from '../../../../platform/errors/require-value.ts';
import { mayReadResource } from '../../../../platform/permissions/resource-scopes.ts';
import type { Viewer } from '../../../../platform/permissions/roles.ts';
import { requireAcademy } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import type { ClashWithin } from '../../clashes/clash.types.ts';
import { excuseChanges } from '../../sessions/apply-plans.ts';
import type { BatchPlan } from '../../sessions/batch-plan.ts';
import { excusedDays } from '../../sessions/excused-sessions.ts';
import { placedIds } from '../../sessions/plan-summary.ts';
import { creditsForeseen } from '../scheduling.signals.ts';
import { type ClashWatch, newClashes } from './new-clashes.loaders.ts';
import type { PreviewedCredit } from './schedule-preview.types.ts';

export interface PreviewedWrite {
  readonly plans: readonly BatchPlan[];
  /** The clashes that the write would cause, ordered by time. */
  readonly clashes: readonly ClashWithin[];
  /** The credits for billed charges; null for callers who may not see fees. */
  readonly credits: readonly PreviewedCredit[] | null;
}

/** A credit for the billed charges of an enrollment. The amount is negative if the write increases the charges. */
export type BilledChange = Omit<PreviewedCredit, 'studentId'>;

/** The effects of a dry run on sessions and charges, collected while it runs. */
interface Watched {
  readonly plans: BatchPlan[];
  readonly billed: BilledChange[];
}

const watched = new WeakMap<RequestContext, Watched>();

/**
 * Runs a write and rolls it back. Returns the effects of the write on sessions and charges. Checks the same permissions
 * and throws the same errors as the write itself, except that clashes are returned and not thrown.
 */
export async function previewWrite(
  ctx: RequestContext,
  watch: ClashWatch,
  write: (ctx: RequestContext) => Promise<unknown>,
): Promise<PreviewedWrite> {
  requireAcademy(ctx);
  const seen: Watched = { plans: [], billed: [] };
  const { plans } = seen;
  let clashes: readonly ClashWithin[] = [];
  let credits: PreviewedCredit[] | null = null;
  const session: RequestContext['session'] = {
    ...ctx.session,
    write: (work) =>
      ctx.session.dryRun(async (em) => {
        // removes the results of an earlier attempt: after a deadlock, the transaction starts again
        plans.length = 0;
        seen.billed.length = 0;
        const before = await watch.before(ctx, em);
        const answer = await work(em);
        await em.flush();
        clashes = newClashes(before, await watch.after(ctx, em, plans.flatMap(placedIds)));
        credits = await foresee(ctx, em, seen);
        return answer;
      }),
  };
  const rehearsing = { ...ctx, session };
  watched.set(rehearsing, seen);
  await write(rehearsing);
  return { plans, clashes, credits };
}

/** The roles that may change batches but not read fees. */
const WITHOUT_FEES: readonly Viewer['role'][] = ['department_head', 'teacher'];

/**
 * Returns the credits for billed charges that a write causes, either directly or through later jobs. Returns null if
 * the caller may not read fees.
 */
async function foresee(
  ctx: RequestContext,
  em: SqlEntityManager,
  { plans, billed }: Watched,
): Promise<PreviewedCredit[] | null> {
  if (WITHOUT_FEES.includes(requireAcademy(ctx).viewer.role)) return null;
  if (!mayReadResource(ctx.principal?.scopes, 'Fee')) return null;
  const credits = await ctx.signals.ask(ctx, em, creditsForeseen, { days: excusedDays(excuseChanges(plans)) });
  return [...credits.flat(), ...(await withStudents(em, billed))];
}

async function withStudents(em: SqlEntityManager, billed: readonly BilledChange[]): Promise<PreviewedCredit[]> {
  if (billed.length === 0) return [];
  const ids = [...new Set(billed.map(({ enrollmentId }) => enrollmentId))];
  const enrollments = await em.find(Enrollment, { id: { $in: ids } }, { filters: { notDeleted: false } });
  const students = new Map(enrollments.map(({ id, student }) => [id, student.id]));
  return billed.map((change) => ({ ...change, studentId: requireValue(students.get(change.enrollmentId)) }));
}

/** Returns true if the request is a preview, whose writes are rolled back. */
export const isPreviewed = (ctx: RequestContext): boolean => watched.has(ctx);

/** Adds the plans of batches to the results of a dry run. Does nothing if the request is not a preview. */
export const tellPlans = (ctx: RequestContext, plans: readonly BatchPlan[]): void => {
  watched.get(ctx)?.plans.push(...plans);
};

/** Adds credits for billed charges to the results of a dry run. Does nothing if the request is not a preview. */
export const tellBilled = (ctx: RequestContext, changes: readonly BilledChange[]): void => {
  watched.get(ctx)?.billed.push(...changes);
};
