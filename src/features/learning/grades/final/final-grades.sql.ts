import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../../platform/database/bulk-rows.ts';
import { rowsOf } from '../../../../platform/database/rows-of.ts';
import { academyOf } from '../../../../platform/database/tenant-guard.ts';
import { inIds } from '../../../../platform/loaders/read-model.ts';
import { ALL_TERMS } from '../averages/grade-average.entity.ts';

/** Returns the averages over published assessments of a batch, in hundredths of a per cent, by student id. */
export async function publishedAverages(em: SqlEntityManager, batchId: string): Promise<Map<string, number>> {
  const rows = await rowsOf(
    em,
    sql<{ studentId: string; average: number }>`select g.student_id as "studentId", g.published_average as average
      from grade_averages g where g.academy_id = ${academyOf(em)} and g.batch_id = ${batchId}
        and g.term_key = ${ALL_TERMS} and g.published_average is not null`,
  );
  return new Map(rows.map(({ studentId, average }) => [studentId, average]));
}

/** Returns the ids of the enrollments in a batch whose grades were filled by a finalisation. */
export async function finalisedIn(em: SqlEntityManager, batchId: string): Promise<string[]> {
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`select e.id from enrollments e
      join final_grades f on f.academy_id = ${academyOf(em)} and f.enrollment_id = e.id
      where e.academy_id = ${academyOf(em)} and e.batch_id = ${batchId} and e.deleted_at is null`,
  );
  return rows.map(({ id }) => id);
}

/** Deletes the `FinalGrade` rows of enrollments, because their grades were changed after the finalisation. */
export async function deleteFinalGrades(em: SqlEntityManager, enrollmentIds: readonly string[]): Promise<void> {
  await sql`delete from final_grades where academy_id = ${academyOf(em)}
    and ${inIds(sql`enrollment_id`, enrollmentIds, engineOf(em))}`.execute(em.getKysely());
}
