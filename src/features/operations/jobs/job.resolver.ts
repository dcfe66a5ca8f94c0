import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { QueryList } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { JobListArgs } from './job.inputs.ts';
import { jobReads } from './job.loaders.ts';
import { discardJob, retryJob } from './job.service.ts';
import { ListedJob } from './listed-job.entity.ts';

export const JobConnection = connectionType(ListedJob, 'Job');

@Resolver(() => ListedJob)
export class JobResolver {
  @QueryList(() => JobConnection, jobReads, JobListArgs, {
    description: 'What the service does later or outside, for all academies and for none. For the Super Admin.',
  })
  jobs!: Connection<ListedJob>;

  @Mutation(() => ListedJob, {
    description:
      'Lets a dead job be begun again, at once and as often as a new one. CONFLICT for any other. For the Super Admin.',
  })
  async retryJob(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ListedJob> {
    await retryJob(ctx, id);
    return found(await ctx.directory.one(jobReads, id.toLowerCase(), info), 'Job');
  }

  @Mutation(() => DeletePayload, {
    description: 'Forgets a job. CONFLICT for one that is running or done. For the Super Admin.',
  })
  async discardJob(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await discardJob(ctx, id);
    return deleted(id, 'Job discarded.');
  }
}
