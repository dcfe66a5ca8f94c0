import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../platform/database/bulk-rows.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import { inArraySubquery } from '../../../platform/loaders/planner-hints.ts';
import { inIds, type Sql } from '../../../platform/loaders/read-model.ts';
import type { Beginning, EnrollmentFacts } from './priced-enrollment.ts';

// Reads the facts about students and their enrollments that determine prices, as plain rows of the academy. The number of
// SQL statements does not depend on the number of enrollments.

const enrollment = (
  em: SqlEntityManager,
): Sql => sql`e.id, e.student_id as "studentId", e.course_id as "courseId", e.batch_id as "batchId",
  e.enrollment_date as "enrollmentDate", coalesce(e.held_from, e.enrollment_date) as "heldFrom",
  coalesce(e.active_from, e.enrollment_date) as "activeFrom", coalesce(e.dropped_on, e.completion_date) as until,
  case when e.status = 'dropped' then e.dropped_on end as "leftOn", e.created_at as "createdAt",
  (select l.course_id from enrollment_transfers r join enrollments l on l.academy_id = ${academyOf(em)} and l.id = r.left_id
    where r.academy_id = ${academyOf(em)} and r.entered_id = e.id and r.was_active) as "leftCourseId"`;

/** Reads enrollments by their ids, including ended enrollments, in the order of the ids. */
export const readEnrollments = (em: SqlEntityManager, ids: readonly string[]): Promise<EnrollmentFacts[]> =>
  rowsOf(
    em,
    sql`select ${enrollment(em)} from enrollments e
      where e.academy_id = ${academyOf(em)} and e.deleted_at is null and ${inIds(sql`e.id`, ids, engineOf(em))}
      order by e.id`,
  );

/**
 * For enrollments that followed a transfer within the course, reads when the student's time in the course began. The
 * keys of the map are the ids of these enrollments.
 */
export async function readBeginnings(em: SqlEntityManager, ids: readonly string[]): Promise<Map<string, Beginning>> {
  const academyId = academyOf(em);
  const withinCourse = sql`join enrollments e on e.academy_id = ${academyId} and e.id = r.entered_id
    join enrollments l on l.academy_id = ${academyId} and l.id = r.left_id and l.course_id = e.course_id`;
  const rows = await rowsOf<Beginning & { readonly enteredId: string }>(
    em,
    sql`with recursive way as (
        select r.entered_id as id, r.left_id, 1 as steps from enrollment_transfers r ${withinCourse}
        where r.academy_id = ${academyId} and r.was_active and ${inIds(sql`r.entered_id`, ids, engineOf(em))}
        union all
        select way.id, r.left_id, way.steps + 1 from way
        join enrollment_transfers r on r.academy_id = ${academyId} and r.entered_id = way.left_id and r.was_active
          ${withinCourse})
      select way.id as "enteredId", l.id, l.enrollment_date as "enrollmentDate",
        coalesce(l.held_from, l.enrollment_date) as "heldFrom", l.created_at as "createdAt", b.start_date as "batchStart"
      from way join enrollments l on l.academy_id = ${academyId} and l.id = way.left_id
      left join batches b on b.academy_id = ${academyId} and b.id = l.batch_id
      order by way.steps`,
  );
  // for each enrollment, the row with the longest chain of transfers comes last, and the last row counts
  return new Map(rows.map(({ enteredId, ...beginning }) => [enteredId, beginning]));
}

/**
 * Reads the enrollments of students that count for discounts on any day from `since` on. These are enrollments that
 * ended on or after that day, and active enrollments, except the enrollments of students who are paused now. Earlier
 * pauses are not stored, so a present pause counts for all days.
 */
export function readCountedEnrollments(
  em: SqlEntityManager,
  studentIds: readonly string[],
  since: string,
): Promise<EnrollmentFacts[]> {
  const academyId = academyOf(em);
  return rowsOf(
    em,
    sql`select ${enrollment(em)} from enrollments e
      join students s on s.academy_id = ${academyId} and s.id = e.student_id and s.deleted_at is null
      where e.academy_id = ${academyId} and e.deleted_at is null and ${inIds(sql`e.student_id`, studentIds, engineOf(em))}
        and ((e.status = 'active' and s.status = 'active')
          or (e.status in ('completed', 'dropped') and coalesce(e.dropped_on, e.completion_date) >= ${since}))
      order by e.id`,
  );
}

/** The payer of a student. `parentId` is null if the student pays. */
export interface Payer {
  readonly studentId: string;
  readonly parentId: string | null;
}

/**
 * Selects, for each student, the parent who receives the bills. If several parents receive bills, selects the primary
 * parent or, if none of them is primary, the parent with the oldest link to the student.
 */
const payers = (em: SqlEntityManager, isWanted: Sql) => sql<Payer>`select n."studentId", n."parentId" from (
    select l.student_id as "studentId", l.parent_id as "parentId", row_number() over (
      partition by l.student_id order by l.is_primary desc, l.created_at, l.id) as place
    from parent_students l join parents p on p.academy_id = ${academyOf(em)} and p.id = l.parent_id
    where l.academy_id = ${academyOf(em)} and l.receives_billing and p.deleted_at is null and ${isWanted}) as n
  where n.place = 1`;

/** Reads the payers of students, and all other students of these payers. */
export async function readPayers(em: SqlEntityManager, studentIds: readonly string[]): Promise<Payer[]> {
  const own = await rowsOf(em, payers(em, inIds(sql`l.student_id`, studentIds, engineOf(em))));
  const parentIds = [...new Set(own.map(({ parentId }) => parentId as string))];
  const linked = sql`select o.student_id from parent_students o
    where o.academy_id = ${academyOf(em)} and ${inIds(sql`o.parent_id`, parentIds, engineOf(em))}`;
  const isLinked = inArraySubquery(sql`l.student_id`, linked, { engine: engineOf(em) });
  const theirs = (await rowsOf(em, payers(em, isLinked))).filter(({ parentId }) =>
    parentIds.includes(parentId as string),
  );
  const paid = new Set(theirs.map(({ studentId }) => studentId));
  const alone = studentIds.filter((id) => !paid.has(id)).map((studentId) => ({ studentId, parentId: null }));
  return [...theirs, ...alone];
}
