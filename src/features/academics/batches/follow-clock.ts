import type { SqlEntityManager } from '@mikro-orm/sql';
import { jobKind, onJob, type Schedule } from '../../../platform/jobs/job-kind.ts';
import { todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { addDays, FIRST_DAY } from '../../../platform/time/days.ts';
import type { AcademySettings } from '../../academy/academies/academy-settings.ts';
import { writeEach } from '../../academy/academies/job-academy.ts';
import { Batch } from './batch.entity.ts';
import { BatchStatus, isEnd } from './batch.enums.ts';
import { reschedule, scheduleOf } from './batch.service.ts';
import { batchEnded } from './batch.signals.ts';
import { lockBatches } from './locked-batches.ts';

const { UPCOMING, ONGOING, COMPLETED } = BatchStatus;

const batchClock = jobKind<Record<string, never>>('batches.clock');

/** Changes the status of batches each night, at ten past midnight in the academy's local time. */
export const batchSchedule: Schedule = { name: 'batches.clock', cron: '10 0 * * *', kind: batchClock };

/** The days that determine the status of batches. */
interface ClockDays {
  readonly today: string;
  /** Batches with their last day on or before this day are set to completed. */
  readonly endedBy: string;
}

function daysOf(ctx: RequestContext, { batches: { completeAfterDays } }: AcademySettings): ClockDays {
  const today = todayOf(ctx);
  return { today, endedBy: completeAfterDays === null ? FIRST_DAY : addDays(today, -completeAfterDays - 1) };
}

/**
 * Sets the new status of each batch that has begun or ended according to its dates. Each batch has its own transaction.
 * If the job runs twice, the second run skips batches that already have the right status.
 */
export const moveBatches = onJob(batchClock, (job) =>
  writeEach(job, (ctx, settings) => {
    const days = daysOf(ctx, settings);
    return { find: (em) => findDue(em, days), write: (em, id) => move(ctx, em, id, days) };
  }),
);

async function findDue(em: SqlEntityManager, { today, endedBy }: ClockDays): Promise<string[]> {
  const begins = { status: UPCOMING, startDate: { $lte: today } };
  const ends = { status: { $in: [UPCOMING, ONGOING] }, endDate: { $lte: endedBy } };
  const due = await em.find(Batch, { statusIsManual: false, $or: [begins, ends] }, { orderBy: { id: 'asc' } });
  return due.map(({ id }) => id);
}

async function move(ctx: RequestContext, em: SqlEntityManager, id: string, days: ClockDays): Promise<void> {
  const [batch] = await lockBatches(em, [id]);
  const status = batch && statusOf(batch, days);
  if (!batch || status === undefined || status === batch.status) return;
  const before = scheduleOf(batch);
  batch.status = status;
  if (status !== COMPLETED) return;
  await ctx.signals.publish(ctx, em, batchEnded, { batch, how: status });
  await reschedule(ctx, em, batch, before);
}

/**
 * Returns the status that a batch must change to, according to its dates. Returns undefined if the status does not
 * change.
 */
function statusOf(
  batch: Batch,
  { today, endedBy }: ClockDays,
): BatchStatus.ONGOING | BatchStatus.COMPLETED | undefined {
  const { status, statusIsManual, deletedAt, startDate, endDate } = batch;
  if (statusIsManual || deletedAt !== null || isEnd(status)) return undefined;
  if (endDate <= endedBy) return COMPLETED;
  return status === UPCOMING && startDate <= today ? ONGOING : undefined;
}
