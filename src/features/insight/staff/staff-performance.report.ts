import { InputType } from 'type-graphql';
import { filterWith } from '../../../platform/fields/filter-of.ts';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { roles } from '../../../platform/permissions/rules.ts';
import { PeriodFilter, reportArgs } from '../core/report.inputs.ts';
import type { ServedReport } from '../core/served-report.ts';
import { staffPerformance } from './staff-performance.loaders.ts';
import { StaffPerformanceConnection, StaffPerformanceGroup } from './staff-performance.types.ts';

@InputType({ description: 'Filters staff members; all conditions must hold.' })
export class StaffPerformanceFilter extends filterWith(PeriodFilter, {
  instructorId: 'Filters by staff member.',
  departmentId: 'Filters by the department of the staff member.',
}) {}

const StaffPerformanceOrder = orderEnum('StaffPerformanceReportOrder', [
  ...['scheduled', 'held', 'cancelled', 'minutesHeld', 'drops', 'heldRate', 'inTimeRate', 'utilization', 'rate'],
]);
export const StaffPerformanceArgs = reportArgs(StaffPerformanceFilter, StaffPerformanceGroup, StaffPerformanceOrder);

export const staffPerformanceReport: ServedReport = {
  report: staffPerformance,
  connection: StaffPerformanceConnection,
  args: StaffPerformanceArgs,
  may: roles('academy_admin', 'administrator', 'department_head', 'teacher', 'support_staff'),
  description:
    'Figures on the sessions and batches of staff members in a period, with totals. Admins see all; ' +
    'department heads see the staff of their departments, other staff members see themselves.',
};
