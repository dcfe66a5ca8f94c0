import type { SqlEntityManager } from '@mikro-orm/sql';
import { type RawBuilder, sql } from 'kysely';
import { rowsOf } from '../../../../platform/database/rows-of.ts';
import { requireValue } from '../../../../platform/errors/require-value.ts';
import type { ReadContext, Sql } from '../../../../platform/loaders/read-model.ts';
import { isLastMark } from '../marks/skill-mark.loaders.ts';
import { isHeld } from './student-level.loaders.ts';

/** A level with the values that decide about promotions to it. */
export interface PromotionLevel {
  readonly id: string;
  readonly trackId: string;
  readonly position: number;
  readonly minAge: number | null;
  readonly minDays: number | null;
  readonly minSessions: number | null;
}

/** The progress of a student towards a level. The database may return numbers as texts. */
export interface StudentFacts {
  readonly studentId: string;
  readonly name: string;
  /** YYYY-MM-DD */
  readonly dateOfBirth: string | null;
  /** The id of the level that the student holds in the track; null if the student holds no level. */
  readonly heldId: string | null;
  /** The position of the held level; null if the student holds no level. */
  readonly heldPosition: number | null;
  /** The day from which the required days and sessions are counted: YYYY-MM-DD. */
  readonly since: string | null;
  readonly achieved: number | string;
  readonly achievedRequired: number | string;
  /** The number of sessions in courses of the track that the student attended on or after the day `since`. */
  readonly sessions: number | string;
}

/** The number of active skills of a level, and how many of them are required. */
export interface SkillCounts {
  readonly skills: number | string;
  readonly required: number | string;
}

/** Selects the number of active skills of a level, and how many of them are required. */
export const skillCountsSql = (levelId: string, { academyId }: Pick<ReadContext, 'academyId'>) => sql<SkillCounts>`
  select count(*) as "skills", count(case when k.required then 1 end) as "required" from skills k
  where k.academy_id = ${academyId} and k.level_id = ${levelId} and k.status = 'active' and k.deleted_at is null`;

/** Selects the progress of students towards a level. `students` selects the students' ids. */
export function factsSql(
  { id: levelId, trackId }: Pick<PromotionLevel, 'id' | 'trackId'>,
  students: Sql,
  { academyId }: Pick<ReadContext, 'academyId'>,
): RawBuilder<StudentFacts> {
  // the promotion to the level that the student holds in the track
  const held = (value: Sql) => sql`(select ${value} from student_levels p
    join levels h on h.academy_id = ${academyId} and h.id = p.level_id
    where p.academy_id = ${academyId} and p.student_id = s.id and p.track_id = ${trackId} and ${isHeld(sql`p`, academyId)})`;
  const firstDay = sql`(select min(e.active_from) from enrollments e
    join courses c on c.academy_id = ${academyId} and c.id = e.course_id and c.level_id = ${levelId}
    where e.academy_id = ${academyId} and e.student_id = s.id and e.deleted_at is null)`;
  const achieved = (skills: Sql) => sql`(select count(*) from skill_marks m
    join skills k on k.academy_id = ${academyId} and k.id = m.skill_id and k.level_id = ${levelId} and k.status = 'active'
      and k.deleted_at is null and ${skills}
    where m.academy_id = ${academyId} and m.student_id = s.id and m.status = 'achieved' and ${isLastMark(sql`m`, academyId)})`;
  return sql<StudentFacts>`select f.id as "studentId", f.name as "name", f.date_of_birth as "dateOfBirth", f.held_id as "heldId",
      f.held_position as "heldPosition", cast(f.since as text) as "since", f.achieved as "achieved",
      f.achieved_required as "achievedRequired",
      (select count(*) from attendance a
        join batches b on b.academy_id = ${academyId} and b.id = a.batch_id
        join courses c on c.academy_id = ${academyId} and c.id = b.course_id
        join levels v on v.academy_id = ${academyId} and v.id = c.level_id and v.track_id = ${trackId}
        where a.academy_id = ${academyId} and a.student_id = f.id and a.date >= f.since
          and a.status in ('present', 'late')) as "sessions"
    from (select s.id, s.name, cast(s.date_of_birth as text) as date_of_birth, ${held(sql`h.id`)} as held_id,
        ${held(sql`h.position`)} as held_position, coalesce(${held(sql`p."from"`)}, ${firstDay}) as since,
        ${achieved(sql`1 = 1`)} as achieved, ${achieved(sql`k.required`)} as achieved_required
      from students s
      where s.academy_id = ${academyId} and s.deleted_at is null and s.erased_at is null and s.id in (${students})) f
    order by f.name, f.id`;
}

/** Reads the progress of one student towards a level, in the transaction of `em`. */
export async function readStudentProgress(
  em: SqlEntityManager,
  { studentId, level }: { readonly studentId: string; readonly level: PromotionLevel },
  context: Pick<ReadContext, 'academyId'>,
): Promise<{ readonly facts: StudentFacts; readonly counts: SkillCounts }> {
  const [facts] = await rowsOf(em, factsSql(level, sql`${studentId}`, context));
  const [counts] = await rowsOf(em, skillCountsSql(level.id, context));
  return { facts: requireValue(facts), counts: requireValue(counts) };
}
