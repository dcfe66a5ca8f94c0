import { reportsModule } from '../core/served-report.ts';
import { staffPerformanceReport } from './staff-performance.report.ts';

export const staffReportsModule = reportsModule({
  staffPerformanceReport,
});
