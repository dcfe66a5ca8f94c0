import { sql } from 'kysely';
import { inSubquery } from '../../../platform/loaders/planner-hints.ts';
import { isValue, type ReadContext, type Sql, type Visibility } from '../../../platform/loaders/read-model.ts';
import { childOf, conditionOf } from '../../people/students/student.visibility.ts';
import { accountVisibility } from '../accounts/account.visibility.ts';

/**
 * Returns the fees that the caller may see. Parents see the fees of their children, and the fees that are billed to
 * themselves, or are in their own account. Students see their own fees. Teachers and department heads see no fees, and
 * office staff see all fees.
 */
export const feeVisibility = (context: ReadContext, feeId: Sql): Visibility =>
  visibleThrough(context, feeId, visibleFees);

/**
 * Returns the rows that the caller may see. Office staff see all rows, and teachers and department heads see none.
 * Families see the rows whose `id` is among the ids that `visible` selects. A subquery is fast here, because families
 * see only a few rows.
 */
export function visibleThrough(context: ReadContext, id: Sql, visible: (context: ReadContext) => Sql): Visibility {
  switch (context.viewer.role) {
    case 'department_head':
    case 'teacher':
      return 'none';
    case 'parent':
    case 'student':
      return inSubquery(id, visible(context), context);
    default:
      return 'all';
  }
}

/**
 * Selects the ids of the fees that the calling parent or student sees. Parents who no longer get the bills of a student
 * still owe the fees in their account, even if they are no longer linked to the student.
 */
export const visibleFees = (context: ReadContext): Sql =>
  context.viewer.role === 'parent'
    ? sql`${billedFees(context, context.viewer.parentId, childOf(context, sql`f.student_id`))}
      union all ${ofOwnAccount(context, 'fees')}`
    : sql`select f.id from fees f where f.academy_id = ${context.academyId} and f.student_id = ${context.viewer.studentId}`;

/**
 * Selects the ids of the fees that are billed to a parent, and of the fees that match the condition `students`.
 * `parentId` may be a list. The two subqueries are separate, so that each of them can use an index.
 */
export const billedFees = (context: ReadContext, parentId: unknown, students: Sql): Sql =>
  sql`select f.id from fees f where f.academy_id = ${context.academyId} and ${isValue(sql`f.parent_id`, parentId, context)}
      union all
      select f.id from fees f where f.academy_id = ${context.academyId} and ${students}`;

/** Selects the ids of the rows that belong to the caller's own account, and the ids that `ofFees` selects. */
export const ofMoney = (context: ReadContext, table: 'payments' | 'credit_notes', ofFees: Sql): Sql =>
  sql`${ofOwnAccount(context, table)} union all ${ofFees}`;

const ofOwnAccount = (context: ReadContext, table: 'fees' | 'payments' | 'credit_notes'): Sql =>
  sql`select m.id from accounts a join ${sql.table(table)} m on m.academy_id = ${context.academyId} and m.account_id = a.id
      where a.academy_id = ${context.academyId} and ${conditionOf(accountVisibility(context, 'a'))}`;
