import { ObjectType } from 'type-graphql';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { reportConnection } from '../core/report.types.ts';
import { rowType } from '../core/report-rows.types.ts';
import { AttendanceOfReport } from './attendance.types.ts';

export enum AttendanceSummaryGroup {
  STUDENT = 'student',
  BATCH = 'batch',
  COURSE = 'course',
  DAY = 'day',
  WEEK = 'week',
  MONTH = 'month',
}
describeEnum(AttendanceSummaryGroup, 'AttendanceSummaryGroup', 'What a row of the attendance is told of.', {
  STUDENT: 'A student who was marked.',
  BATCH: 'A batch.',
  COURSE: 'A course.',
  DAY: 'A day.',
  WEEK: 'A week, as those of the academy begin.',
  MONTH: 'A month.',
});

@ObjectType({ description: 'How students attended.' })
export class AttendanceSummaryTotals extends AttendanceOfReport {}

const AttendanceSummaryRow = rowType(
  'AttendanceSummaryRow',
  'How a student attended, or the students of a batch, a course, a day, a week or a month.',
  AttendanceSummaryTotals,
  ['student', 'batch', 'course', 'day', 'week', 'month'],
);

export const AttendanceSummaryConnection = reportConnection(AttendanceSummaryRow, 'AttendanceSummary', {
  totals: AttendanceSummaryTotals,
  groupBy: AttendanceSummaryGroup,
});
