import { mulDiv } from '../../../../platform/money/mul-div.ts';
import { WHOLE } from '../../../../platform/money/percents.ts';
import { todayOf } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { formatPercent } from '../../../../platform/validation/scalars.ts';
import { isHeldAlready, isReady } from './readiness.ts';
import { readBatchProgress } from './ready-for-promotion.loaders.ts';
import type { ReadyForPromotion } from './ready-for-promotion.types.ts';

/** Returns the students of a batch who are ready for the level of the batch. Returns null if there is no such batch. */
export async function readyForPromotion(ctx: RequestContext, batchId: string): Promise<ReadyForPromotion | null> {
  const progress = await readBatchProgress(ctx, batchId);
  if (!progress) return null;
  const { level, nextLevelId, counts } = progress;
  const today = todayOf(ctx);
  const ready = level
    ? progress.students.filter((facts) => !isHeldAlready(facts, level) && isReady(facts, level, counts, today))
    : [];
  const students = ready.map(({ studentId, name, since, achieved, sessions }) => ({
    ...{ studentId, name, since, sessions: Number(sessions) },
    skillsPercentage: percentage(Number(achieved), Number(counts.skills)),
  }));
  return { batchId: progress.batchId, levelId: level?.id ?? null, nextLevelId, students };
}

/** Returns a share in percent, rounded half up to two decimal places: `"66.67"`. Null if the whole is 0. */
const percentage = (part: number, whole: number): string | null =>
  whole === 0 ? null : formatPercent(mulDiv(part, WHOLE, whole));
