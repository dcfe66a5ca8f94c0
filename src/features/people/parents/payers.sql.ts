import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../platform/database/bulk-rows.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import { inIds } from '../../../platform/loaders/read-model.ts';

/** Returns the ids of those of the given students who have a parent who receives their bills. */
export async function studentsWithPayer(em: SqlEntityManager, studentIds: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`select distinct l.student_id as id from parent_students l
      join parents p on p.academy_id = ${academyOf(em)} and p.id = l.parent_id and p.deleted_at is null
      where l.academy_id = ${academyOf(em)} and l.receives_billing
        and ${inIds(sql`l.student_id`, studentIds, engineOf(em))}`,
  );
  return rows.map(({ id }) => id);
}
