import { InputType } from 'type-graphql';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { reportArgs } from '../core/report.inputs.ts';
import { EnrollmentsFilter } from './enrollment.inputs.ts';
import { RetentionGroup } from './retention.types.ts';

@InputType({ description: 'Of which enrollments; all conditions must hold.' })
export class RetentionFilter extends EnrollmentsFilter {}

const RetentionOrder = orderEnum('RetentionReportOrder', [
  ...['activeAtStart', 'joined', 'left', 'completed', 'activeAtEnd', 'attrition'],
]);
export const RetentionArgs = reportArgs(RetentionFilter, RetentionGroup, RetentionOrder);
