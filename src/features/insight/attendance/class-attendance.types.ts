import { Field, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { reportConnection } from '../core/report.types.ts';
import { rowType } from '../core/report-rows.types.ts';
import { AttendanceOfReport } from './attendance.types.ts';

export enum ClassAttendanceGroup {
  BATCH = 'batch',
  COURSE = 'course',
  INSTRUCTOR = 'instructor',
  WEEKDAY = 'weekday',
  HOUR = 'hour',
}
describeEnum(ClassAttendanceGroup, 'ClassAttendanceGroup', 'What a row of the attendance of classes is told of.', {
  BATCH: 'A batch.',
  COURSE: 'A course.',
  INSTRUCTOR: 'The staff member who led the sessions, in place of somebody else or not.',
  WEEKDAY: 'A day of the week.',
  HOUR: 'The hour in which the sessions began, local to the academy.',
});

@ObjectType({ description: 'How sessions were attended.' })
export class ClassAttendanceTotals extends AttendanceOfReport {
  @Field(() => Int, { description: 'Sessions that have begun and did not fall out.' })
  sessions!: number;
}

const ClassAttendanceRow = rowType(
  'ClassAttendanceRow',
  'How the sessions of a batch, a course, an instructor, a day of the week or an hour were attended.',
  ClassAttendanceTotals,
  ['batch', 'course', 'instructor', 'weekday', 'hour'],
);

export const ClassAttendanceConnection = reportConnection(ClassAttendanceRow, 'ClassAttendance', {
  totals: ClassAttendanceTotals,
  groupBy: ClassAttendanceGroup,
});
