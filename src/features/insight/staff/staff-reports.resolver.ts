import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Extensions, Info, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { type ReportAnswer, readReport } from '../core/report-answer.loaders.ts';
import { answersReport } from '../core/report-field.ts';
import { StaffPerformanceArgs } from './staff-performance.inputs.ts';
import { staffPerformance } from './staff-performance.loaders.ts';
import { StaffPerformanceConnection } from './staff-performance.types.ts';

@Resolver()
export class StaffReportsResolver {
  @Extensions(answersReport(staffPerformance))
  @Query(() => StaffPerformanceConnection, {
    description:
      'What the sessions and batches of staff members came to in a period, with totals. For admins; department heads see the ' +
      'staff of their departments, other staff members themselves.',
  })
  staffPerformanceReport(
    @Args(() => StaffPerformanceArgs) args: InstanceType<typeof StaffPerformanceArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReportAnswer> {
    return readReport(ctx, staffPerformance, args, info);
  }
}
