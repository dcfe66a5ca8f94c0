import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Extensions, Info, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { type ReportAnswer, readReport } from '../core/report-answer.loaders.ts';
import { answersReport } from '../core/report-field.ts';
import { CapacityArgs } from './capacity.inputs.ts';
import { capacity } from './capacity.loaders.ts';
import { CapacityConnection } from './capacity.types.ts';
import { EnrollmentFunnelArgs } from './enrollment-funnel.inputs.ts';
import { enrollmentFunnel } from './enrollment-funnel.loaders.ts';
import { EnrollmentFunnelConnection } from './enrollment-funnel.types.ts';
import { RetentionArgs } from './retention.inputs.ts';
import { retention } from './retention.loaders.ts';
import { RetentionConnection } from './retention.types.ts';
import { StudentProgressArgs } from './student-progress.inputs.ts';
import { studentProgress } from './student-progress.loaders.ts';
import { StudentProgressConnection } from './student-progress.types.ts';

@Resolver()
export class EnrollmentReportsResolver {
  @Extensions(answersReport(enrollmentFunnel))
  @Query(() => EnrollmentFunnelConnection, {
    description:
      'How far enrollments have come that began in a period, from the request to completion, with totals. For admins; department ' +
      'heads see those of their courses.',
  })
  enrollmentFunnelReport(
    @Args(() => EnrollmentFunnelArgs) args: InstanceType<typeof EnrollmentFunnelArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReportAnswer> {
    return readReport(ctx, enrollmentFunnel, args, info);
  }

  @Extensions(answersReport(studentProgress))
  @Query(() => StudentProgressConnection, {
    description:
      'How students get on and attended in a period, by their enrollments, with totals. For admins; teachers and department ' +
      'heads see those of their batches, families their own.',
  })
  studentProgressReport(
    @Args(() => StudentProgressArgs) args: InstanceType<typeof StudentProgressArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReportAnswer> {
    return readReport(ctx, studentProgress, args, info);
  }

  @Extensions(answersReport(capacity))
  @Query(() => CapacityConnection, {
    description:
      'How full batches are, how many wait, and how many sessions there are, with totals. For admins; department heads see those of ' +
      'their courses.',
  })
  capacityReport(
    @Args(() => CapacityArgs) args: InstanceType<typeof CapacityArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReportAnswer> {
    return readReport(ctx, capacity, args, info);
  }

  @Extensions(answersReport(retention))
  @Query(() => RetentionConnection, {
    description:
      'Who stayed and who left in a period, why, and how many of those who joined are still there, with totals. For admins; department ' +
      'heads see those of their courses.',
  })
  retentionReport(
    @Args(() => RetentionArgs) args: InstanceType<typeof RetentionArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReportAnswer> {
    return readReport(ctx, retention, args, info);
  }
}
