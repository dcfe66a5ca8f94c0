import { reportsModule } from '../core/served-report.ts';
import { capacityReport } from './capacity.report.ts';
import { enrollmentFunnelReport } from './enrollment-funnel.report.ts';
import { retentionReport } from './retention.report.ts';
import { studentProgressReport } from './student-progress.report.ts';

export const enrollmentReportsModule = reportsModule({
  enrollmentFunnelReport,
  studentProgressReport,
  capacityReport,
  retentionReport,
});
