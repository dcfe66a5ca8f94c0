import { orderEnum } from '../../../platform/graphql/connection.ts';
import { reportArgs } from '../core/report.inputs.ts';
import { AttendanceHistoryGroup } from './attendance-history.types.ts';
import { AttendanceSummaryFilter } from './attendance-summary.inputs.ts';

const AttendanceHistoryOrder = orderEnum('AttendanceHistoryReportOrder', ['day']);
export const AttendanceHistoryArgs = reportArgs(
  AttendanceSummaryFilter,
  AttendanceHistoryGroup,
  AttendanceHistoryOrder,
);
