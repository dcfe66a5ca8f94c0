import { InputType } from 'type-graphql';
import { IdFilter } from '../../../platform/fields/filters.ts';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { PeriodFilter, reportArgs } from '../core/report.inputs.ts';
import { StaffPerformanceGroup } from './staff-performance.types.ts';

@InputType({ description: 'Of whom; all conditions must hold.' })
export class StaffPerformanceFilter extends PeriodFilter {
  @IdFilter('Of this staff member.')
  instructorId?: string;

  @IdFilter('Of the staff of this department.')
  departmentId?: string;
}

const StaffPerformanceOrder = orderEnum('StaffPerformanceReportOrder', [
  ...['scheduled', 'held', 'cancelled', 'minutesHeld', 'drops', 'heldRate', 'inTimeRate', 'utilization', 'rate'],
]);
export const StaffPerformanceArgs = reportArgs(StaffPerformanceFilter, StaffPerformanceGroup, StaffPerformanceOrder);
