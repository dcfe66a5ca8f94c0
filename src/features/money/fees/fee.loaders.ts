import { sql } from 'kysely';
import { inHashedSubquery, inSubquery } from '../../../platform/loaders/planner-hints.ts';
import {
  atLeast,
  atMost,
  byValue,
  equals,
  isValue,
  type ReadContext,
  type ReadModel,
  type Relation,
  type Sql,
} from '../../../platform/loaders/read-model.ts';
import { countFees, foundIn, ownTexts, searchSql } from '../../../platform/loaders/search.ts';
import { searchedColumns } from '../../../platform/loaders/searched.ts';
import type { Summary } from '../../../platform/loaders/summary.ts';
import { conditionOf, hasParent, studentTexts } from '../../people/students/student.visibility.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { Payment } from '../ledger/payment.entity.ts';
import { PaymentCount } from '../ledger/payment-count.entity.ts';
import { billedFees, feeVisibility, ofMoney, visibleFees, visibleThrough } from './fee.visibility.ts';
import { FeeCount } from './fee-count.entity.ts';

/**
 * Selects the ids of the payments and refunds that changed the paid amounts of fees. `fees` is the condition on
 * `e.fee_id`.
 */
const paymentsOf = (context: ReadContext, fees: Sql): Sql =>
  sql`select coalesce(e.refund_id, e.payment_id) from ledger_entries e
      where e.academy_id = ${context.academyId} and ${fees} and e.payment_id is not null`;

/**
 * Selects how a payment is divided among the fees that the caller can see. For a refund, selects the amounts that it
 * took from these fees.
 */
function allocations(context: ReadContext): Sql {
  const { engine } = context;
  const visible = conditionOf(feeVisibility(context, sql`e.fee_id`));
  const entries = (condition: Sql) => sql`select e.id, e.fee_id, e.amount from ledger_entries e
      where e.academy_id = ${context.academyId} and ${condition} and e.fee_id is not null and ${visible}`;
  const part = sql.raw(
    `${engine === 'postgresql' ? 'json_build_object' : 'json_object'}('feeId', m.fee_id, 'amount', m.amount)`,
  );
  const list =
    engine === 'postgresql'
      ? sql`coalesce(json_agg(${part} order by m.place), '[]')`
      : sql`json_group_array(${part} order by m.place)`;
  return sql`(select ${list} from (
    select e.fee_id, min(cast(e.id as text)) as place, cast(-sum(e.amount) as bigint) as amount from (
      ${entries(sql`e.payment_id = t.id and e.refund_id is null`)} union all ${entries(sql`e.refund_id = t.id`)}
    ) as e group by e.fee_id having sum(e.amount) <> 0) as m)`;
}

const feeCounts: ReadModel<FeeCount> = {
  entity: FeeCount,
  visibility: () => 'all',
  computed: {
    paymentStatus: ({
      today,
    }) => sql`(case when t.settlement = 'paid' then 'paid' when t.due_date < ${today} then 'overdue'
      when t.settlement = 'partial' then 'partial' else 'pending' end)`,
  },
  filters: {
    feeType: equals('feeType'),
    paymentStatus: equals('paymentStatus'),
    dueFrom: atLeast('dueDate'),
    dueTo: atMost('dueDate'),
  },
};

/** The condition for open fees. Its text must be the same as in the indexes for open fees. */
const IS_OPEN = sql`t.paid_amount + t.credited_amount < t.amount`;

export const feeReads: ReadModel<Fee> = {
  entity: Fee,
  visibility: (context) => feeVisibility(context, sql`t.id`),
  listed: sql`t.voided_at is null`,
  computed: {
    ...studentTexts,
    creditNotesAmount: ({ academyId }) => sql`(select cast(coalesce(sum(n.amount), 0) as bigint) from credit_notes n
      where n.academy_id = ${academyId} and n.fee_id = t.id and n.voided_at is null)`,
    invoiceId: ({ academyId }) =>
      sql`(select i.id from invoices i where i.academy_id = ${academyId} and i.fee_id = t.id)`,
    balance: () => sql`(case when t.voided_at is null then t.amount - t.paid_amount - t.credited_amount else 0 end)`,
    paymentStatus: ({
      today,
    }) => sql`(case when t.voided_at is not null or t.paid_amount + t.credited_amount >= t.amount then 'paid'
      when t.due_date < ${today} then 'overdue' when t.paid_amount > 0 then 'partial' else 'pending' end)`,
  },
  needs: { explanation: ['dueDate', 'steps', 'title', 'feeType', 'currency'], invoice: ['invoiceId'] },
  search: [...searchedColumns(Fee), ...Object.keys(studentTexts)],
  searchIndex: {
    found: (needle, context, most) => sql`select b.id from (${foundIn('fees', needle, context, most)}
      union all
      select f.id from fees f where f.academy_id = ${context.academyId} and f.voided_at is null
        and f.student_id in (${foundIn('student_names', needle, context, most)})) as b limit ${sql.lit(most)}`,
    key: sql`t.id`,
    holds: (
      needle,
      context,
    ) => sql`(${inHashedSubquery(sql`t.student_id`, foundIn('student_names', needle, context, null))}
      or ${searchSql([sql`t.title`, sql`t.receipt_number`], needle, sql.ref, context)})`,
    few: 2_000,
    count: countFees,
  },
  counts: feeCounts,
  filters: {
    studentId: equals('studentId'),
    parentId: (parentId, _column, context) =>
      inSubquery(sql`t.id`, billedFees(context, parentId, hasParent(context, sql`f.student_id`, parentId)), context),
    accountId: equals('accountId'),
    billingRunId: equals('billingRunId'),
    feeType: equals('feeType'),
    // repeats the condition of the index for open fees, so that the database uses this index
    paymentStatus: byValue(
      {
        paid: () => sql`t.paid_amount + t.credited_amount >= t.amount`,
        overdue: ({ today }) => sql`${IS_OPEN} and t.due_date < ${today}`,
        partial: ({ today }) => sql`${IS_OPEN} and t.due_date >= ${today} and t.paid_amount > 0`,
        pending: ({ today }) => sql`${IS_OPEN} and t.due_date >= ${today} and t.paid_amount = 0`,
      },
      (values) => (values.includes('paid') ? undefined : IS_OPEN),
    ),
    dueFrom: atLeast('dueDate'),
    dueTo: atMost('dueDate'),
    amountFrom: atLeast('amount'),
    amountTo: atMost('amount'),
  },
  filterScopes: { search: ['students:read'], parentId: ['parents:read'] },
  ownSearch: { searchIndex: ownTexts('fees') },
};

const paymentCounts: ReadModel<PaymentCount> = {
  entity: PaymentCount,
  visibility: () => 'all',
  filters: {
    method: equals('method'),
  },
};

export const paymentReads: ReadModel<Payment> = {
  entity: Payment,
  visibility: (context) =>
    visibleThrough(context, sql`t.id`, () =>
      ofMoney(context, 'payments', paymentsOf(context, sql`e.fee_id in (${visibleFees(context)})`)),
    ),
  computed: { allocations },
  computedJson: ['allocations'],
  searchIndex: ownTexts('payments'),
  counts: paymentCounts,
  filters: {
    feeId: (feeId, _column, context) =>
      inSubquery(sql`t.id`, paymentsOf(context, isValue(sql`e.fee_id`, feeId, context)), context),
    accountId: equals('accountId'),
    method: equals('method'),
    amountFrom: atLeast('amount'),
    amountTo: atMost('amount'),
    paidFrom: atLeast('paidAt'),
    paidTo: atMost('paidAt'),
  },
};

export const feesOfStudent: Relation<Fee> = { name: 'Student.fees', model: feeReads, key: sql`t.student_id` };

export const feesOfParent: Relation<Fee> = { name: 'Parent.fees', model: feeReads, key: sql`t.parent_id` };

export const feesOfEnrollment: Relation<Fee> = { name: 'Enrollment.fees', model: feeReads, key: sql`t.enrollment_id` };

/** All payments of which the fee ever received a part, including payments for several fees of its account. */
export const paymentsOfFee: Relation<Payment> = {
  name: 'Fee.payments',
  model: paymentReads,
  key: sql`l.fee_id`,
  join: ({
    academyId,
  }) => sql`join ledger_entries l on l.academy_id = ${academyId} and t.id in (coalesce(l.refund_id, l.payment_id))
    and not exists (select 1 from ledger_entries e where e.academy_id = ${academyId} and e.fee_id = l.fee_id
      and coalesce(e.refund_id, e.payment_id) = coalesce(l.refund_id, l.payment_id) and e.id < l.id)`,
};

export const balanceOfStudent: Summary = {
  name: 'Student.balance',
  relation: feesOfStudent,
  where: ({ academyId }) => sql`${IS_OPEN}
    and t.currency = (select a.settings ->> 'currency' from academies a where a.id = ${academyId})`,
  values: { balance: sql`cast(coalesce(sum(t.amount - t.paid_amount - t.credited_amount), 0) as bigint)` },
};

export const feesOfAccount: Relation<Fee> = { name: 'Account.fees', model: feeReads, key: sql`t.account_id` };

export const paymentsOfAccount: Relation<Payment> = {
  name: 'Account.payments',
  model: paymentReads,
  key: sql`t.account_id`,
};
