import { reportsModule } from '../core/served-report.ts';
import { ageingReport } from './ageing.report.ts';
import { monthlyReport } from './monthly.report.ts';
import { outstandingFeesReport } from './outstanding-fees.report.ts';
import { paymentHistoryReport } from './payment-history.report.ts';
import { pendingPaymentsReport } from './pending-payments.report.ts';
import { revenueReport } from './revenue.report.ts';

export const moneyReportsModule = reportsModule({
  outstandingFeesReport,
  paymentHistoryReport,
  pendingPaymentsReport,
  ageingReport,
  revenueReport,
  monthlyReport,
});
