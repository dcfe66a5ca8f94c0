import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../../platform/database/bulk-rows.ts';
import { rowsOf } from '../../../../platform/database/rows-of.ts';
import { academyOf } from '../../../../platform/database/tenant-guard.ts';
import { inIds, type Sql } from '../../../../platform/loaders/read-model.ts';

/**
 * The students of a batch whose averages change: the students with the given ids, or all students with a result in the
 * assessment.
 */
export type ChangedAverages =
  | { readonly batchId: string; readonly studentIds: readonly string[] }
  | { readonly batchId: string; readonly assessmentId: string };

/** A result that may count, as the database returns it. */
export interface CountedResult {
  readonly studentId: string;
  readonly termId: string | null;
  readonly isPublished: number | boolean;
  readonly weight: number;
  readonly max: number;
  readonly score: number;
}

const isChanged = (em: SqlEntityManager, student: Sql, changed: ChangedAverages): Sql =>
  'studentIds' in changed
    ? inIds(student, changed.studentIds, engineOf(em))
    : sql`${student} in (select c.student_id from results c
        where c.academy_id = ${academyOf(em)} and c.assessment_id = ${changed.assessmentId})`;

/**
 * Reads the results that count: graded results, and missing results with the score 0. Only draft and published
 * assessments with a weight above 0 count.
 */
export const countedResults = (em: SqlEntityManager, changed: ChangedAverages): Promise<CountedResult[]> =>
  rowsOf(
    em,
    sql<CountedResult>`select r.student_id as "studentId", a.term_id as "termId", a.weight, a.max_score as max,
        case when a.status = 'published' then 1 else 0 end as "isPublished",
        case when r.status = 'missing' then 0 else r.score end as score
      from results r
      join assessments a on a.academy_id = ${academyOf(em)} and a.id = r.assessment_id
      where r.academy_id = ${academyOf(em)} and r.batch_id = ${changed.batchId} and r.status in ('graded', 'missing')
        and a.status in ('draft', 'published') and a.deleted_at is null and a.weight > 0
        and ${isChanged(em, sql`r.student_id`, changed)}`,
  );

/** Deletes the averages of students in a batch. */
export async function deleteAverages(em: SqlEntityManager, changed: ChangedAverages): Promise<void> {
  await sql`delete from grade_averages where academy_id = ${academyOf(em)} and batch_id = ${changed.batchId}
    and ${isChanged(em, sql`student_id`, changed)}`.execute(em.getKysely());
}
