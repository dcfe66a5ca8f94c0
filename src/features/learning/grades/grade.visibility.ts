import { sql } from 'kysely';
import type { ReadContext, Sql, Visibility } from '../../../platform/loaders/read-model.ts';
import { isFamily } from '../../../platform/permissions/roles.ts';
import { conditionOf, enrollmentVisibility } from '../../people/students/student.visibility.ts';

/** The aliases of tables whose rows belong to a batch and, in most of these tables, to a student. */
type Alias = 'a' | 'e' | 't';

/**
 * Returns the grades that the caller may see, as a condition on rows with a student and a batch. Office staff see all
 * grades. Department heads see the grades in their departments, and teachers the grades in their batches. Parents see
 * the grades of their children, and students see their own grades. Support staff see no grades.
 */
export function gradeVisibility(context: ReadContext, alias: Alias): Visibility {
  if (context.viewer.role === 'support_staff') return 'none';
  return ofDepartment(context, alias) ?? enrollmentVisibility(context, alias);
}

/**
 * Returns the condition that the batch belongs to a department of the calling department head. Returns undefined for
 * all other callers.
 */
function ofDepartment({ academyId, viewer }: ReadContext, alias: Alias): Sql | undefined {
  if (viewer.role !== 'department_head') return undefined;
  return sql`${sql.ref(`${alias}.batch_id`)} in (select b.id from departments d
    join courses c on c.academy_id = ${academyId} and c.department_id = d.id
    join batches b on b.academy_id = ${academyId} and b.course_id = c.id
    where d.academy_id = ${academyId} and d.head_staff_id = ${viewer.staffId}
      and d.deleted_at is null and c.deleted_at is null)`;
}

/**
 * Returns the assessments that the caller may see: families see the published assessments of batches in which one of
 * their students was ever active. Every read of assessments uses this function.
 */
export function assessmentVisibility(context: ReadContext, alias: Alias): Visibility {
  if (!isFamily(context.viewer)) return gradeVisibility(context, alias);
  const students = conditionOf(enrollmentVisibility(context, 'e'));
  return sql`(${sql.ref(`${alias}.status`)} = 'published' and ${sql.ref(`${alias}.batch_id`)} in (
    select e.batch_id from enrollments e where e.academy_id = ${context.academyId} and ${students}
      and e.active_from is not null and e.deleted_at is null))`;
}

/** Returns the results that the caller may see: families see results of their own students in published assessments. */
export function resultVisibility(context: ReadContext): Visibility {
  const own = gradeVisibility(context, 't');
  if (!isFamily(context.viewer)) return own;
  return sql`(${conditionOf(own)} and exists (select 1 from assessments a where a.academy_id = ${context.academyId}
    and a.id = t.assessment_id and a.status = 'published' and a.deleted_at is null))`;
}
