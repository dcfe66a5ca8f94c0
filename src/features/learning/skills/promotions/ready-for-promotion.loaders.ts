import { sql } from 'kysely';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../../platform/tenancy/require-read-context.ts';
import { isUuid } from '../../../../platform/validation/uuid.ts';
import { conditionOf, enrollmentVisibility } from '../../../people/students/student.visibility.ts';
import {
  factsSql,
  type PromotionLevel,
  type SkillCounts,
  type StudentFacts,
  skillCountsSql,
} from './readiness.loaders.ts';

/** A batch, and the level to which its course leads. `level` is null if there is no active level. */
interface BatchLevel {
  readonly batchId: string;
  readonly level: PromotionLevel | null;
  readonly nextLevelId: string | null;
}

/** The progress of a batch's students towards the level of the batch. */
export interface BatchProgress extends BatchLevel {
  readonly counts: SkillCounts;
  readonly students: readonly StudentFacts[];
}

/**
 * Reads the progress of the active students in a batch whom the caller can see. Sends three SQL statements, regardless
 * of the number of students. Returns null if there is no such batch.
 */
export async function readBatchProgress(ctx: RequestContext, id: string): Promise<BatchProgress | null> {
  const batch = await readBatchLevel(ctx, id);
  if (!batch?.level) return batch && { ...batch, counts: { skills: 0, required: 0 }, students: [] };
  const context = requireReadContext(ctx);
  const active = sql`select e.student_id from enrollments e where e.academy_id = ${context.academyId}
    and e.batch_id = ${batch.batchId} and e.status = 'active' and e.deleted_at is null
    and ${conditionOf(enrollmentVisibility(context, 'e'))}`;
  const students = await ctx.session.query(factsSql(batch.level, active, context));
  const [counts] = await ctx.session.query(skillCountsSql(batch.level.id, context));
  return { ...batch, counts: counts ?? { skills: 0, required: 0 }, students };
}

async function readBatchLevel(ctx: RequestContext, id: string): Promise<BatchLevel | null> {
  if (!isUuid(id)) return null;
  const { academyId } = requireReadContext(ctx);
  type Row = PromotionLevel & { id: string | null; batchId: string; nextLevelId: string | null };
  const [row] = await ctx.session.query<Row>(sql`select b.id as "batchId", l.id, l.track_id as "trackId",
      l.position, l.min_age as "minAge", l.min_days as "minDays", l.min_sessions as "minSessions",
      (select n.id from levels n where n.academy_id = ${academyId} and n.track_id = l.track_id and n.status = 'active'
        and n.deleted_at is null and (n.position > l.position or (n.position = l.position and n.id > l.id))
        order by n.position, n.id limit 1) as "nextLevelId"
    from batches b join courses c on c.academy_id = ${academyId} and c.id = b.course_id
    left join tracks r on r.academy_id = ${academyId} and r.status = 'active' and r.id =
      (select o.track_id from levels o where o.academy_id = ${academyId} and o.id = c.level_id)
    left join levels l on l.academy_id = ${academyId} and l.id = c.level_id and l.track_id = r.id and l.status = 'active'
      and l.deleted_at is null
    where b.academy_id = ${academyId} and b.id = ${id.toLowerCase()} and b.deleted_at is null`);
  if (!row) return null;
  const { batchId, nextLevelId, ...level } = row;
  return { batchId, nextLevelId, level: level.id === null ? null : level };
}
