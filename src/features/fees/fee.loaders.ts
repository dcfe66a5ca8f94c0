import { sql } from 'kysely';
import { atLeast, atMost, equals, type ReadModel, type Relation } from '../../platform/loaders/read-model.ts';
import type { Viewer } from '../../platform/permissions/roles.ts';
import { childOf, hasParent, studentTexts } from '../students/student.scope.ts';
import { Fee } from './fee.entity.ts';
import { Payment } from './payment.entity.ts';

/** Fees of students in sight, and those billed to the parent who looks; teachers and heads see no money. */
function feesInSight(viewer: Viewer, fee: 't' | 'f') {
  const studentId = sql.ref(`${fee}.student_id`);
  switch (viewer.role) {
    case 'department_head':
    case 'teacher':
      return 'none';
    case 'parent':
      return sql`(${sql.ref(`${fee}.parent_id`)} = ${viewer.parentId} or ${childOf(viewer, sql`${studentId}`)})`;
    case 'student':
      return sql`${studentId} = ${viewer.studentId}`;
    default:
      return 'all';
  }
}

export const feeReads: ReadModel<Fee> = {
  entity: Fee,
  scope: (viewer) => feesInSight(viewer, 't'),
  listed: sql`t.voided_at is null`,
  computed: {
    ...studentTexts,
    balance: () => sql`(t.amount - t.paid_amount)`,
    paymentStatus: ({ today }) => sql`(case when t.paid_amount >= t.amount then 'paid'
      when t.due_date < ${today} then 'overdue' when t.paid_amount > 0 then 'partial' else 'pending' end)`,
  },
  search: ['title', 'receiptNumber', ...Object.keys(studentTexts)],
  filters: {
    studentId: equals('studentId'),
    parentId: (parentId, _column, { viewer }) =>
      sql`(t.parent_id = ${parentId} or ${hasParent(viewer, sql`t.student_id`, parentId)})`,
    feeType: equals('feeType'),
    paymentStatus: equals('paymentStatus'),
    dueFrom: atLeast('dueDate'),
    dueTo: atMost('dueDate'),
  },
};

export const paymentReads: ReadModel<Payment> = {
  entity: Payment,
  scope(viewer) {
    const fees = feesInSight(viewer, 'f');
    if (typeof fees === 'string') return fees;
    return sql`exists (select 1 from fees f where f.academy_id = t.academy_id and f.id = t.fee_id and ${fees})`;
  },
  search: ['receiptNumber', 'reference'],
  filters: { feeId: equals('feeId'), method: equals('method') },
};

export const feesOfStudent: Relation<Fee> = { name: 'Student.fees', model: feeReads, key: sql`t.student_id` };

export const feesOfParent: Relation<Fee> = { name: 'Parent.fees', model: feeReads, key: sql`t.parent_id` };

export const feesOfEnrollment: Relation<Fee> = { name: 'Enrollment.fees', model: feeReads, key: sql`t.enrollment_id` };

export const paymentsOfFee: Relation<Payment> = { name: 'Fee.payments', model: paymentReads, key: sql`t.fee_id` };
