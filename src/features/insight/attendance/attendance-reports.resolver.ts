import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Extensions, Info, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { type ReportAnswer, readReport } from '../core/report-answer.loaders.ts';
import { answersReport } from '../core/report-field.ts';
import { AttendanceHistoryArgs } from './attendance-history.inputs.ts';
import { attendanceHistory, readAttendanceHistory } from './attendance-history.loaders.ts';
import { AttendanceHistoryConnection } from './attendance-history.types.ts';
import { AttendanceSummaryArgs } from './attendance-summary.inputs.ts';
import { attendanceSummary } from './attendance-summary.loaders.ts';
import { AttendanceSummaryConnection } from './attendance-summary.types.ts';
import { ClassAttendanceArgs } from './class-attendance.inputs.ts';
import { classAttendance } from './class-attendance.loaders.ts';
import { ClassAttendanceConnection } from './class-attendance.types.ts';
import { LowAttendanceArgs } from './low-attendance.inputs.ts';
import { lowAttendance } from './low-attendance.loaders.ts';
import { LowAttendanceConnection } from './low-attendance.types.ts';

@Resolver()
export class AttendanceReportsResolver {
  @Extensions(answersReport(attendanceSummary))
  @Query(() => AttendanceSummaryConnection, {
    description:
      'How students attended in a period, with rates and totals. For admins; teachers and department heads see that of their ' +
      'batches, families their own.',
  })
  attendanceSummaryReport(
    @Args(() => AttendanceSummaryArgs) args: InstanceType<typeof AttendanceSummaryArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReportAnswer> {
    return readReport(ctx, attendanceSummary, args, info);
  }

  @Extensions(answersReport(classAttendance))
  @Query(() => ClassAttendanceConnection, {
    description:
      'How sessions were attended in a period, with rates and totals. For admins; teachers and department heads see those of ' +
      'their batches.',
  })
  classAttendanceReport(
    @Args(() => ClassAttendanceArgs) args: InstanceType<typeof ClassAttendanceArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReportAnswer> {
    return readReport(ctx, classAttendance, args, info);
  }

  @Extensions(answersReport(lowAttendance))
  @Query(() => LowAttendanceConnection, {
    description:
      'Whose attendance has been low of late, with totals of those. For admins; teachers and department heads see those of ' +
      'their batches.',
  })
  lowAttendanceReport(
    @Args(() => LowAttendanceArgs) args: InstanceType<typeof LowAttendanceArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReportAnswer> {
    return readReport(ctx, lowAttendance, args, info);
  }

  @Extensions(answersReport(attendanceHistory))
  @Query(() => AttendanceHistoryConnection, {
    description:
      'How students were marked in a period, and corrected, by whom and when, the latest days first, with totals. For admins; ' +
      'teachers and department heads see that of their batches, families their own.',
  })
  attendanceHistoryReport(
    @Args(() => AttendanceHistoryArgs) args: InstanceType<typeof AttendanceHistoryArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReportAnswer> {
    return readAttendanceHistory(ctx, args, info);
  }
}
