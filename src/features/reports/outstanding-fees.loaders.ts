import { sql } from 'kysely';
import { isValue, type Sql } from '../../platform/loaders/read-model.ts';
import { feesAsOf } from '../ledger/balances.loaders.ts';
import { OutstandingFeesGroup } from './outstanding-fees.types.ts';
import { type Asking, type Group, type Report, sum } from './report.loaders.ts';
import { accountName, courseName, studentName } from './report-names.loaders.ts';

const most = ['outstanding desc'];

const groups: Record<OutstandingFeesGroup, Group> = {
  [OutstandingFeesGroup.STUDENT]: { key: ['studentId', sql`x.student_id`], names: { studentName }, order: most },
  [OutstandingFeesGroup.ACCOUNT]: { key: ['accountId', sql`x.account_id`], names: { accountName }, order: most },
  [OutstandingFeesGroup.COURSE]: { key: ['courseId', sql`x.course_id`], names: { courseName }, order: most },
  [OutstandingFeesGroup.FEE_TYPE]: { key: ['feeType', sql`x.fee_type`], order: most },
};

/** How the members of the filter are asked: of the fee `x`, or of its enrollment `e`. */
const OF_FEES: Record<string, (isOne: (column: Sql) => Sql, academyId: string | null) => Sql> = {
  studentId: (isOne) => isOne(sql`x.student_id`),
  courseId: (isOne) => isOne(sql`e.course_id`),
  batchId: (isOne) => isOne(sql`e.batch_id`),
  departmentId: (isOne, academyId) => sql`e.course_id in (select c.id from courses c
    where c.academy_id = ${academyId} and ${isOne(sql`c.department_id`)})`,
  instructorId: (isOne, academyId) => sql`e.batch_id in (select b.id from batches b
    where b.academy_id = ${academyId} and ${isOne(sql`b.instructor_id`)})`,
};

/** The fees of which something was left to pay, with the course of their enrollment. */
async function facts({ ctx, context, period, filter }: Asking): Promise<Sql> {
  const { academyId } = context;
  const conditions = [...filter]
    .filter(([name]) => name in OF_FEES)
    .map(([name, value]) => OF_FEES[name]?.((column) => isValue(column, value, context), academyId) as Sql);
  return sql`select x.student_id, x.account_id, x.fee_type, e.course_id, x.balance, x.due_date,
      case when x.due_date < ${period.asOf} then x.balance else 0 end as overdue
    from ${await feesAsOf(ctx, period.asOf)} as x
    left join enrollments e on e.academy_id = ${academyId} and e.id = x.enrollment_id
    where ${sql.join([sql`x.balance > 0`, ...conditions], sql` and `)}`;
}

export const outstandingFees: Report = {
  name: 'outstanding-fees',
  definition:
    'What was left to pay of fees when the day ended: what was billed less what was paid, credited and voided up to then. It ' +
    'is overdue where the due date is before that day. Credit that is on no fee is not taken off.',
  groups,
  measures: {
    outstanding: { of: sum(sql`x.balance`) },
    overdue: { of: sum(sql`x.overdue`) },
    oldestDue: { of: sql`cast(min(x.due_date) as text)`, total: 'min', isDay: true },
    fees: { of: sql`count(*)` },
  },
  facts,
};
