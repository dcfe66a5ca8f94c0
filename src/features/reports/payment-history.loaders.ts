import { sql } from 'kysely';
import { isValue, type ReadContext, type Sql } from '../../platform/loaders/read-model.ts';
import { paymentReads } from '../fees/fee.loaders.ts';
import { conditionOf } from '../students/student.visibility.ts';
import { PaymentHistoryGroup } from './payment-history.types.ts';
import { type Asking, type Group, type Report, sum } from './report.loaders.ts';
import { accountName, receiverName } from './report-names.loaders.ts';
import { lastDay } from './report-period.ts';

/** The month of a day, `2026-11`. */
const monthOf = (day: Sql): Sql => sql`substr(cast(${day} as text), 1, 7)`;

const groups: Record<PaymentHistoryGroup, Group> = {
  [PaymentHistoryGroup.DAY]: { key: ['day', sql`cast(x.day as text)`], isByDay: true },
  [PaymentHistoryGroup.MONTH]: { key: ['month', monthOf(sql`x.day`)] },
  [PaymentHistoryGroup.METHOD]: { key: ['method', sql`x.method`] },
  [PaymentHistoryGroup.RECEIVER]: {
    key: ['receiverId', sql`x.receiver_id`],
    names: { receiverName },
    order: ['net desc'],
  },
  [PaymentHistoryGroup.ACCOUNT]: {
    key: ['accountId', sql`x.account_id`],
    names: { accountName },
    order: ['net desc'],
  },
};

/** Payments and refunds, each on its day, as the ledger has them. */
function facts({ context, period, filter, currency }: Asking): Sql {
  const { academyId } = context;
  const conditions = [
    sql`t.currency = ${currency}`,
    conditionOf(paymentReads.visibility(context)),
    ...(filter.has('accountId') ? [isValue(sql`t.account_id`, filter.get('accountId'), context)] : []),
    ...(filter.has('method') ? [isValue(sql`t.method`, filter.get('method'), context)] : []),
    ...(filter.has('studentId') ? [isOfStudent(filter.get('studentId'), context)] : []),
  ];
  return sql`select t.account_id, t.method, t.received_by as receiver_id, e.day, e.amount from (
      select coalesce(l.refund_id, l.payment_id) as id, l.effective_on as day, -sum(l.amount) as amount
      from ledger_entries l
      where l.academy_id = ${academyId} and l.kind in ('payment', 'refund')
        and l.effective_on >= ${period.from} and l.effective_on <= ${lastDay(period)}
      group by 1, 2) as e
    join payments t on t.academy_id = ${academyId} and t.id = e.id
    where ${sql.join(conditions, sql` and `)}`;
}

/** Whether something of the payment, or of what it gives back, went to a fee of a student. */
const isOfStudent = (studentId: unknown, context: ReadContext): Sql => sql`exists (select 1 from ledger_entries e
  join fees f on f.academy_id = e.academy_id and f.id = e.fee_id
  where e.academy_id = t.academy_id and t.id in (e.payment_id, e.refund_id) and ${isValue(sql`f.student_id`, studentId, context)})`;

export const paymentHistory: Report = {
  name: 'payment-history',
  definition:
    'Payments count on the day on which they were paid, refunds on the day on which they were given back, in the time zone ' +
    'of the academy; a payment on account counts as any other. Net is what was received less what was given back.',
  groups,
  measures: {
    amount: { of: sum(sql`case when x.amount > 0 then x.amount else 0 end`) },
    refunded: { of: sum(sql`case when x.amount < 0 then -x.amount else 0 end`) },
    net: { of: sum(sql`x.amount`) },
    payments: { of: sum(sql`case when x.amount > 0 then 1 else 0 end`) },
  },
  facts,
};
