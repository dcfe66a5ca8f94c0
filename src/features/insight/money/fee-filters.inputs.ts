import { type ClassType, InputType } from 'type-graphql';
import { IdFilter } from '../../../platform/fields/filters.ts';
import { DayFilter } from '../core/report.inputs.ts';

/** The filter of a report, with what fees can be asked by. */
export function filterOfFees<Filter extends object>(name: string, of: ClassType<Filter>) {
  @InputType(`${name}OfFees`, { description: 'What every report of fees can be asked.' })
  abstract class FeesFilter extends (of as ClassType) {
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
  return FeesFilter as unknown as ClassType<Filter>;
}

@InputType({ description: 'Of which fees; all conditions must hold.' })
export class OpenFeesFilter extends filterOfFees('OpenFees', DayFilter as never) {}
