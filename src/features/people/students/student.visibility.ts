import { sql } from 'kysely';
import { inHashedSubquery, inSubquery } from '../../../platform/loaders/planner-hints.ts';
import {
  isValue,
  type ReadContext,
  type SearchIndex,
  type Sql,
  type Visibility,
} from '../../../platform/loaders/read-model.ts';
import { countOfStudentsIn, foundIn } from '../../../platform/loaders/search.ts';

/**
 * Returns the visibility of students for the caller, as a condition on a student's id. Admins see all students.
 * Department heads see students with an enrollment in their departments, and teachers those with an enrollment in their
 * batches. Parents see their children, and students see themselves. Dropped enrollments do not count.
 */
export function studentVisibility(context: ReadContext, studentId: Sql): Visibility {
  const { viewer } = context;
  switch (viewer.role) {
    case 'department_head':
      // a department may have most students of the academy. The condition is therefore checked for each student of a
      // page, and not for all students in advance
      return sql`exists (select 1 from enrollments e
        where e.student_id = ${studentId} and ${enrolled(context)})`;
    case 'teacher':
      return sql`${studentId} in (select e.student_id from enrollments e where ${enrolled(context)})`;
    case 'parent':
      return childOf(context, studentId);
    case 'student':
      return sql`${studentId} = ${viewer.studentId}`;
    default:
      return 'all';
  }
}

/**
 * For a department head: returns a condition for the visible students that is fast in queries that read most students.
 * For other roles, returns undefined.
 */
export const visibleOfMost = (context: ReadContext, studentId: Sql): Sql | undefined =>
  context.viewer.role === 'department_head'
    ? inHashedSubquery(studentId, sql`select e.student_id from enrollments e where ${enrolled(context)}`)
    : undefined;

/** Returns the condition that the caller may see the student of an enrollment `e` because of this enrollment. */
const enrolled = (context: ReadContext): Sql => sql`e.academy_id = ${context.academyId} and e.status <> 'dropped'
  and e.deleted_at is null and ${conditionOf(enrollmentVisibility(context, 'e'))}`;

/**
 * Returns the visibility of enrollments for the caller, as a condition on a table. `enrollment` is the alias of this
 * table.
 */
export function enrollmentVisibility(context: ReadContext, enrollment: 'a' | 'e' | 't'): Visibility {
  const { academyId, viewer } = context;
  const column = (name: string) => sql.ref(`${enrollment}.${name}`);
  switch (viewer.role) {
    case 'department_head':
      return sql`${column('course_id')} in (select c.id from departments d
        join courses c on c.academy_id = ${academyId} and c.department_id = d.id
        where d.academy_id = ${academyId} and d.head_staff_id = ${viewer.staffId}
          and d.deleted_at is null and c.deleted_at is null)`;
    case 'teacher':
      return sql`${column('batch_id')} in (select b.id from batches b
        where b.academy_id = ${academyId} and b.instructor_id = ${viewer.staffId} and b.deleted_at is null)`;
    case 'parent':
      return childOf(context, column('student_id'));
    case 'student':
      return sql`${column('student_id')} = ${viewer.studentId}`;
    default:
      return 'all';
  }
}

/** Returns the condition that the student is a child of the calling parent. */
export const childOf = (context: ReadContext, studentId: Sql): Sql =>
  inSubquery(
    studentId,
    sql`select l.student_id from parent_students l
      where l.academy_id = ${context.academyId} and l.parent_id = ${context.viewer.parentId}`,
    context,
  );

/**
 * Returns the condition that a student has the given parent, or one of the given parents, and that the caller can see
 * this parent. Otherwise, a caller could use the filter to learn about other parents.
 */
export function hasParent(context: ReadContext, studentId: Sql, parentId: unknown): Sql {
  const { academyId, viewer } = context;
  if (viewer.role === 'student') return conditionOf('none');
  const visible = viewer.role === 'parent' ? sql`l.parent_id = ${viewer.parentId}` : conditionOf('all');
  const children = sql`select l.student_id from parent_students l
    where l.academy_id = ${academyId} and ${isValue(sql`l.parent_id`, parentId, context)} and ${visible}`;
  return inSubquery(studentId, children, context);
}

/**
 * The columns for searching rows by the name and number of their students. The columns are null if the caller cannot
 * see the student.
 */
export const studentTexts = { studentName: studentColumn('name'), studentNumber: studentColumn('student_number') };

function studentColumn(column: string) {
  return (context: ReadContext): Sql =>
    sql`(select ${sql.ref(`s.${column}`)} from students s where s.academy_id = ${context.academyId} and s.id = t.student_id
      and s.deleted_at is null and ${conditionOf(studentVisibility(context, sql`s.id`))})`;
}

/**
 * Returns the search index for a table whose rows are found by the name or number of their students. The database
 * stores the number of rows for each student and for each value of the filters in `countFilters`.
 */
export const searchByStudent = (rows: 'attendance' | 'enrollments', countFilters: 'status'[] = []): SearchIndex => ({
  found: (needle, context, most) => foundIn('student_names', needle, context, most),
  key: sql`t.student_id`,
  holds: (needle, context) => inHashedSubquery(sql`t.student_id`, foundIn('student_names', needle, context, null)),
  visibility(context, isOfMany) {
    const visibility = studentVisibility(context, sql`t.student_id`);
    if (visibility === 'all') return [];
    const students = sql`select e.student_id from enrollments e where ${enrolled(context)}`;
    return [isOfMany ? inHashedSubquery(sql`t.student_id`, students) : conditionOf(visibility)];
  },
  few: 500,
  count: (needle, context, filter) => countOfStudentsIn(rows, needle, context, filter.get('status')),
  countFilters,
});

/** Returns a visibility as an SQL condition: `1 = 1` for all rows, and `1 = 0` for none. */
export const conditionOf = (visibility: Visibility): Sql =>
  visibility === 'all' ? sql`1 = 1` : visibility === 'none' ? sql`1 = 0` : visibility;
