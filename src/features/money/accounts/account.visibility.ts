import { sql } from 'kysely';
import type { ReadContext, Sql, Visibility } from '../../../platform/loaders/read-model.ts';

/**
 * Returns the accounts that the caller may see: office staff see all accounts, and payers see their own. `account` is
 * the alias of the accounts table in the query.
 */
export function accountVisibility({ viewer }: ReadContext, account: 'a' | 't' = 't'): Visibility {
  const column = (name: string): Sql => sql.ref(`${account}.${name}`);
  switch (viewer.role) {
    case 'department_head':
    case 'teacher':
      return 'none';
    case 'parent':
      return sql`${column('parent_id')} = ${viewer.parentId}`;
    case 'student':
      return sql`${column('student_id')} = ${viewer.studentId}`;
    default:
      return 'all';
  }
}
