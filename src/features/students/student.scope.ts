import { sql } from 'kysely';
import type { Scope, Sql } from '../../platform/loaders/read-model.ts';
import type { Viewer } from '../../platform/permissions/roles.ts';

/**
 * Which students a principal may see, by the SQL of a student's id (a column of `t`): everybody for the office, their
 * department's for its head, those of their batches for teachers, their children for parents, themselves for students.
 */
export function studentsInSight(viewer: Viewer, studentId: Sql): Scope {
  switch (viewer.role) {
    case 'department_head':
      return sql`exists (select 1 from enrollments e
        join courses c on c.academy_id = e.academy_id and c.id = e.course_id
        join departments d on d.academy_id = c.academy_id and d.id = c.department_id
        where e.academy_id = t.academy_id and e.student_id = ${studentId} and e.status <> 'dropped'
          and e.deleted_at is null and d.deleted_at is null and d.head_staff_id = ${viewer.staffId})`;
    case 'teacher':
      return sql`exists (select 1 from enrollments e
        join batches b on b.academy_id = e.academy_id and b.id = e.batch_id
        where e.academy_id = t.academy_id and e.student_id = ${studentId} and e.status <> 'dropped'
          and e.deleted_at is null and b.deleted_at is null and b.instructor_id = ${viewer.staffId})`;
    case 'parent':
      return childOf(viewer, studentId);
    case 'student':
      return sql`${studentId} = ${viewer.studentId}`;
    default:
      return 'all';
  }
}

/** Whether the student is a child of the parent who looks. */
export const childOf = (viewer: Viewer, studentId: Sql): Sql =>
  sql`exists (select 1 from parent_students l where l.academy_id = t.academy_id
    and l.student_id = ${studentId} and l.parent_id = ${viewer.parentId})`;

/** A column of the row's student, for rows that have one: to search in. */
export const studentColumn = (column: string): Sql =>
  sql`(select ${sql.ref(`s.${column}`)} from students s where s.academy_id = t.academy_id and s.id = t.student_id)`;

/** Rows that show whose student they are: the children of a parent, and students themselves. */
export function ownRows(viewer: Viewer): Scope {
  if (viewer.role === 'parent') return childOf(viewer, sql`t.student_id`);
  return viewer.role === 'student' ? sql`t.student_id = ${viewer.studentId}` : 'all';
}
