import { reportRoute } from '../reports.ts';
import type { Route } from '../route.ts';

/** The route that lists the reports that the caller may read. */
const list: Route = { method: 'get', path: '/reports', operation: 'reports', answer: 'list' };

/** Reports for a period. They contain only what the caller can see. */
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
