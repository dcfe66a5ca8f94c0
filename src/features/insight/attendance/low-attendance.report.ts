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

@InputType({ description: 'What is low, and of whom; all conditions must hold.' })
export class LowAttendanceFilter extends filterWith(DayFilter, OF_ATTENDANCE) {
  @IntegerInput(0, 100, 'A rate below so many per cent is low', { note: '; that of the settings when left out' })
  threshold?: number;

  @IntegerInput(1, 366, 'The days that count, up to the one as of which it is told', { note: '; 30 when left out' })
  days?: number;

  @IntegerInput(1, 1000, 'So many marks have a rate that counts', { note: '; 4 when left out' })
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
    'Whose attendance has been low of late, with totals of those. For admins; teachers and department heads see those of ' +
    'their batches.',
};
