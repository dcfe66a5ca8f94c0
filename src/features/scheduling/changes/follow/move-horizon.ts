import { jobKind, onJob, type Schedule } from '../../../../platform/jobs/job-kind.ts';
import { addDays } from '../../../../platform/time/days.ts';
import { scheduleOf } from '../../../academics/batches/batch.service.ts';
import { HORIZON_DAYS } from '../../sessions/schedule-plan.ts';
import { isOver, lastCovered } from '../../sessions/wanted-days.ts';
import { batchesBehind } from './affected-batches.loaders.ts';
import { reconcileEach } from './reconcile-each.ts';

const sessionsHorizon = jobKind<Record<string, never>>('sessions.horizon');

/**
 * Runs a job each night, in the academy's local time. The job creates the missing sessions of the next {@link
 * HORIZON_DAYS} days.
 */
export const horizonSchedule: Schedule = { name: 'sessions.horizon', cron: '10 3 * * *', kind: sessionsHorizon };

export const moveHorizon = onJob(sessionsHorizon, (job) =>
  reconcileEach(
    job,
    (em, { today }) => batchesBehind(em, addDays(today, HORIZON_DAYS)),
    (batch, { today }) => {
      const { sessionsUntil } = batch;
      const until = lastCovered(scheduleOf(batch), today);
      if (isOver(batch) || until === null) return null;
      // if no sessions of the batch have been created yet, plans all days
      return sessionsUntil === null ? {} : { days: { from: addDays(sessionsUntil, 1), until } };
    },
  ),
);
