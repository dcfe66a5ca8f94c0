import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../../platform/database/bulk-rows.ts';
import { rowsOf } from '../../../../platform/database/rows-of.ts';
import { inIds } from '../../../../platform/loaders/read-model.ts';

/** Returns the ids of those given students who had an active enrollment in the batch at any time. */
export async function everActiveIn(
  em: SqlEntityManager,
  academyId: string | null,
  batchId: string,
  studentIds: readonly string[],
): Promise<Set<string>> {
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`select distinct e.student_id as id from enrollments e
      where e.academy_id = ${academyId} and e.batch_id = ${batchId} and ${inIds(sql`e.student_id`, studentIds, engineOf(em))}
        and e.active_from is not null and e.deleted_at is null`,
  );
  return new Set(rows.map(({ id }) => id));
}
