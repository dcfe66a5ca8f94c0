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
  STUDENT: 'A student with a low rate, or with at least three consecutive absences.',
  BATCH: 'A batch with a low rate.',
});

@ObjectType({ description: 'The attendance in the rows with low attendance.' })
export class LowAttendanceTotals extends AttendanceOfReport {
  @Field(() => Int, {
    nullable: true,
    description:
      'The highest number of consecutive absences of one student. Excused and unmarked sessions are ignored. ' +
      'Always 0 for a student who was absent fewer than three times, and in rows of batches. In the totals, ' +
      'the highest number of all rows, or null if there are no rows.',
  })
  absencesRunning!: number | null;
}

const LowAttendanceRow = rowType(
  'LowAttendanceRow',
  'The low attendance of a student, or of the students of a batch.',
  LowAttendanceTotals,
  ['student', 'batch'],
);

const types = { totals: LowAttendanceTotals, groupBy: LowAttendanceGroup };

@ObjectType({ description: 'A report of low attendance, with the limits that it used.' })
abstract class LowAttendanceReport extends reportOfDay('LowAttendance', types) {
  @Field(() => Int, { description: 'The number of days whose marks count, up to `asOf`.' })
  days!: number;

  @Field(() => Int, { description: 'The rate in percent below which attendance is low.' })
  threshold!: number;

  @Field(() => Int, { description: 'The minimum number of attendance marks for a rate to count as low.' })
  minMarks!: number;
}

const edge = edgeType(LowAttendanceRow, 'LowAttendance');
export const LowAttendanceConnection = connectionType(
  LowAttendanceRow,
  'LowAttendance',
  edge,
  LowAttendanceReport as ClassType,
);
