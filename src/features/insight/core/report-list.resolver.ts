import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, Extensions, Info, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { listReports } from './list-reports.ts';
import { ReportDescription } from './report-list.types.ts';

@Resolver()
export class ReportListResolver {
  @Extensions({ usualLength: 15 })
  @Query(() => [ReportDescription], {
    description: 'The reports that the caller may read, with the arguments of each.',
  })
  reports(@Ctx() ctx: RequestContext, @Info() { schema }: GraphQLResolveInfo): Promise<ReportDescription[]> {
    return listReports(ctx, schema);
  }
}
