import type { SqlEntityManager } from '@mikro-orm/sql';
import { addDays, earlierOf } from '../../../platform/time/days.ts';
import type { Batch } from '../../academics/batches/batch.entity.ts';
import { scheduleOf } from '../../academics/batches/batch.service.ts';
import { applyPlans } from './apply-plans.ts';
import type { BatchPlan } from './batch-plan.ts';
import { planSchedule } from './plan-schedule.ts';
import { readClosures, readSessions } from './planning.loaders.ts';
import type { ScheduleClock } from './schedule-clock.ts';
import type { PlanWindow } from './schedule-plan.ts';

/**
 * The maximum number of days between the local dates of two time zones at the same instant. To find all upcoming
 * sessions, the sessions from this number of days before today on are read.
 */
const ZONES_APART = 2;

/**
 * Plans the changes after which the sessions of batches match their schedules and the closures. The batches must be
 * locked. Runs two statements for any number of batches.
 */
export async function planBatches(
  em: SqlEntityManager,
  clock: ScheduleClock,
  batches: readonly Batch[],
  window: PlanWindow = {},
): Promise<readonly BatchPlan[]> {
  await em.flush();
  const ids = batches.map(({ id }) => id);
  const { days, backfill } = window;
  const recent = addDays(clock.today, -ZONES_APART);
  const read = days ?? { from: earlierOf(recent, backfill?.from ?? recent), until: null };
  const sessions = Map.groupBy(await readSessions(em, ids, read), ({ batchId }) => batchId);
  const closures = await readClosures(em, read);
  return batches.map((batch) => {
    const scheduled = { id: batch.id, courseId: batch.course.id, ...scheduleOf(batch) };
    const plan = planSchedule({ batch: scheduled, sessions: sessions.get(batch.id) ?? [], closures, clock, window });
    return { batch, ...plan };
  });
}

/**
 * Changes the sessions of batches so that they match the batches' schedules and the closures. Never deletes past
 * sessions. A second call changes nothing. The batches must be locked. Returns the plans in the order of the batches.
 */
export async function reconcileBatches(
  em: SqlEntityManager,
  clock: ScheduleClock,
  batches: readonly Batch[],
  window: PlanWindow = {},
): Promise<readonly BatchPlan[]> {
  const plans = await planBatches(em, clock, batches, window);
  await applyPlans(em, clock, plans, window);
  return plans;
}
