import { InputType } from 'type-graphql';
import { EnumFilter, IdFilter } from '../../../platform/fields/filters.ts';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { PaymentMethod } from '../../money/ledger/fee.enums.ts';
import { PeriodFilter, reportArgs } from '../core/report.inputs.ts';
import { PaymentHistoryGroup } from './payment-history.types.ts';

@InputType({ description: 'Of which payments; all conditions must hold.' })
export class PaymentHistoryFilter extends PeriodFilter {
  @IdFilter('To this account.')
  accountId?: string;

  @IdFilter('Of which something went to a fee of this student.')
  studentId?: string;

  @EnumFilter(() => PaymentMethod, 'Paid in this way.')
  method?: PaymentMethod;
}

const PaymentHistoryOrder = orderEnum('PaymentHistoryReportOrder', ['amount', 'refunded', 'net', 'payments']);
export const PaymentHistoryArgs = reportArgs(PaymentHistoryFilter, PaymentHistoryGroup, PaymentHistoryOrder);
