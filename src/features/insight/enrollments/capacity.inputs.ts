import { InputType } from 'type-graphql';
import { IdFilter } from '../../../platform/fields/filters.ts';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { reportArgs } from '../core/report.inputs.ts';
import { CapacityGroup } from './capacity.types.ts';
import { EnrollmentsFilter } from './enrollment.inputs.ts';

@InputType({ description: 'Of which batches; all conditions must hold.' })
export class CapacityFilter extends EnrollmentsFilter {
  @IdFilter('With sessions in this room.')
  roomId?: string;
}

const CapacityOrder = orderEnum('CapacityReportOrder', ['batches', 'seats', 'held', 'waitlisted', 'sessions', 'fill']);
export const CapacityArgs = reportArgs(CapacityFilter, CapacityGroup, CapacityOrder);
