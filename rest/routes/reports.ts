import { reportRoute } from '../reports.ts';
import type { Route } from '../route.ts';

/** Reports, each of a period, in the sight of whoever asks. */
export const reportRoutes: readonly Route[] = ['outstandingFeesReport', 'paymentHistoryReport'].map(reportRoute);
