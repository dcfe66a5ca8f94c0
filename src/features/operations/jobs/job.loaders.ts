import { sql } from 'kysely';
import { JobState } from '../../../platform/jobs/job-states.ts';
import { atLeast, atMost, byValue, equals, type ReadModel } from '../../../platform/loaders/read-model.ts';
import { ListedJob } from './listed-job.entity.ts';

// written exactly like the conditions of the partial indexes (one for each state), so that the database can use these
// indexes
const inState = (state: JobState) => () => sql`coalesce(t.state, '') = ${sql.lit(state)}`;

export const jobReads: ReadModel<ListedJob> = {
  entity: ListedJob,
  acrossAcademies: true,
  visibility: ({ viewer }) => (viewer.role === 'super_admin' ? 'all' : 'none'),
  search: ['kind', 'lastError'],
  filters: {
    state: byValue(Object.fromEntries(Object.values(JobState).map((state) => [state, inState(state)]))),
    kind: equals('kind'),
    academyId: equals('academyId'),
    runFrom: atLeast('runAt'),
    runTo: atMost('runAt'),
  },
};
