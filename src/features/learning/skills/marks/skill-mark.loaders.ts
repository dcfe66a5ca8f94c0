import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { rowsOf } from '../../../../platform/database/rows-of.ts';
import {
  equals,
  inIds,
  type ReadContext,
  type ReadModel,
  type Relation,
  type Sql,
  type Visibility,
} from '../../../../platform/loaders/read-model.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../../platform/tenancy/require-read-context.ts';
import { conditionOf, studentTexts, studentVisibility } from '../../../people/students/student.visibility.ts';
import { SkillMark } from './skill-mark.entity.ts';

/**
 * Returns the skill marks and promotions that the caller may see, as a condition on `studentId`. Support staff see
 * none.
 */
export const progressVisibility = (context: ReadContext, studentId: Sql): Visibility =>
  context.viewer.role === 'support_staff' ? 'none' : studentVisibility(context, studentId);

export const skillMarkReads: ReadModel<SkillMark> = {
  entity: SkillMark,
  visibility: (context) => progressVisibility(context, sql`t.student_id`),
  isByIds: ({ viewer }) => viewer.role === 'teacher',
  listed: sql`t.voided_at is null`,
  computed: studentTexts,
  search: Object.keys(studentTexts),
  filterScopes: { search: ['students:read'] },
  filters: {
    studentId: equals('studentId'),
    skillId: equals('skillId'),
    status: equals('status'),
  },
};

/** Returns the condition that the mark `m` is in force and is the last such mark of its student for its skill. */
export const isLastMark = (m: Sql, academyId: string | null): Sql => sql`${m}.voided_at is null
  and not exists (select 1 from skill_marks later where later.academy_id = ${academyId} and later.student_id = ${m}.student_id
    and later.skill_id = ${m}.skill_id and later.voided_at is null
    and (later.marked_at > ${m}.marked_at or (later.marked_at = ${m}.marked_at and later.id > ${m}.id)))`;

/** The marks of a student that count: for each skill, the last mark in force. */
export const countingMarksOfStudent: Relation<SkillMark> = {
  name: 'Student.skillProgress',
  model: {
    ...skillMarkReads,
    visibility: (context) =>
      sql`${conditionOf(progressVisibility(context, sql`t.student_id`))} and ${isLastMark(sql`t`, context.academyId)}`,
  },
  key: sql`t.student_id`,
};

/** Returns the ids of the given students whom the caller can see and who were not erased. */
export async function seenStudentIds(
  ctx: RequestContext,
  em: SqlEntityManager,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const context = requireReadContext(ctx);
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`select s.id from students s where s.academy_id = ${context.academyId}
      and ${inIds(sql`s.id`, ids, context.engine)} and s.deleted_at is null and s.erased_at is null
      and ${conditionOf(progressVisibility(context, sql`s.id`))}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns the ids of the given skills that can be marked: the active skills of active levels and tracks. */
export async function markableSkillIds(
  ctx: RequestContext,
  em: SqlEntityManager,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { academyId, engine } = requireReadContext(ctx);
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`select k.id from skills k
      join levels l on l.academy_id = ${academyId} and l.id = k.level_id and l.status = 'active'
      join tracks r on r.academy_id = ${academyId} and r.id = l.track_id and r.status = 'active'
      where k.academy_id = ${academyId} and ${inIds(sql`k.id`, ids, engine)} and k.status = 'active' and k.deleted_at is null`,
  );
  return new Set(rows.map(({ id }) => id));
}
