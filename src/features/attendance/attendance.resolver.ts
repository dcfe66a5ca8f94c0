import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { connectionType, ListArguments } from '../../platform/graphql/connection.ts';
import type { Row } from '../../platform/graphql/row.ts';
import type { Connection } from '../../platform/loaders/reads.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Batch } from '../batches/batch.entity.ts';
import { batchReads } from '../batches/batch.loaders.ts';
import { Student } from '../students/student.entity.ts';
import { studentReads } from '../students/student.loaders.ts';
import { Attendance } from './attendance.entity.ts';
import { AttendanceRecordListArgs } from './attendance.inputs.ts';
import { attendanceOfBatch, attendanceOfStudent, attendanceReads, historyOfAttendance } from './attendance.loaders.ts';
import { AttendanceHistory } from './attendance-history.entity.ts';

export const AttendanceRecordConnection = connectionType(Attendance, 'AttendanceRecord');
export const AttendanceMarkConnection = connectionType(AttendanceHistory, 'AttendanceMark');

@Resolver(() => Attendance)
export class AttendanceResolver {
  @Query(() => Attendance, { nullable: true, description: 'One attendance record; null when there is none in sight.' })
  attendanceRecord(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Attendance | null> {
    return ctx.reads.one(attendanceReads, id, info);
  }

  @Query(() => AttendanceRecordConnection, { description: 'The attendance records in sight.' })
  attendance(
    @Args(() => AttendanceRecordListArgs) args: InstanceType<typeof AttendanceRecordListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Attendance>> {
    return ctx.reads.list(attendanceReads, args, info);
  }

  @FieldResolver(() => Student, { nullable: true, description: 'The student; null when deleted or out of sight.' })
  student(
    @Root() row: Row<Attendance>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Student | null> {
    return ctx.reads.one(studentReads, row.studentId, info);
  }

  @FieldResolver(() => Batch, { nullable: true, description: 'The batch; null when there is none or it was deleted.' })
  batch(
    @Root() row: Row<Attendance>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Batch | null> {
    return ctx.reads.one(batchReads, row.batchId, info);
  }

  @FieldResolver(() => AttendanceMarkConnection, {
    description: 'How the record was marked before it was corrected, the last first.',
  })
  history(
    @Root() row: Row<Attendance>,
    @Args(() => ListArguments) args: ListArguments,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<AttendanceHistory>> {
    return ctx.reads.children(historyOfAttendance, row.id, args, info);
  }
}

@Resolver(() => Student)
export class StudentAttendanceResolver {
  @FieldResolver(() => AttendanceRecordConnection, { description: 'The attendance of the student that is in sight.' })
  attendance(
    @Root() row: Row<Student>,
    @Args(() => AttendanceRecordListArgs) args: InstanceType<typeof AttendanceRecordListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Attendance>> {
    return ctx.reads.children(attendanceOfStudent, row.id, args, info);
  }
}

@Resolver(() => Batch)
export class BatchAttendanceResolver {
  @FieldResolver(() => AttendanceRecordConnection, { description: 'The attendance in the batch that is in sight.' })
  attendance(
    @Root() row: Row<Batch>,
    @Args(() => AttendanceRecordListArgs) args: InstanceType<typeof AttendanceRecordListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Attendance>> {
    return ctx.reads.children(attendanceOfBatch, row.id, args, info);
  }
}
