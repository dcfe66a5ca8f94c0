import { InputType } from 'type-graphql';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { PeriodFilter, reportArgs } from '../core/report.inputs.ts';
import { filterOfAttendance } from './attendance-filters.inputs.ts';
import { AttendanceSummaryGroup } from './attendance-summary.types.ts';

@InputType({ description: 'Of which attendance; all conditions must hold.' })
export class AttendanceSummaryFilter extends filterOfAttendance('AttendanceSummary', PeriodFilter as never) {}

const AttendanceSummaryOrder = orderEnum('AttendanceSummaryReportOrder', [
  ...['present', 'late', 'absent', 'excused', 'marked'],
  ...['rate', 'punctuality'],
]);
export const AttendanceSummaryArgs = reportArgs(
  AttendanceSummaryFilter,
  AttendanceSummaryGroup,
  AttendanceSummaryOrder,
);
