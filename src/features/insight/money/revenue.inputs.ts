import { Field, InputType } from 'type-graphql';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { PeriodFilter, reportArgs } from '../core/report.inputs.ts';
import { filterOfFees } from './fee-filters.inputs.ts';
import { RevenueBasis, RevenueGroup, type RevenueTotals } from './revenue.types.ts';

@InputType({ description: 'When, by what, and of which fees; all conditions must hold.' })
export class RevenueFilter extends filterOfFees('Revenue', PeriodFilter as never) {
  @Field(() => RevenueBasis, { nullable: true, description: 'What the net revenue is of; cash when left out.' })
  basis?: RevenueBasis;
}

const numbers: (keyof RevenueTotals)[] = ['billed', 'credited', 'voided', 'collected', 'refunded', 'net', 'tax'];
const RevenueOrder = orderEnum('RevenueReportOrder', numbers);
export const RevenueArgs = reportArgs(RevenueFilter, RevenueGroup, RevenueOrder);
