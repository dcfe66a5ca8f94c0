import { InputType } from 'type-graphql';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { reportArgs } from '../core/report.inputs.ts';
import { EnrollmentsFilter } from './enrollment.inputs.ts';
import { EnrollmentFunnelGroup } from './enrollment-funnel.types.ts';

@InputType({ description: 'Of which enrollments; all conditions must hold.' })
export class EnrollmentFunnelFilter extends EnrollmentsFilter {}

const EnrollmentFunnelOrder = orderEnum('EnrollmentFunnelReportOrder', [
  ...['entered', 'requested', 'waitlisted', 'active', 'completed', 'dropped', 'conversion'],
]);
export const EnrollmentFunnelArgs = reportArgs(EnrollmentFunnelFilter, EnrollmentFunnelGroup, EnrollmentFunnelOrder);
