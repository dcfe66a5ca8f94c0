import { InputType } from 'type-graphql';
import { IdFilter } from '../../../platform/fields/filters.ts';
import { PeriodFilter } from '../core/report.inputs.ts';

@InputType({ description: 'What reports of enrollments can be asked.' })
export abstract class EnrollmentsFilter extends PeriodFilter {
  @IdFilter('In this course.')
  courseId?: string;

  @IdFilter('In this batch.')
  batchId?: string;

  @IdFilter('In courses of this department.')
  departmentId?: string;

  @IdFilter('In batches that this staff member leads.')
  instructorId?: string;
}
