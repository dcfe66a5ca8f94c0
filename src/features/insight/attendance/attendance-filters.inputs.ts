import { type ClassType, InputType } from 'type-graphql';
import { IdFilter } from '../../../platform/fields/filters.ts';

/** The filter of a report, with what attendance can be asked by. */
export function filterOfAttendance<Filter extends object>(name: string, of: ClassType<Filter>) {
  @InputType(`${name}OfAttendance`, { description: 'What every report of attendance can be asked.' })
  abstract class AttendanceFilter extends (of as ClassType) {
    @IdFilter('Of this student.')
    studentId?: string;

    @IdFilter('In this batch.')
    batchId?: string;

    @IdFilter('In batches of this course.')
    courseId?: string;

    @IdFilter('In batches of courses of this department.')
    departmentId?: string;

    @IdFilter('In batches that this staff member leads.')
    instructorId?: string;
  }
  return AttendanceFilter as unknown as ClassType<Filter>;
}
