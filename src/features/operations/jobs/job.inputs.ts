import { InputType } from 'type-graphql';
import { filterWith } from '../../../platform/fields/filter-of.ts';
import { EnumFilter, InstantFilter, RecordFilter, WordFilter } from '../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { JobState } from '../../../platform/jobs/job-states.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';

@InputType({ description: 'Filters for jobs; all conditions must hold.' })
export class JobFilter extends filterWith(RecordFilter, {
  search: 'Filters by text in the kind or the last error.',
  state: EnumFilter(() => JobState, 'Filters by status.'),
  kind: WordFilter('Filters by kind, such as `mail.invitation`.'),
  academyId: 'Filters by academy.',
  runFrom: InstantFilter('Jobs that are due at this instant or later.'),
  runTo: InstantFilter('Jobs that are due at this instant or earlier.', NotBefore('runFrom')),
}) {}

export const JobOrder = orderEnum('JobOrder', ['createdAt', 'updatedAt', 'runAt']);
export const JobListArgs = listArgs(JobFilter, JobOrder);
