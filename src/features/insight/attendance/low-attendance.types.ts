import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { connectionType, edgeType } from '../../../platform/graphql/connection.ts';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { reportOfDay } from '../core/report.types.ts';
import { rowType } from '../core/report-rows.types.ts';
import { AttendanceOfReport } from './attendance.types.ts';

export enum LowAttendanceGroup {
  STUDENT = 'student',
  BATCH = 'batch',
}
describeEnum(LowAttendanceGroup, 'LowAttendanceGroup', 'The grouping of rows in the low attendance report.', {
  STUDENT: 'A student whose rate is low, or who did not attend three times running.',
  BATCH: 'A batch of which the rate is low.',
});

@ObjectType({ description: 'How those attend whose attendance is low.' })
export class LowAttendanceTotals extends AttendanceOfReport {
  @Field(() => Int, {
    nullable: true,
    description:
      'The number of consecutive absences of the student, ignoring excused and unmarked lessons; the highest if the row has several students. 0 for fewer than three, and by batch; null without students.',
  })
  absencesRunning!: number | null;
}

const LowAttendanceRow = rowType(
  'LowAttendanceRow',
  'How a student or the students of a batch attend, whose attendance is low.',
  LowAttendanceTotals,
  ['student', 'batch'],
);

const types = { totals: LowAttendanceTotals, groupBy: LowAttendanceGroup };

@ObjectType({ description: 'A report of low attendance, with the limits that it used.' })
abstract class LowAttendanceReport extends reportOfDay('LowAttendance', types) {
  @Field(() => Int, { description: 'The number of days whose marks count, up to `asOf`.' })
  days!: number;

  @Field(() => Int, { description: 'The rate in per cent below which attendance is low.' })
  threshold!: number;

  @Field(() => Int, { description: 'The number of marks from which on a rate counts.' })
  minMarks!: number;
}

const edge = edgeType(LowAttendanceRow, 'LowAttendance');
export const LowAttendanceConnection = connectionType(
  LowAttendanceRow,
  'LowAttendance',
  edge,
  LowAttendanceReport as ClassType,
);
