import { InputType } from 'type-graphql';
import { filterWith } from '../../../platform/fields/filter-of.ts';
import { DayFilter } from '../core/report.inputs.ts';

/** The filters of every report of fees. */
export const ASKED_OF_FEES = {
  studentId: 'For this student.',
  courseId: 'For enrollments in this course.',
  batchId: 'For enrollments in this batch.',
  departmentId: 'For enrollments in courses of this department.',
  instructorId: 'For enrollments in batches that this staff member leads.',
} as const;

@InputType({ description: 'Filters fees; all conditions must hold.' })
export class OpenFeesFilter extends filterWith(DayFilter, ASKED_OF_FEES) {}
