import { InputType } from 'type-graphql';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { PeriodFilter, reportArgs } from '../core/report.inputs.ts';
import { MonthlyGroup } from './monthly.types.ts';

@InputType({ description: 'When; all conditions must hold.' })
export class MonthlyFilter extends PeriodFilter {}

const MonthlyOrder = orderEnum('MonthlyReportOrder', ['month', 'billed', 'collected', 'closing', 'active']);
export const MonthlyArgs = reportArgs(MonthlyFilter, MonthlyGroup, MonthlyOrder);
