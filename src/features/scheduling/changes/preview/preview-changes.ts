import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { updateBatch } from '../../../academics/batches/batch.service.ts';
import type { ClashWithin } from '../../clashes/clash.types.ts';
import { createClosure, updateClosure } from '../../closures/closure.service.ts';
import { summaryOf } from '../../sessions/plan-summary.ts';
import { clockOf } from '../../sessions/schedule-clock.ts';
import type { PlannedSession } from '../../sessions/schedule-plan.ts';
import { WATCH_CLOSURE, watchBatch } from './new-clashes.loaders.ts';
import { type PreviewedWrite, previewWrite } from './rehearsal.ts';
import {
  MOST_PREVIEWED,
  type PreviewedClash,
  type PreviewedSession,
  type SchedulePreview,
} from './schedule-preview.types.ts';

/** Previews the effects of a batch change on the batch's sessions. */
export const previewBatchChange = async (
  ctx: RequestContext,
  id: string,
  input: Parameters<typeof updateBatch>[2],
): Promise<SchedulePreview> =>
  previewOf(ctx, await previewWrite(ctx, watchBatch(id), (rehearsing) => updateBatch(rehearsing, id, input)));

/**
 * Previews the effects of a closure on sessions. Without an `id`, the input is for a new closure; with an `id`, it
 * changes this closure.
 */
export const previewClosure = async (
  ctx: RequestContext,
  input: Parameters<typeof createClosure>[1],
  id: string | null,
): Promise<SchedulePreview> =>
  previewOf(
    ctx,
    await previewWrite(ctx, WATCH_CLOSURE, (rehearsing) =>
      id === null ? createClosure(rehearsing, input) : updateClosure(rehearsing, id, input),
    ),
  );

const NAMES = ['created', 'moved', 'cancelled', 'restored', 'removed', 'kept'] as const;

function previewOf(ctx: RequestContext, { plans, clashes, credits }: PreviewedWrite): SchedulePreview {
  const { now } = clockOf(ctx);
  const summaries = plans.map((plan) => {
    const { updated, ...summary } = summaryOf(plan);
    // a cancelled session that stays cancelled counts as unchanged
    return { ...summary, kept: [...plan.kept, ...updated.filter(({ startsAt }) => startsAt > now)] };
  });
  const lists = NAMES.map((name) => [name, summaries.flatMap((summary) => summary[name])] as const);
  const made = new Set(summaries.flatMap(({ created }) => created.map(({ id }) => id)));
  return {
    counts: {
      ...Object.fromEntries(lists.map(([name, sessions]) => [name, sessions.length])),
      clashes: clashes.length,
    },
    ...Object.fromEntries(lists.map(([name, sessions]) => [name, firstOf(sessions, name === 'created')])),
    credits: credits?.slice(0, MOST_PREVIEWED) ?? null,
    creditsTotal: credits?.reduce((sum, { amount }) => sum + amount, 0) ?? null,
    clashes: clashes.slice(0, MOST_PREVIEWED).map((clash) => previewed(clash, made)),
  } as SchedulePreview;
}

/**
 * Returns a clash in the form of the preview. If the dry run created a session, its id is null, because the session is
 * rolled back.
 */
function previewed(clash: ClashWithin, made: ReadonlySet<string>): PreviewedClash {
  const { sessionId, otherSessionId } = clash;
  return {
    ...clash,
    sessionId: made.has(sessionId) ? null : sessionId,
    otherSessionId: otherSessionId && made.has(otherSessionId) ? null : otherSessionId,
  };
}

/**
 * Returns the earliest {@link MOST_PREVIEWED} sessions, ordered by start time. The ids of new sessions are null,
 * because these sessions are rolled back.
 */
const firstOf = (sessions: readonly PlannedSession[], isNew: boolean): PreviewedSession[] =>
  sessions
    .toSorted((a, b) => (`${a.wallStart} ${a.id}` < `${b.wallStart} ${b.id}` ? -1 : 1))
    .slice(0, MOST_PREVIEWED)
    .map(({ id, batchId, date, startTime }) => ({ sessionId: isNew ? null : id, batchId, date, startTime }));
