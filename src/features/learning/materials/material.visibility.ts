import { sql } from 'kysely';
import { inArraySubquery, inSubquery } from '../../../platform/loaders/planner-hints.ts';
import type { ReadContext, Sql, Visibility } from '../../../platform/loaders/read-model.ts';
import { conditionOf, enrollmentVisibility } from '../../people/students/student.visibility.ts';
import { MaterialAudience } from './material.enums.ts';

const { ENROLLED, PARENTS } = MaterialAudience;

/**
 * Returns the materials that the caller may see, as a condition on materials `t`. Families see the published materials
 * whose audience includes them, of the courses and batches of their enrollments. Teachers see the materials of their
 * batches, of the courses and sessions of these batches, and of the sessions that they lead today. Department heads see
 * the materials in their departments. Every read of materials, their files and their views uses this function.
 */
export function materialVisibility(context: ReadContext): Visibility {
  switch (context.viewer.role) {
    case 'parent':
      return ofFamily(context, [ENROLLED, PARENTS]);
    case 'student':
      return ofFamily(context, [ENROLLED]);
    case 'teacher':
      return ofTeacher(context);
    case 'department_head':
      return ofDepartment(context);
    default:
      return 'all';
  }
}

function ofFamily(context: ReadContext, audiences: readonly MaterialAudience[]): Sql {
  const { today } = context;
  const places = sql`select e.course_id from enrollments e where ${learns(context)}
    union all select e.batch_id from enrollments e where ${learns(context)} and e.batch_id is not null`;
  return sql`(${inSubquery(sql`t.place_id`, places, context)} and t.status = 'published'
    and t.audience in (${sql.join(audiences.map((audience) => sql.lit(audience)))})
    and (t.visible_from is null or t.visible_from <= ${today}) and (t.visible_until is null or t.visible_until >= ${today}))`;
}

/**
 * Returns the condition for the caller's enrollments `e` that are active, or were completed recently enough to give
 * access to materials.
 */
function learns(context: ReadContext): Sql {
  const own = conditionOf(enrollmentVisibility(context, 'e'));
  return sql`e.academy_id = ${context.academyId} and ${own} and e.deleted_at is null and (e.status = 'active'
    or (e.status = 'completed' and e.completion_date >= ${completedSince(context)}))`;
}

/**
 * Selects the earliest day of completion with which an enrollment still gives access to materials, according to the
 * academy's settings.
 */
function completedSince({ academyId, today, engine }: ReadContext): Sql {
  const days = sql`(select coalesce(cast(o.settings ->> 'materialsAfterCompletionDays' as integer), 90)
    from academies o where o.id = ${academyId})`;
  return engine === 'postgresql'
    ? sql`cast(${today} as date) - ${days}`
    : sql`date(${today}, '-' || ${days} || ' days')`;
}

function ofTeacher(context: ReadContext): Sql {
  const { academyId, viewer, today } = context;
  const own = sql`b.academy_id = ${academyId} and b.instructor_id = ${viewer.staffId} and b.deleted_at is null`;
  const places = sql`select b.id from batches b where ${own} union all select b.course_id from batches b where ${own}`;
  const led = sql`select s.id from class_sessions s
    where s.academy_id = ${academyId} and s.instructor_id = ${viewer.staffId} and s.date = ${today}`;
  // passes the ids as arrays, so that PostgreSQL can use the indexes of both columns
  return sql`(${inArraySubquery(sql`t.place_id`, places, context)} or ${inArraySubquery(sql`t.session_id`, led, context)})`;
}

function ofDepartment({ academyId, viewer }: ReadContext): Sql {
  const courses = sql`departments d join courses c on c.academy_id = ${academyId} and c.department_id = d.id
    and c.deleted_at is null`;
  const own = sql`d.academy_id = ${academyId} and d.head_staff_id = ${viewer.staffId} and d.deleted_at is null`;
  return sql`t.place_id in (select c.id from ${courses} where ${own}
    union all select b.id from ${courses} join batches b on b.academy_id = ${academyId} and b.course_id = c.id
      and b.deleted_at is null where ${own})`;
}
