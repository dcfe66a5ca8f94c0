import { sql } from 'kysely';
import {
  atLeast,
  atMost,
  byValue,
  equals,
  isOneOf,
  isOneOfMany,
  isValue,
  type ReadContext,
  type ReadModel,
  type Relation,
  type Sql,
  type Visibility,
} from '../../platform/loaders/read-model.ts';
import { countFees, foundIn, ownTexts, searchSql } from '../../platform/loaders/search.ts';
import type { Summary } from '../../platform/loaders/summary.ts';
import { childOf, hasParent, studentTexts } from '../students/student.visibility.ts';
import { Fee } from './fee.entity.ts';
import { FeeCount } from './fee-count.entity.ts';
import { Payment } from './payment.entity.ts';
import { PaymentCount } from './payment-count.entity.ts';

/** Fees of visible students, and those billed to the parent who looks; teachers and heads see no money. */
function feeVisibility(context: ReadContext, feeId: Sql): Visibility {
  const { viewer } = context;
  switch (viewer.role) {
    case 'department_head':
    case 'teacher':
      return 'none';
    case 'parent':
      return billedTo(context, feeId, viewer.parentId, childOf(context, sql`f.student_id`));
    case 'student':
      return isOneOf(
        feeId,
        sql`select f.id from fees f where f.academy_id = ${context.academyId} and f.student_id = ${viewer.studentId}`,
        context,
      );
    default:
      return 'all';
  }
}

/** Whether a fee is billed to a parent, or one of several, or to one of the students. Two ways to few rows, each by an index of its own. */
const billedTo = (context: ReadContext, feeId: Sql, parentId: unknown, students: Sql): Sql =>
  isOneOf(
    feeId,
    sql`select f.id from fees f where f.academy_id = ${context.academyId} and ${isValue(sql`f.parent_id`, parentId, context)}
      union all
      select f.id from fees f where f.academy_id = ${context.academyId} and ${students}`,
    context,
  );

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

export const feeReads: ReadModel<Fee> = {
  entity: Fee,
  visibility: (context) => feeVisibility(context, sql`t.id`),
  listed: sql`t.voided_at is null`,
  computed: {
    ...studentTexts,
    balance: () => sql`(t.amount - t.paid_amount)`,
    paymentStatus: ({ today }) => sql`(case when t.paid_amount >= t.amount then 'paid'
      when t.due_date < ${today} then 'overdue' when t.paid_amount > 0 then 'partial' else 'pending' end)`,
  },
  search: ['title', 'receiptNumber', ...Object.keys(studentTexts)],
  searchIndex: {
    found: (needle, context, most) => sql`select b.id from (${foundIn('fees', needle, context, most)}
      union all
      select f.id from fees f where f.academy_id = ${context.academyId} and f.voided_at is null
        and f.student_id in (${foundIn('student_names', needle, context, most)})) as b limit ${sql.lit(most)}`,
    key: sql`t.id`,
    holds: (needle, context) => sql`(${isOneOfMany(sql`t.student_id`, foundIn('student_names', needle, context, null))}
      or ${searchSql([sql`t.title`, sql`t.receipt_number`], needle, sql.ref, context)})`,
    few: 2_000,
    count: countFees,
  },
  counts: feeCounts,
  filters: {
    studentId: equals('studentId'),
    parentId: (parentId, _column, context) =>
      billedTo(context, sql`t.id`, parentId, hasParent(context, sql`f.student_id`, parentId)),
    feeType: equals('feeType'),
    // so that the index of open fees serves what is open
    paymentStatus: byValue(
      {
        paid: () => sql`t.paid_amount >= t.amount`,
        overdue: ({ today }) => sql`t.paid_amount < t.amount and t.due_date < ${today}`,
        partial: ({ today }) => sql`t.paid_amount < t.amount and t.due_date >= ${today} and t.paid_amount > 0`,
        pending: ({ today }) => sql`t.paid_amount < t.amount and t.due_date >= ${today} and t.paid_amount = 0`,
      },
      (values) => (values.includes('paid') ? undefined : sql`t.paid_amount < t.amount`),
    ),
    dueFrom: atLeast('dueDate'),
    dueTo: atMost('dueDate'),
    amountFrom: atLeast('amount'),
    amountTo: atMost('amount'),
  },
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
  visibility: (context) => feeVisibility(context, sql`t.fee_id`),
  search: ['receiptNumber', 'reference'],
  searchIndex: ownTexts('payments'),
  counts: paymentCounts,
  filters: {
    feeId: equals('feeId'),
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

export const paymentsOfFee: Relation<Payment> = { name: 'Fee.payments', model: paymentReads, key: sql`t.fee_id` };

export const balanceOfStudent: Summary = {
  name: 'Student.balance',
  relation: feesOfStudent,
  where: ({ academyId }) => sql`t.paid_amount < t.amount
    and t.currency = (select a.settings ->> 'currency' from academies a where a.id = ${academyId})`,
  values: { balance: sql`cast(coalesce(sum(t.amount - t.paid_amount), 0) as bigint)` },
};
