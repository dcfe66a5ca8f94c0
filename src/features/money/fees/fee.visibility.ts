import { sql } from 'kysely';
import { inSubquery } from '../../../platform/loaders/planner-hints.ts';
import { isValue, type ReadContext, type Sql, type Visibility } from '../../../platform/loaders/read-model.ts';
import { childOf, conditionOf } from '../../people/students/student.visibility.ts';
import { accountVisibility } from '../accounts/account.visibility.ts';

/** Fees of visible students, and those billed to the parent who looks; teachers and heads see no money. */
export const feeVisibility = (context: ReadContext, feeId: Sql): Visibility =>
  visibleThrough(context, feeId, visibleFees);

/** Whether an id is among few that families see; the office sees all, and teachers and heads none. */
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

/** The ids of the fees that a parent or a student sees. */
export const visibleFees = (context: ReadContext): Sql =>
  context.viewer.role === 'parent'
    ? billedFees(context, context.viewer.parentId, childOf(context, sql`f.student_id`))
    : sql`select f.id from fees f where f.academy_id = ${context.academyId} and f.student_id = ${context.viewer.studentId}`;

/** The fees billed to a parent, or one of several, or to one of the students. Two ways to few rows, each by an index of its own. */
export const billedFees = (context: ReadContext, parentId: unknown, students: Sql): Sql =>
  sql`select f.id from fees f where f.academy_id = ${context.academyId} and ${isValue(sql`f.parent_id`, parentId, context)}
      union all
      select f.id from fees f where f.academy_id = ${context.academyId} and ${students}`;

/** Rows of a table that are of an account of the caller's own, or of a fee that they see. */
export const ofMoney = (context: ReadContext, table: 'payments' | 'credit_notes', ofFees: Sql): Sql =>
  sql`select m.id from accounts a join ${sql.table(table)} m on m.academy_id = a.academy_id and m.account_id = a.id
      where a.academy_id = ${context.academyId} and ${conditionOf(accountVisibility(context, 'a'))}
      union all ${ofFees}`;
