import { orderEnum } from '../../../platform/graphql/connection.ts';
import { OpenFeesFilter } from './fee-filters.inputs.ts';
import { OpenFeesGroup } from './open-fees.types.ts';
import { reportArgs } from './report.inputs.ts';

const PendingPaymentsOrder = orderEnum('PendingPaymentsReportOrder', ['nextDueDate', 'due', 'fees']);
export const PendingPaymentsArgs = reportArgs(OpenFeesFilter, OpenFeesGroup, PendingPaymentsOrder);
