import { sql } from 'kysely';
import type { ReadContext, Scope, Sql } from '../../platform/loaders/read-model.ts';
import type { Viewer } from '../../platform/permissions/roles.ts';

/**
 * Which students a principal may see, by the SQL of a student's id: everybody for the office, their department's for its
 * head, those of their batches for teachers, their children for parents, themselves for students. A dropped enrollment
 * brings nobody into sight.
 */
export function studentsInSight(viewer: Viewer, studentId: Sql): Scope {
  switch (viewer.role) {
    case 'department_head':
    case 'teacher':
      return sql`exists (select 1 from enrollments e where e.academy_id = t.academy_id
        and e.student_id = ${studentId} and e.status <> 'dropped' and e.deleted_at is null
        and ${conditionOf(enrollmentsInSight(viewer, 'e'))})`;
    case 'parent':
      return childOf(viewer, studentId);
    case 'student':
      return sql`${studentId} = ${viewer.studentId}`;
    default:
      return 'all';
  }
}

/** Which enrollments a principal may see, by the alias of their table. */
export function enrollmentsInSight(viewer: Viewer, enrollment: 'e' | 't'): Scope {
  const column = (name: string) => sql.ref(`${enrollment}.${name}`);
  switch (viewer.role) {
    case 'department_head':
      return sql`exists (select 1 from courses c
        join departments d on d.academy_id = c.academy_id and d.id = c.department_id
        where c.academy_id = ${column('academy_id')} and c.id = ${column('course_id')}
          and c.deleted_at is null and d.deleted_at is null and d.head_staff_id = ${viewer.staffId})`;
    case 'teacher':
      return sql`exists (select 1 from batches b
        where b.academy_id = ${column('academy_id')} and b.id = ${column('batch_id')}
          and b.deleted_at is null and b.instructor_id = ${viewer.staffId})`;
    case 'parent':
      return childOf(viewer, column('student_id'));
    case 'student':
      return sql`${column('student_id')} = ${viewer.studentId}`;
    default:
      return 'all';
  }
}

/** Whether the student is a child of the parent who looks. */
export const childOf = (viewer: Viewer, studentId: Sql): Sql =>
  sql`exists (select 1 from parent_students l where l.academy_id = t.academy_id
    and l.student_id = ${studentId} and l.parent_id = ${viewer.parentId})`;

/** Whether the student is a child of the parent named, who must be in sight: a filter tells no more than the rows do. */
export function hasParent(viewer: Viewer, studentId: Sql, parentId: string): Sql {
  if (viewer.role === 'student') return conditionOf('none');
  const inSight = viewer.role === 'parent' ? sql`l.parent_id = ${viewer.parentId}` : conditionOf('all');
  return sql`exists (select 1 from parent_students l where l.academy_id = t.academy_id
    and l.student_id = ${studentId} and l.parent_id = ${parentId} and ${inSight})`;
}

/** The name and number of the row's student, to search in; null unless the student is in sight. */
export const studentTexts = { studentName: studentColumn('name'), studentNumber: studentColumn('student_number') };

function studentColumn(column: string) {
  return ({ viewer }: ReadContext): Sql =>
    sql`(select ${sql.ref(`s.${column}`)} from students s where s.academy_id = t.academy_id and s.id = t.student_id
      and s.deleted_at is null and ${conditionOf(studentsInSight(viewer, sql`s.id`))})`;
}

/** A scope as a condition. */
export const conditionOf = (scope: Scope): Sql =>
  scope === 'all' ? sql`1 = 1` : scope === 'none' ? sql`1 = 0` : scope;
