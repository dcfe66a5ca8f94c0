import { InputType } from 'type-graphql';
import { IdFilter } from '../../../platform/fields/filters.ts';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { PeriodFilter, reportArgs } from '../core/report.inputs.ts';
import { ClassAttendanceGroup } from './class-attendance.types.ts';

@InputType({ description: 'Of which sessions; all conditions must hold.' })
export class ClassAttendanceFilter extends PeriodFilter {
  @IdFilter('Of this batch.')
  batchId?: string;

  @IdFilter('Of this course.')
  courseId?: string;

  @IdFilter('Of courses of this department.')
  departmentId?: string;

  @IdFilter('Led by this staff member.')
  instructorId?: string;
}

const ClassAttendanceOrder = orderEnum('ClassAttendanceReportOrder', [
  ...['sessions', 'present', 'late', 'absent', 'excused', 'marked', 'expected'],
  ...['rate', 'punctuality', 'coverage'],
]);
export const ClassAttendanceArgs = reportArgs(ClassAttendanceFilter, ClassAttendanceGroup, ClassAttendanceOrder);
