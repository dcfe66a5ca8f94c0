import { onJob, systemJobKind } from '../../../platform/jobs/job-kind.ts';
import { sweepJobs } from '../../../platform/jobs/sweep-jobs.ts';

/** The job that deletes old jobs that are done or dead. */
export const jobsSweep = systemJobKind<Record<string, never>>('jobs.sweep');

export const onJobsSweep = onJob(jobsSweep, async ({ services }) => {
  const count = await sweepJobs(services.database);
  services.log.debug({ count }, 'jobs swept');
});
