import type { SqlEntityManager } from '@mikro-orm/sql';
import { tenantTransaction } from '../../../../platform/database/tenant-session.ts';
import type { AcademyJobRun } from '../../../../platform/jobs/job-kind.ts';
import type { Batch } from '../../../academics/batches/batch.entity.ts';
import { lockBatches } from '../../../academics/batches/locked-batches.ts';
import { Academy } from '../../../academy/academies/academy.entity.ts';
import { reconcileBatches } from '../../sessions/reconcile.ts';
import { type ScheduleClock, scheduleClock } from '../../sessions/schedule-clock.ts';
import type { PlanWindow } from '../../sessions/schedule-plan.ts';

/**
 * Updates the sessions of the batches whose ids `find` returns, each batch in its own transaction. Locks are therefore
 * short, and a repeated job finds most batches up to date. `windowOf` returns the days to plan for a batch, or null to
 * skip the batch.
 */
export async function reconcileEach(
  job: AcademyJobRun,
  find: (em: SqlEntityManager, clock: ScheduleClock) => Promise<readonly string[]>,
  windowOf: (batch: Batch, clock: ScheduleClock) => PlanWindow | null,
): Promise<void> {
  const academyId = job.academyId;
  const actor = { userId: null, requestId: job.id };
  const inAcademy = <T>(work: (em: SqlEntityManager, clock: ScheduleClock) => Promise<T>): Promise<T> =>
    tenantTransaction(job.services.database, academyId, async (em) => work(em, await clockIn(em, academyId)), actor);
  for (const id of await inAcademy(find)) {
    job.signal.throwIfAborted();
    await inAcademy(async (em, clock) => {
      for (const batch of await lockBatches(em, [id])) {
        const window = windowOf(batch, clock);
        if (window) await reconcileBatches(em, clock, [batch], window);
      }
    });
  }
}

/** Returns a clock in the academy's current time zone, which may have changed since the job began. */
async function clockIn(em: SqlEntityManager, academyId: string): Promise<ScheduleClock> {
  const { settings } = await em.findOneOrFail(Academy, { id: academyId });
  return scheduleClock(settings.timezone);
}
