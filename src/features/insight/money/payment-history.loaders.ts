import { sql } from 'kysely';
import { isValue, type ReadContext, type Sql } from '../../../platform/loaders/read-model.ts';
import { paymentReads } from '../../money/fees/fee.loaders.ts';
import { conditionOf } from '../../people/students/student.visibility.ts';
import { type Asking, type Report, sum } from '../core/report.loaders.ts';
import { byAccount, byDay, byMethod, byMonth, byReceiver, inOrder } from '../core/report-groups.loaders.ts';
import { lastDay } from '../core/report-period.ts';
import { PaymentHistoryGroup } from './payment-history.types.ts';

/** Payments and refunds, each on its day: all that the ledger has of one is entered on that. */
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

/** Whether something of the payment, or of what it gives back, went to a fee of a student. */
const isOfStudent = (studentId: unknown, context: ReadContext): Sql => sql`exists (select 1 from ledger_entries e
  join fees f on f.academy_id = e.academy_id and f.id = e.fee_id
  where e.academy_id = t.academy_id and t.id in (e.payment_id, e.refund_id) and ${isValue(sql`f.student_id`, studentId, context)})`;

export const paymentHistory: Report = {
  name: 'payment-history',
  definition:
    'Payments count on the day on which they were paid, refunds on the day on which they were given back, in the time zone ' +
    'of the academy as it was then; a payment on account counts as any other. Net is what was received less what was given back.',
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
