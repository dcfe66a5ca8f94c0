import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { jobKind, onJob } from '../../../../platform/jobs/job-kind.ts';
import { onSignal } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { timezoneChanged } from '../../../academy/academies/academy.signals.ts';
import { batchesToCome } from './affected-batches.loaders.ts';
import { reconcileEach } from './reconcile-each.ts';

const sessionsTimezone = jobKind<Record<string, never>>('sessions.timezone');

/**
 * Enqueues a job when the time zone of the academy has changed. The job computes new instants for the upcoming
 * sessions, so that their local times stay the same.
 */
export const followTimezone = onSignal(timezoneChanged, (_ctx: RequestContext, em) =>
  enqueue(em, sessionsTimezone, {}),
);

export const findInstantsAnew = onJob(sessionsTimezone, (job) =>
  reconcileEach(
    job,
    (em, { now }) => batchesToCome(em, now),
    () => ({}),
  ),
);
