import { InputType } from 'type-graphql';
import { filterWith } from '../../../platform/fields/filter-of.ts';
import { PeriodFilter } from '../core/report.inputs.ts';

@InputType({ description: 'What reports of enrollments can be asked.' })
export abstract class EnrollmentsFilter extends filterWith(PeriodFilter, {
  courseId: 'In this course.',
  batchId: 'In this batch.',
  departmentId: 'In courses of this department.',
  instructorId: 'In batches that this staff member leads.',
}) {}
