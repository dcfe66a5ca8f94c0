import { orderEnum } from '../../../platform/graphql/connection.ts';
import { OpenFeesFilter } from './fee-filters.inputs.ts';
import { OpenFeesGroup } from './open-fees.types.ts';
import { reportArgs } from './report.inputs.ts';

const OutstandingFeesOrder = orderEnum('OutstandingFeesReportOrder', ['outstanding', 'overdue', 'fees']);
export const OutstandingFeesArgs = reportArgs(OpenFeesFilter, OpenFeesGroup, OutstandingFeesOrder);
