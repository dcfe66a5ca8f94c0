import { deletes, readsList, steps } from '../../../platform/graphql/operations.ts';
import { resource } from '../../../platform/graphql/resource.ts';
import { superAdmin } from '../../../platform/permissions/rules.ts';
import { JobListArgs } from './job.inputs.ts';
import { jobReads } from './job.loaders.ts';
import { discardJob, retryJob } from './job.service.ts';
import { jobsSweep, onJobsSweep } from './sweep-jobs.ts';

export const jobs = resource({
  noun: 'job',
  reads: jobReads,
  list: JobListArgs,
  operations: {
    jobs: readsList({
      may: superAdmin,
      description: 'The background jobs of all academies and of the platform. Only for the Super Admin.',
    }),
    retryJob: steps(retryJob, {
      may: superAdmin,
      version: false,
      description:
        'Retries a dead job immediately, with as many attempts as a new job. CONFLICT for jobs that are not ' +
        'dead. Only for the Super Admin.',
    }),
    discardJob: deletes(discardJob, {
      may: superAdmin,
      version: false,
      done: 'discarded',
      description: 'Deletes a job. CONFLICT for a job that is running or done. Only for the Super Admin.',
    }),
  },
  jobs: [onJobsSweep],
  schedules: [{ name: 'jobs.sweep', cron: '37 * * * *', kind: jobsSweep }],
});
