import { sql } from 'kysely';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { filterWith } from '../../../platform/fields/filter-of.ts';
import { EnumFilter } from '../../../platform/fields/filters.ts';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { isValue, type ReadContext, type Sql } from '../../../platform/loaders/read-model.ts';
import { roles } from '../../../platform/permissions/rules.ts';
import { MoneyScalar } from '../../../platform/validation/scalars.ts';
import { paymentReads } from '../../money/fees/fee.loaders.ts';
import { PaymentMethod } from '../../money/ledger/fee.enums.ts';
import { conditionOf } from '../../people/students/student.visibility.ts';
import { PeriodFilter, reportArgs } from '../core/report.inputs.ts';
import { type Asking, type Report, sum } from '../core/report.loaders.ts';
import { reportConnection } from '../core/report.types.ts';
import { byAccount, byDay, byMethod, byMonth, byReceiver, inOrder } from '../core/report-groups.loaders.ts';
import { lastDay } from '../core/report-period.ts';
import { rowType } from '../core/report-rows.types.ts';
import type { ServedReport } from '../core/served-report.ts';

export enum PaymentHistoryGroup {
  DAY = 'day',
  MONTH = 'month',
  METHOD = 'method',
  RECEIVER = 'receiver',
  ACCOUNT = 'account',
}
describeEnum(PaymentHistoryGroup, 'PaymentHistoryGroup', 'The grouping of rows in the payment history.', {
  DAY: 'A day with a payment or a refund.',
  MONTH: 'A month with a payment or a refund.',
  METHOD: 'The payment method.',
  RECEIVER: 'The user who recorded the payment.',
  ACCOUNT: 'The account that the payment is for.',
});

@ObjectType({ description: 'Payments and refunds.' })
export class PaymentHistoryTotals {
  @Field(() => MoneyScalar, { description: 'The total of received payments.' })
  amount!: number;

  @Field(() => MoneyScalar, { description: 'The total of paid refunds.' })
  refunded!: number;

  @Field(() => MoneyScalar, { description: 'Payments received less refunds.' })
  net!: number;

  @Field(() => Int, { description: 'The number of payments, without refunds.' })
  payments!: number;
}

const PaymentHistoryRow = rowType(
  'PaymentHistoryRow',
  'Payments and refunds by day, month, method, receiver or account.',
  PaymentHistoryTotals,
  ['day', 'month', 'method', 'receiver', 'account'],
);

export const PaymentHistoryConnection = reportConnection(PaymentHistoryRow, 'PaymentHistory', {
  totals: PaymentHistoryTotals,
  groupBy: PaymentHistoryGroup,
});

@InputType({ description: 'Filters payments; all conditions must hold.' })
export class PaymentHistoryFilter extends filterWith(PeriodFilter, {
  accountId: 'Filters by account.',
  studentId: 'Filters by student: payments with a part for a fee of this student.',
  method: EnumFilter(() => PaymentMethod, 'Filters by payment method.'),
}) {}

const PaymentHistoryOrder = orderEnum('PaymentHistoryReportOrder', ['amount', 'refunded', 'net', 'payments']);
export const PaymentHistoryArgs = reportArgs(PaymentHistoryFilter, PaymentHistoryGroup, PaymentHistoryOrder);

/** Selects payments and refunds. Each of them counts on its day `paid_on`. */
function facts({ context, period, filter, currency }: Asking): Sql {
  const { academyId } = context;
  const conditions = [
    sql`t.paid_on >= ${period.from} and t.paid_on <= ${lastDay(period)}`,
    sql`t.currency = ${currency}`,
    conditionOf(paymentReads.visibility(context)),
    ...(filter.has('accountId') ? [isValue(sql`t.account_id`, filter.get('accountId'), context)] : []),
    ...(filter.has('method') ? [isValue(sql`t.method`, filter.get('method'), context)] : []),
    ...(filter.has('studentId') ? [isOfStudent(filter.get('studentId'), context)] : []),
  ];
  return sql`select t.account_id, t.method, t.received_by as receiver_id, t.amount, t.paid_on as day
    from payments t where t.academy_id = ${academyId} and ${sql.join(conditions, sql` and `)}`;
}

/**
 * Returns the condition that a payment paid a part of a fee of a student, or that a refund returned money from such a
 * fee.
 */
const isOfStudent = (studentId: unknown, context: ReadContext): Sql => sql`exists (select 1 from ledger_entries e
  join fees f on f.academy_id = ${context.academyId} and f.id = e.fee_id
  where e.academy_id = ${context.academyId} and t.id in (e.payment_id, e.refund_id) and ${isValue(sql`f.student_id`, studentId, context)})`;

export const paymentHistory: Report = {
  name: 'payment-history',
  definition:
    'Payments count on the day on which they were paid, and refunds on the day on which they were refunded, ' +
    "in the academy's time zone at that time. Payments that become credit count like other payments. Net is " +
    'received less refunded.',
  groups: {
    [PaymentHistoryGroup.DAY]: byDay,
    [PaymentHistoryGroup.MONTH]: byMonth,
    [PaymentHistoryGroup.METHOD]: byMethod,
    ...inOrder(['net desc'], {
      [PaymentHistoryGroup.RECEIVER]: byReceiver,
      [PaymentHistoryGroup.ACCOUNT]: byAccount,
    }),
  },
  measures: {
    amount: { of: sum(sql`case when x.amount > 0 then x.amount else 0 end`) },
    refunded: { of: sum(sql`case when x.amount < 0 then -x.amount else 0 end`) },
    net: { of: sum(sql`x.amount`) },
    payments: { of: sum(sql`case when x.amount > 0 then 1 else 0 end`) },
  },
  facts,
};

export const paymentHistoryReport: ServedReport = {
  report: paymentHistory,
  connection: PaymentHistoryConnection,
  args: PaymentHistoryArgs,
  may: roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student'),
  description:
    'The payments and refunds of a period, with totals. Admins and support staff see all; families see their own.',
};
