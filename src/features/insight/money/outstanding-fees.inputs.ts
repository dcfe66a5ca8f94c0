import { orderEnum } from '../../../platform/graphql/connection.ts';
import { reportArgs } from '../core/report.inputs.ts';
import { OpenFeesFilter } from './fee-filters.inputs.ts';
import { OpenFeesGroup } from './open-fees.types.ts';

const OutstandingFeesOrder = orderEnum('OutstandingFeesReportOrder', ['outstanding', 'overdue', 'fees']);
export const OutstandingFeesArgs = reportArgs(OpenFeesFilter, OpenFeesGroup, OutstandingFeesOrder);
