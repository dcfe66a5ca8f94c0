import { orderEnum } from '../../../platform/graphql/connection.ts';
import { reportArgs } from '../core/report.inputs.ts';
import { AgeingGroup, AgeingTotals } from './ageing.types.ts';
import { OpenFeesFilter } from './fee-filters.inputs.ts';

const numbers: (keyof AgeingTotals)[] = ['notDue', 'days_1_30', 'days_31_60', 'days_61_90', 'days_over_90', 'credit'];
const AgeingOrder = orderEnum('AgeingReportOrder', numbers);
export const AgeingArgs = reportArgs(OpenFeesFilter, AgeingGroup, AgeingOrder);
