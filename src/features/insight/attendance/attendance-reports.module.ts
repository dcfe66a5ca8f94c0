import { reportsModule } from '../core/served-report.ts';
import { attendanceHistoryReport } from './attendance-history.report.ts';
import { attendanceSummaryReport } from './attendance-summary.report.ts';
import { classAttendanceReport } from './class-attendance.report.ts';
import { lowAttendanceReport } from './low-attendance.report.ts';

export const attendanceReportsModule = reportsModule({
  attendanceSummaryReport,
  classAttendanceReport,
  lowAttendanceReport,
  attendanceHistoryReport,
});
