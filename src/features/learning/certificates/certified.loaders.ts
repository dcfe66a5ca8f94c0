import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { inIds, type ReadContext, type Sql } from '../../../platform/loaders/read-model.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';
import { isVisible } from '../../../platform/tenancy/visibility.ts';
import { enrollmentReads } from '../../academics/enrollments/enrollment.loaders.ts';
import { studentReads } from '../../people/students/student.loaders.ts';
import { conditionOf, enrollmentVisibility } from '../../people/students/student.visibility.ts';
import { wasActiveOn } from '../../scheduling/sessions/session.visibility.ts';
import { isHeld } from '../skills/promotions/student-level.loaders.ts';
import type { Certified, CertifiedEnrollment } from './certified.types.ts';

/** Selects the total minutes of the sessions that took place while the enrollment `e` was active, marked or not. */
function minutes({ academyId, engine, now }: ReadContext): Sql {
  const seconds =
    engine === 'postgresql'
      ? sql`extract(epoch from c.ends_at - c.starts_at)`
      : sql`(unixepoch(c.ends_at) - unixepoch(c.starts_at))`;
  return sql`(select cast(round(sum(${seconds}) / 60.0) as integer) from class_sessions c
    where c.academy_id = ${academyId} and c.batch_id = e.batch_id and c.status <> 'cancelled' and c.ends_at <= ${now}
      and ${wasActiveOn(sql`c.date`)})`;
}

/**
 * Returns the certified facts about those completed enrollments that the caller can see and whose students exist, by the
 * ids of the enrollments.
 */
export async function certifiedEnrollments(
  ctx: RequestContext,
  em: SqlEntityManager,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CertifiedEnrollment>> {
  const context = requireReadContext(ctx);
  const { academyId, engine } = context;
  const rows = await rowsOf(
    em,
    sql<CertifiedEnrollment>`select e.id, s.name as "studentName", k.name as "courseName", l.name as "levelName", e.grade,
        cast(e.completion_date as text) as "completedOn", ${minutes(context)} as minutes
      from enrollments e
      join students s on s.academy_id = ${academyId} and s.id = e.student_id and s.deleted_at is null
        and s.erased_at is null
      join courses k on k.academy_id = ${academyId} and k.id = e.course_id
      left join levels l on l.academy_id = ${academyId} and l.id = k.level_id
      where e.academy_id = ${academyId} and ${inIds(sql`e.id`, ids, engine)} and e.status = 'completed' and e.completion_date is not null
        and ${conditionOf(enrollmentVisibility(context, 'e'))}`,
  );
  return new Map(rows.map((row) => [row.id, { ...row, minutes: row.minutes === null ? null : Number(row.minutes) }]));
}

/** A student and a level that the student must hold. */
interface WantedLevel {
  readonly studentId: string;
  readonly levelId: string;
  /** True to accept a level that the student held in the past, even if the student now holds a higher level. */
  readonly evenFormer?: boolean;
}

/** Returns the certified facts about a level that a student holds; null if the student does not hold it. */
export async function certifiedLevel(
  ctx: RequestContext,
  em: SqlEntityManager,
  { studentId, levelId, evenFormer = false }: WantedLevel,
): Promise<Certified | null> {
  const { academyId } = requireReadContext(ctx);
  const [row] = await rowsOf(
    em,
    sql<Pick<Certified, 'studentName' | 'courseName' | 'levelName' | 'completedOn'>>`select s.name as "studentName",
        k.name as "courseName", l.name as "levelName", cast(p."from" as text) as "completedOn"
      from student_levels p
      join students s on s.academy_id = ${academyId} and s.id = p.student_id
      join levels l on l.academy_id = ${academyId} and l.id = p.level_id
      join tracks k on k.academy_id = ${academyId} and k.id = p.track_id
      where p.academy_id = ${academyId} and p.student_id = ${studentId} and p.level_id = ${levelId}
        and ${evenFormer ? sql`p.undone_at is null` : isHeld(sql`p`, academyId)}
      order by p.created_at desc, p.id desc limit 1`,
  );
  return row ? { ...row, grade: null, minutes: null } : null;
}

/** Returns true if the caller can see the enrollment. */
export const isSeenEnrollment = (ctx: RequestContext, em: SqlEntityManager, id: string): Promise<boolean> =>
  isVisible(ctx, em, enrollmentReads, id);

/** Returns true if the student is not deleted and the caller can see the student. */
export const isSeenStudent = (ctx: RequestContext, em: SqlEntityManager, id: string): Promise<boolean> =>
  isVisible(ctx, em, studentReads, id);

/** Returns the ids of those enrollments whose course issues certificates automatically. */
export async function automaticAmong(
  ctx: RequestContext,
  em: SqlEntityManager,
  ids: readonly string[],
): Promise<string[]> {
  const { academyId, engine } = requireReadContext(ctx);
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`select e.id from enrollments e
      join courses k on k.academy_id = ${academyId} and k.id = e.course_id and k.auto_certificate
      where e.academy_id = ${academyId} and ${inIds(sql`e.id`, ids, engine)} order by e.id`,
  );
  return rows.map(({ id }) => id);
}
