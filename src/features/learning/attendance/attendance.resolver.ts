import { Resolver } from 'type-graphql';
import { connectionType, ListArguments } from '../../../platform/graphql/connection.ts';
import { FieldList, FieldOne, FieldSummary, QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import { batchReads } from '../../academics/batches/batch.loaders.ts';
import { Student } from '../../people/students/student.entity.ts';
import { studentReads } from '../../people/students/student.loaders.ts';
import { ClassSession } from '../../scheduling/sessions/class-session.entity.ts';
import { classSessionReads } from '../../scheduling/sessions/session.loaders.ts';
import { Attendance } from './attendance.entity.ts';
import { AttendanceRecordListArgs, AttendanceSummaryArgs } from './attendance.inputs.ts';
import {
  attendanceMarkReads,
  attendanceOfBatch,
  attendanceOfStudent,
  attendanceReads,
  historyOfAttendance,
  summaryOfAttendance,
} from './attendance.loaders.ts';
import { AttendanceHistory } from './attendance-history.entity.ts';
import { AttendanceSummary } from './attendance-summary.types.ts';

export const AttendanceRecordConnection = connectionType(Attendance, 'AttendanceRecord');
export const AttendanceMarkConnection = connectionType(AttendanceHistory, 'AttendanceMark');

@Resolver(() => Attendance)
export class AttendanceResolver {
  @QueryOne(() => Attendance, attendanceReads, {
    description: 'One attendance record; null when none is visible.',
  })
  attendanceRecord!: Attendance | null;

  @QueryList(() => AttendanceRecordConnection, attendanceReads, AttendanceRecordListArgs, {
    description: 'The visible attendance records.',
  })
  attendance!: Connection<Attendance>;

  @QueryOne(() => AttendanceHistory, attendanceMarkReads, {
    description: 'How one visible attendance record was marked once, before it was corrected; null when there is none.',
  })
  attendanceMark!: AttendanceHistory | null;

  @FieldOne(() => Student, studentReads, 'studentId', {
    description: 'The student; null when deleted or not visible.',
  })
  student!: Student | null;

  @FieldOne(() => Batch, batchReads, 'batchId', {
    description: 'The batch; null when there is none or it was deleted.',
  })
  batch!: Batch | null;

  @FieldOne(() => ClassSession, classSessionReads, 'sessionId', {
    description: 'The session of the batch; null when it has none.',
  })
  classSession!: ClassSession | null;

  @FieldList(() => AttendanceMarkConnection, historyOfAttendance, ListArguments, {
    description: 'How the record was marked before it was corrected, the last first.',
  })
  history!: Connection<AttendanceHistory>;
}

@Resolver(() => Student)
export class StudentAttendanceResolver {
  @FieldList(() => AttendanceRecordConnection, attendanceOfStudent, AttendanceRecordListArgs, {
    description: 'The visible attendance of the student.',
  })
  attendance!: Connection<Attendance>;

  @FieldSummary(() => AttendanceSummary, summaryOfAttendance, {
    description: 'How often the student was there in a period of days, by the attendance that the caller may see.',
    args: AttendanceSummaryArgs,
  })
  attendanceSummary!: AttendanceSummary;
}

@Resolver(() => Batch)
export class BatchAttendanceResolver {
  @FieldList(() => AttendanceRecordConnection, attendanceOfBatch, AttendanceRecordListArgs, {
    description: 'The visible attendance in the batch.',
  })
  attendance!: Connection<Attendance>;
}
