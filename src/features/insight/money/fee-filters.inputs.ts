import { InputType } from 'type-graphql';
import { filterWith } from '../../../platform/fields/filter-of.ts';
import { DayFilter } from '../core/report.inputs.ts';

/** The filters of every report on fees. */
export const ASKED_OF_FEES = {
  studentId: 'Filters by student.',
  courseId: 'Filters by the course of the enrollment.',
  batchId: 'Filters by the batch of the enrollment.',
  departmentId: 'Filters by the department of the course.',
  instructorId: 'Filters by the staff member who leads the batch.',
} as const;

@InputType({ description: 'Filters fees; all conditions must hold.' })
export class OpenFeesFilter extends filterWith(DayFilter, ASKED_OF_FEES) {}
