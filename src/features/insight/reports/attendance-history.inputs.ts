import { orderEnum } from '../../../platform/graphql/connection.ts';
import { AttendanceHistoryGroup } from './attendance-history.types.ts';
import { AttendanceSummaryFilter } from './attendance-summary.inputs.ts';
import { reportArgs } from './report.inputs.ts';

const AttendanceHistoryOrder = orderEnum('AttendanceHistoryReportOrder', ['day']);
export const AttendanceHistoryArgs = reportArgs(
  AttendanceSummaryFilter,
  AttendanceHistoryGroup,
  AttendanceHistoryOrder,
);
