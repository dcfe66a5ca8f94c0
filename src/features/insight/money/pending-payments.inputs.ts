import { orderEnum } from '../../../platform/graphql/connection.ts';
import { reportArgs } from '../core/report.inputs.ts';
import { OpenFeesFilter } from './fee-filters.inputs.ts';
import { OpenFeesGroup } from './open-fees.types.ts';

const PendingPaymentsOrder = orderEnum('PendingPaymentsReportOrder', ['nextDueDate', 'due', 'fees']);
export const PendingPaymentsArgs = reportArgs(OpenFeesFilter, OpenFeesGroup, PendingPaymentsOrder);
