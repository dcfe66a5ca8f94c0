import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { academyOf } from '../../../../platform/database/tenant-guard.ts';
import { now } from '../../../../platform/time/now.ts';

/** Adds a view of each material by a student. Parallel views of a student wait for each other, so that each counts. */
export async function storeViews(
  em: SqlEntityManager,
  studentId: string,
  materialIds: readonly string[],
): Promise<void> {
  const at = now();
  for (const materialId of materialIds) {
    await sql`insert into material_views
        (academy_id, id, created_at, updated_at, material_id, student_id, first_viewed_at, last_viewed_at, count)
      values (${academyOf(em)}, ${uuid()}, ${at}, ${at}, ${materialId}, ${studentId}, ${at}, ${at}, 1)
      on conflict (academy_id, material_id, student_id) do update
        set count = material_views.count + 1, last_viewed_at = excluded.last_viewed_at,
          updated_at = excluded.updated_at`.execute(em.getKysely());
  }
}
