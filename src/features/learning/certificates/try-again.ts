import type { EventFollower } from '../../../platform/events/follower.ts';
import { insertJobs } from '../../../platform/jobs/insert-jobs.ts';
import { jobKind, onJob } from '../../../platform/jobs/job-kind.ts';
import { now } from '../../../platform/time/now.ts';
import { queueCertificates } from './issue-automatically.ts';
import { certifiableAfter } from './try-again.loaders.ts';

/** The types of the events by which an unpaid fee may have been settled. */
const TYPES: ReadonlySet<string> = new Set(['fee.changed', 'fee.voided']);

/** The job that looks for enrollments whose fees were settled by events with the numbers `from` to `to`. */
const tryAgain = jobKind<{ from: number; to: number }>('certificates.try-again');

/**
 * Tries again to issue the automatic certificates of completed enrollments when one of their fees is settled. A job
 * does this after the events of the fees were stored, so that payments do not wait for certificates.
 */
export const tryAgainAfterPayment: EventFollower = {
  async follow(trx, academyId, events) {
    const some = events.filter(({ type }) => TYPES.has(type));
    const [first, last] = [some[0], some.at(-1)];
    if (!first || !last) return;
    const payload = { from: first.sequence, to: last.sequence };
    await insertJobs(trx, tryAgain, { runAt: now(), payload }, [[academyId]]);
  },
};

export const onTryAgain = onJob(tryAgain, (job, range) =>
  job.finish(async (em) => queueCertificates(em, await certifiableAfter(em, job.academyId, range))),
);
