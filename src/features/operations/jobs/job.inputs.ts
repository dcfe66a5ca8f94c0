import { Field, InputType } from 'type-graphql';
import { EnumFilter, IdFilter, InstantFilter, RecordFilter, WordFilter } from '../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { JobState } from '../../../platform/jobs/job-states.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';

@InputType({ description: 'Which jobs; all conditions must hold.' })
export class JobFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the kind or the last error.' })
  search?: string;

  @EnumFilter(() => JobState, 'In this state.')
  state?: JobState;

  @WordFilter('Of this kind: `mail.invitation`.')
  kind?: string;

  @IdFilter('Of this academy.')
  academyId?: string;

  @InstantFilter('To be begun at this instant or later.')
  runFrom?: string;

  @InstantFilter('To be begun at this instant or earlier.')
  @NotBefore('runFrom')
  runTo?: string;
}

export const JobOrder = orderEnum('JobOrder', ['createdAt', 'updatedAt', 'runAt']);
export const JobListArgs = listArgs(JobFilter, JobOrder);
