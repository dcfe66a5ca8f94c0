import { InputType } from 'type-graphql';
import { filterWith } from '../../../platform/fields/filter-of.ts';
import { PeriodFilter } from '../core/report.inputs.ts';

@InputType({ description: 'What reports of enrollments can be asked.' })
export abstract class EnrollmentsFilter extends filterWith(PeriodFilter, {
  courseId: 'Filters by course.',
  batchId: 'Filters by batch.',
  departmentId: 'Filters by the department of the course.',
  instructorId: 'Filters by the staff member who leads the batch.',
}) {}
