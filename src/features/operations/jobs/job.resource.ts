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
      description: 'The background jobs of all academies and of the platform. For the Super Admin.',
    }),
    retryJob: steps(retryJob, {
      may: superAdmin,
      version: false,
      description:
        'Lets a dead job be begun again, at once and as often as a new one. CONFLICT for any other. For the Super Admin.',
    }),
    discardJob: deletes(discardJob, {
      may: superAdmin,
      version: false,
      done: 'discarded',
      description: 'Forgets a job. CONFLICT for one that is running or done. For the Super Admin.',
    }),
  },
  jobs: [onJobsSweep],
  schedules: [{ name: 'jobs.sweep', cron: '37 * * * *', kind: jobsSweep }],
});
