import { InputType } from 'type-graphql';
import { IdFilter } from '../../platform/fields/filters.ts';
import { orderEnum } from '../../platform/graphql/connection.ts';
import { OutstandingFeesGroup } from './outstanding-fees.types.ts';
import { DayFilter, reportArgs } from './report.inputs.ts';

@InputType({ description: 'Of which fees; all conditions must hold.' })
export class OutstandingFeesFilter extends DayFilter {
  @IdFilter('For this student.')
  studentId?: string;

  @IdFilter('For enrollments in this course.')
  courseId?: string;

  @IdFilter('For enrollments in this batch.')
  batchId?: string;

  @IdFilter('For enrollments in courses of this department.')
  departmentId?: string;

  @IdFilter('For enrollments in batches that this staff member leads.')
  instructorId?: string;
}

const OutstandingFeesOrder = orderEnum('OutstandingFeesReportOrder', ['outstanding', 'overdue', 'fees']);
export const OutstandingFeesArgs = reportArgs(OutstandingFeesFilter, OutstandingFeesGroup, OutstandingFeesOrder);
