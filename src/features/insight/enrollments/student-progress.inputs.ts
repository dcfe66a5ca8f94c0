import { InputType } from 'type-graphql';
import { IdFilter } from '../../../platform/fields/filters.ts';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { reportArgs } from '../core/report.inputs.ts';
import { EnrollmentsFilter } from './enrollment.inputs.ts';
import { StudentProgressGroup } from './student-progress.types.ts';

@InputType({ description: 'Of which enrollments; all conditions must hold.' })
export class StudentProgressFilter extends EnrollmentsFilter {
  @IdFilter('Of this student.')
  studentId?: string;
}

const StudentProgressOrder = orderEnum('StudentProgressReportOrder', [
  ...['enrollments', 'completed', 'graded', 'progress', 'present', 'late', 'absent', 'excused', 'rate', 'punctuality'],
]);
export const StudentProgressArgs = reportArgs(StudentProgressFilter, StudentProgressGroup, StudentProgressOrder);
