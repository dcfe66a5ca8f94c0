import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { jobPermissions } from './job.permissions.ts';
import { JobResolver } from './job.resolver.ts';
import { ListedJob } from './listed-job.entity.ts';
import { jobsSweep, onJobsSweep } from './sweep-jobs.ts';

export const jobsModule: FeatureModule = {
  entities: [ListedJob],
  resolvers: [JobResolver],
  jobs: [onJobsSweep],
  schedules: [{ name: 'jobs.sweep', cron: '37 * * * *', kind: jobsSweep }],
  permissions: jobPermissions,
};
