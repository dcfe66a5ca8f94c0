import { reportRoute } from '../reports.ts';
import type { Route } from '../route.ts';

/** Which reports there are for whoever asks. */
const list: Route = { method: 'get', path: '/reports', operation: 'reports', answer: 'list' };

/** Reports, each of a period, in the sight of whoever asks. */
export const reportRoutes: readonly Route[] = [
  'ageingReport',
  'attendanceHistoryReport',
  'attendanceSummaryReport',
  'classAttendanceReport',
  'capacityReport',
  'enrollmentFunnelReport',
  'lowAttendanceReport',
  'monthlyReport',
  'outstandingFeesReport',
  'paymentHistoryReport',
  'pendingPaymentsReport',
  'revenueReport',
  'retentionReport',
  'staffPerformanceReport',
  'studentProgressReport',
]
  .map(reportRoute)
  .concat(list);
