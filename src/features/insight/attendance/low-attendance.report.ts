import { InputType } from 'type-graphql';
import { filterWith } from '../../../platform/fields/filter-of.ts';
import { IntegerInput } from '../../../platform/fields/inputs.ts';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { roles } from '../../../platform/permissions/rules.ts';
import { DayFilter, reportArgs } from '../core/report.inputs.ts';
import type { ServedReport } from '../core/served-report.ts';
import { OF_ATTENDANCE } from './attendance-filters.inputs.ts';
import { lowAttendance } from './low-attendance.loaders.ts';
import { LowAttendanceConnection, LowAttendanceGroup } from './low-attendance.types.ts';

@InputType({ description: 'Sets the limits of low attendance, and filters the attendance; all conditions must hold.' })
export class LowAttendanceFilter extends filterWith(DayFilter, OF_ATTENDANCE) {
  @IntegerInput(0, 100, 'The percentage below which a rate is low', {
    note: '; the threshold of the settings when omitted',
  })
  threshold?: number;

  @IntegerInput(1, 366, "The number of days whose marks count, up to the report's date", { note: '; 30 when omitted' })
  days?: number;

  @IntegerInput(1, 1000, 'The minimum number of attendance marks for a rate to count as low', {
    note: '; 4 when omitted',
  })
  minMarks?: number;
}

const LowAttendanceOrder = orderEnum('LowAttendanceReportOrder', [
  ...['present', 'late', 'absent', 'excused', 'marked'],
  ...['rate', 'punctuality', 'absencesRunning'],
]);
export const LowAttendanceArgs = reportArgs(LowAttendanceFilter, LowAttendanceGroup, LowAttendanceOrder);

export const lowAttendanceReport: ServedReport = {
  report: lowAttendance,
  connection: LowAttendanceConnection,
  args: LowAttendanceArgs,
  may: roles('academy_admin', 'administrator', 'department_head', 'teacher'),
  description:
    'Students or batches with low attendance in the last 30 days, or in the number of days in the filter, ' +
    'with totals. Admins see all; teachers and department heads see the students of their batches.',
};
