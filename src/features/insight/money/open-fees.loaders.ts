import { sql } from 'kysely';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import { feesAsOf } from '../../money/statements/balances.loaders.ts';
import { askedOf } from '../core/asked.loaders.ts';
import type { Asking } from '../core/report.loaders.ts';

/** Selects the open fees, with the course of their enrollment. */
export async function openFees(asking: Asking, ...conditions: Sql[]): Promise<Sql> {
  const { ctx, context, period } = asking;
  return sql`select x.student_id, x.account_id, x.fee_type, e.course_id, x.balance, x.due_date,
      case when x.due_date < ${period.asOf} then x.balance else 0 end as overdue
    from ${await feesAsOf(ctx, period.asOf)} as x
    left join enrollments e on e.academy_id = ${context.academyId} and e.id = x.enrollment_id
    where ${sql.join([sql`x.balance > 0`, ...feeConditions(asking), ...conditions], sql` and `)}`;
}

/**
 * Returns the conditions of the filter on fees `x` and their enrollments `e`. If there are any conditions, the report
 * excludes money that is not allocated to a fee.
 */
export const feeConditions = (asking: Asking): Sql[] =>
  askedOf(asking, { studentId: sql`x.student_id`, courseId: sql`e.course_id`, batchId: sql`e.batch_id` });
